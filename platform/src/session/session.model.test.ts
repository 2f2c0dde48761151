import { cleaned, isLoggedIn, nothingRemembered, parseVendorDetails } from './session.model';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test.each([
  ['jwtToken', token, token],
  ['jwtToken', 'garbage', null],
  ['jwtToken', 'undefined', null],
  ['jwtToken', '', null],
  ['otpVerified', 'true', 'true'],
  ['otpVerified', 'false', 'false'],
  ['otpVerified', 'yes', null],
  ['vendorType', 'null', null],
  ['vendorType', 'type-1', 'type-1'],
  ['userId', 'x'.repeat(65), null],
  ['emailID', 'meera@example.in', 'meera@example.in'],
  ['emailID', 'meera', null],
  ['profession', ' doctor', null],
  ['profession', 'govt officer', 'govt officer'],
  ['profession', "ca's", "ca's"],
  ['vendorDetails', '{"fullName":"Meera","phoneNumber":"98765 43210"}', expect.any(String)],
  ['vendorDetails', '{"fullName":', null],
  ['vendorDetails', '[]', null],
] as const)('%s stored as %j counts as %j', (key, stored, expected) => {
  expect(cleaned(key, stored)).toEqual(expected);
});

test.each([
  ['true', token, true],
  ['false', token, false],
  [null, token, false],
  ['true', null, false],
])('otpVerified %j with token %j is logged in: %j', (otpVerified, jwtToken, expected) => {
  expect(isLoggedIn({ ...nothingRemembered, otpVerified, jwtToken })).toBe(expected);
});

test('vendor details are read only when both fields are there', () => {
  expect(parseVendorDetails('{"fullName":"Meera","phoneNumber":"1"}')).toEqual({
    fullName: 'Meera',
    phoneNumber: '1',
  });
  expect(parseVendorDetails('{"fullName":"Meera"}')).toBeNull();
  expect(parseVendorDetails('"Meera"')).toBeNull();
});

import { anAccount, aToken, aVendorAccount, signedIn } from '@nukkad/platform/testing';
import { homeOf, placeAfterLogin, placeAfterVerification, signedInStorage } from './entrance.model';

const user = anAccount();
const vendor = aVendorAccount();
const operator = anAccount({ role: 'operator' });

test.each([
  ['a user', user, null, null, '/homepage'],
  [
    'a user whom a page asked to sign in',
    user,
    null,
    '/profile?section=favourites',
    '/profile?section=favourites',
  ],
  ['a user, sent by a dashboard', user, null, '/doctor-dashboard', '/homepage'],
  ['an operator, sent by the queue', operator, null, '/operator-dashboard', '/operator-dashboard'],
  ['an operator, sent by a dashboard', operator, null, '/doctor-dashboard', '/doctor-dashboard'],
  ['an operator', operator, null, null, '/operator-dashboard'],
  ['a teacher', vendor, 'teacher', null, '/teacher-dashboard'],
  [
    'a teacher, sent by an own page',
    vendor,
    'teacher',
    '/teacher-dashboard/students',
    '/teacher-dashboard/students',
  ],
  [
    'a teacher, sent by a doctor’s page',
    vendor,
    'teacher',
    '/doctor-dashboard',
    '/teacher-dashboard',
  ],
  ['a profession of two words', vendor, 'govt officer', null, '/govt officer-dashboard'],
  [
    'its own page as browsers write it',
    vendor,
    'govt officer',
    '/govt%20officer-dashboard',
    '/govt%20officer-dashboard',
  ],
  ['an unlisted profession', vendor, null, null, '/trial'],
  ['a page of nobody', vendor, 'teacher', '/%E0-dashboard', '/teacher-dashboard'],
])('after login %s goes on', (_who, account, profession, from, place) => {
  expect(placeAfterLogin(account, profession, from)).toBe(place);
});

test.each([
  ['a user', user, null, null, '/profile'],
  ['a user who was booking', user, null, '/book?id=vendor-1', '/book?id=vendor-1'],
  ['a user, sent by a dashboard', user, null, '/doctor-dashboard', '/profile'],
  ['a user with leftovers of a vendor', user, 'doctor', null, '/profile'],
  ['a vendor', vendor, 'teacher', null, '/teacher-dashboard'],
  ['a vendor who was booking', vendor, 'teacher', '/book?id=vendor-1', '/teacher-dashboard'],
  ['an unlisted profession', vendor, null, null, '/trial'],
])('after verification %s goes on', (_who, account, profession, from, place) => {
  expect(placeAfterVerification(account, profession, from)).toBe(place);
});

test('a vendor’s session has all eight keys', () => {
  expect(signedInStorage(signedIn(vendor), 'teacher')).toEqual({
    otpVerified: 'true',
    jwtToken: aToken,
    userId: vendor._id,
    emailID: vendor.email,
    vendorType: 'type-teacher',
    vendorId: 'vendor-7',
    vendorDetails: '{"fullName":"Ravi Kumar","phoneNumber":"+919876543210"}',
    profession: 'teacher',
  });
});

test('a user’s session removes what a vendor left behind', () => {
  expect(signedInStorage(signedIn(user), 'teacher')).toMatchObject({
    vendorType: null,
    vendorId: null,
    vendorDetails: null,
    profession: null,
  });
});

test.each([
  [null, null, '/homepage'],
  ['type-teacher', 'teacher', '/teacher-dashboard'],
  ['type-teacher', null, '/trial'],
])('somebody of type %j, %j is at home at %s', (vendorType, profession, home) => {
  expect(homeOf({ vendorType, profession })).toBe(home);
});

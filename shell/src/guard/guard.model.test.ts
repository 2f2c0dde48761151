import { anAccount, aVendorAccount } from '@nukkad/platform/testing';
import { differs, rememberedOf, suits } from './guard.model';

test.each([
  ['user', 'user', true],
  ['user', 'vendor', false],
  ['vendor', 'user', true],
  ['vendor', 'vendor', true],
  ['operator', 'vendor', true],
  ['user', 'operator', false],
  ['vendor', 'operator', false],
  ['operator', 'operator', true],
] as const)('a %s suits a page for a %s: %j', (role, needs, expected) => {
  expect(suits({ role }, needs)).toBe(expected);
});

test('a profession that could not be had stays as it is', () => {
  expect(rememberedOf(aVendorAccount(), undefined)).not.toHaveProperty('profession');
  expect(rememberedOf(aVendorAccount(), null)).toMatchObject({ profession: null });
});

test('only what the account says is compared', () => {
  const nobody = {
    otpVerified: 'true',
    jwtToken: 'a.b.c',
    userId: 'user-1',
    emailID: 'meera@example.in',
    vendorType: null,
    vendorId: null,
    vendorDetails: null,
    profession: null,
  };
  expect(differs(nobody, rememberedOf(anAccount(), null))).toBe(false);
  expect(differs({ ...nobody, userId: 'user-2' }, rememberedOf(anAccount(), null))).toBe(true);
  expect(differs({ ...nobody, profession: 'doctor' }, rememberedOf(anAccount(), null))).toBe(true);
});

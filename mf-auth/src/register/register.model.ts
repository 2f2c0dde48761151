import { limits, type RegistrationAnswer, type StorageKey } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';

/** The proof that others are here: never below the documented number. */
export function customersShown(count: number): string {
  return formatCount(Math.max(limits.happyCustomers, count));
}

/**
 * What a registration leaves on the device until its e-mail is verified; nothing where the account
 * existed already. An earlier session ends with it.
 */
export function registeredStorage(
  email: string,
  { user }: RegistrationAnswer,
): Record<StorageKey, string | null> | null {
  if (user === undefined) return null;
  return {
    otpVerified: 'false',
    jwtToken: user.token,
    userId: user._id,
    emailID: email,
    vendorType: null,
    vendorId: null,
    vendorDetails: null,
    profession: null,
  };
}

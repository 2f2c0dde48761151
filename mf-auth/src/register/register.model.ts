import { limits, type RegistrationAnswer, type StorageKey } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';

/** Number of customers to show: never below the documented one. */
export function customersShown(count: number): string {
  return formatCount(Math.max(limits.happyCustomers, count));
}

/**
 * Session values of a new registration until its email is verified; empty if the account existed.
 * Any earlier session ends.
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

import type { Account, RouteNeeds, StorageKey } from '@nukkad/platform/contract';

type Remembered = Record<StorageKey, string | null>;

/** Whether a page is for somebody of this account. */
export function suits({ role }: Pick<Account, 'role'>, needs: RouteNeeds): boolean {
  if (needs === 'operator') return role === 'operator';
  return needs !== 'vendor' || role !== 'user';
}

/**
 * What the browser remembers of an account; the token is not part of it.
 *
 * @param profession lower-cased name of the user type; undefined where it could not be had
 */
export function rememberedOf(
  { _id, email, vendorType, vendorId, vendorDetails }: Account,
  profession: string | null | undefined,
): Partial<Remembered> {
  return {
    userId: _id,
    emailID: email,
    vendorType,
    vendorId,
    vendorDetails: vendorDetails && JSON.stringify(vendorDetails),
    ...(profession !== undefined && { profession }),
  };
}

/** Whether storage says anything else. */
export function differs(remembered: Remembered, values: Partial<Remembered>): boolean {
  const keys = Object.keys(values) as StorageKey[];
  return keys.some((key) => remembered[key] !== values[key]);
}

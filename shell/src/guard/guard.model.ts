import type { Account, RouteNeeds, StorageKey } from '@nukkad/platform/contract';

type Remembered = Record<StorageKey, string | null>;

/** Whether an account may see a page. */
export function suits({ role }: Pick<Account, 'role'>, needs: RouteNeeds): boolean {
  if (needs === 'operator') return role === 'operator';
  return needs !== 'vendor' || role !== 'user';
}

/**
 * Values of an account to remember in the browser; the token is not one of them.
 *
 * @param profession lower-cased name of the user type; undefined when it could not be loaded
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

/** Whether any value differs from storage. */
export function differs(remembered: Remembered, values: Partial<Remembered>): boolean {
  const keys = Object.keys(values) as StorageKey[];
  return keys.some((key) => remembered[key] !== values[key]);
}

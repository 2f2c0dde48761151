import type { UserType } from './wire';

/** Lower-cased name of a user type, as in URLs; null when it is not listed. */
export function professionNamed(
  userTypes: readonly UserType[],
  vendorType: string | null,
): string | null {
  const found = userTypes.find(({ _id }) => _id === vendorType);
  return found?.userTypeName.toLowerCase() ?? null;
}

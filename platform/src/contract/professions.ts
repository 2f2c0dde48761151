import type { UserType } from './wire';

/**
 * Speciality that the list of a profession shows if its address names none; without one, it shows
 * all professionals, as `?spec=all` does.
 */
export const defaultSpecialities = {
  doctor: 'dentist',
  teacher: 'english',
  officer: 'service-related',
} as const;

/** Lower-cased name of a user type, as in URLs; null when it is not listed. */
export function professionNamed(
  userTypes: readonly UserType[],
  vendorType: string | null,
): string | null {
  const found = userTypes.find(({ _id }) => _id === vendorType);
  return found?.userTypeName.toLowerCase() ?? null;
}

import { kinds } from './kinds.text';

/**
 * Where a complaint about an officer is written. Whoever takes complaints of one kind has that kind
 * chosen.
 *
 * @param speciality what the officer takes complaints of: "Service-related"
 */
export function complaintAddress(officer: string, speciality: string | undefined): string {
  const kind = Object.keys(kinds).find((slug) => kinds[slug] === speciality);
  return `/complaints?${new URLSearchParams({ officer, ...(kind && { kind }) })}`;
}

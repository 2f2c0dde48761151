/**
 * Where a complaint about an officer is written, with the kind chosen that the officer takes. The
 * page leaves alone what is no kind, so that cards need not know the kinds.
 *
 * @param speciality what the officer takes complaints of: "Service-related"
 */
export function complaintAddress(officer: string, speciality: string | undefined): string {
  const kind = speciality?.toLowerCase().replaceAll(' ', '-');
  return `/complaints?${new URLSearchParams({ officer, ...(kind && { kind }) })}`;
}

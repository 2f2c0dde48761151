/**
 * Address of the form for a complaint about an officer, with the officer's kind preselected. The
 * form ignores unknown kinds, so cards need not know the kinds.
 *
 * @param speciality what the officer takes complaints of: "Service-related"
 */
export function complaintAddress(officer: string, speciality: string | undefined): string {
  const kind = speciality?.toLowerCase().replaceAll(' ', '-');
  return `/complaints?${new URLSearchParams({ officer, ...(kind && { kind }) })}`;
}

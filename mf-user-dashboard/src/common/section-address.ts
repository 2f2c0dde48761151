/** The sections of the dashboard, as the address names them; the first is the default. */
export const sections = [
  'personalInfo',
  'appointments',
  'manageAddresses',
  'reviews',
  'favourites',
  'support',
  'messages',
  'assignments',
  'records',
] as const;

export type SectionName = (typeof sections)[number];

/** Where a section is; what else it should show: `sectionAddress('support', { ticket: '1' })`. */
export function sectionAddress(section: SectionName, more: Record<string, string> = {}): string {
  return `/profile?${new URLSearchParams({ section, ...more })}`;
}

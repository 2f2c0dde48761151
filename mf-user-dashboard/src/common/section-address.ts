/** Sections of the dashboard by their names in the address; the first is the default. */
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

/** Address of a section, with further parameters: `sectionAddress('support', { ticket: '1' })`. */
export function sectionAddress(section: SectionName, more: Record<string, string> = {}): string {
  return `/profile?${new URLSearchParams({ section, ...more })}`;
}

import { type SectionName, sections } from '../common/section-address';

/** Section in the address; the first if unknown. */
export function sectionOf(asked: string | null): SectionName {
  return sections.find((section) => section === asked) ?? sections[0];
}

/** The documented menu; messages and records were added later. */
export const menu: readonly { group: 'account' | 'other' | null; entries: SectionName[] }[] = [
  { group: null, entries: ['appointments'] },
  { group: 'account', entries: ['personalInfo', 'manageAddresses'] },
  { group: 'other', entries: ['reviews', 'favourites', 'support', 'messages', 'records'] },
];

/** Sections reached from another one: the documented menu has no entry for them. */
const within: Partial<Record<SectionName, SectionName>> = { assignments: 'appointments' };

/** The current menu entry of a section. */
export const entryOf = (section: SectionName): SectionName => within[section] ?? section;

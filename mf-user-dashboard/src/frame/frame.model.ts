import { type SectionName, sections } from '../common/section-address';

/** The section that the address asks for; the first for one it does not know. */
export function sectionOf(asked: string | null): SectionName {
  return sections.find((section) => section === asked) ?? sections[0];
}

/** The menu as it is documented; messages and records joined it later. */
export const menu: readonly { group: 'account' | 'other' | null; entries: SectionName[] }[] = [
  { group: null, entries: ['appointments'] },
  { group: 'account', entries: ['personalInfo', 'manageAddresses'] },
  { group: 'other', entries: ['reviews', 'favourites', 'support', 'messages', 'records'] },
];

/** Sections that another one leads to: the documented menu has no entry for them. */
const within: Partial<Record<SectionName, SectionName>> = { assignments: 'appointments' };

/** The entry of the menu that is current in a section. */
export const entryOf = (section: SectionName): SectionName => within[section] ?? section;

import { sections } from '../common/section-address';
import { entryOf, menu, sectionOf } from './frame.model';

test.each([
  [null, 'personalInfo'],
  ['', 'personalInfo'],
  ['nowhere', 'personalInfo'],
  ['manageAddresses', 'manageAddresses'],
  ['messages', 'messages'],
  ['assignments', 'assignments'],
])('%s leads to %s', (asked, section) => {
  expect(sectionOf(asked)).toBe(section);
});

test('every section is reached by one entry of the menu', () => {
  const entries = menu.flatMap((group) => group.entries);
  expect([...entries].sort()).toEqual([...new Set(sections.map(entryOf))].sort());
  expect(entryOf('assignments')).toBe('appointments');
});

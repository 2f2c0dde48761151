import { sections } from '../common/section-address';
import { menu, sectionOf } from './frame.model';

test.each([
  [null, 'personalInfo'],
  ['', 'personalInfo'],
  ['nowhere', 'personalInfo'],
  ['manageAddresses', 'manageAddresses'],
  ['messages', 'messages'],
])('%s leads to %s', (asked, section) => {
  expect(sectionOf(asked)).toBe(section);
});

test('every section stands in the menu once', () => {
  const entries = menu.flatMap((group) => group.entries);
  expect([...entries].sort()).toEqual([...sections].sort());
});

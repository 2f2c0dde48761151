import { practiceStats } from '@nukkad/platform/testing';
import { firstStepsOf, isNew } from './first-steps.model';

test.each([
  ['draft', [], ['open', 'open', 'open']],
  ['draft', ['availability'], ['open', 'open', 'done']],
  ['changes-needed', ['availability'], ['open', 'open', 'done']],
  ['submitted', [], ['done', 'waiting', 'done']],
  ['approved', [], ['done', 'done', 'done']],
] as const)('whose page is %s, with %j stored: %j', (state, stored, expected) => {
  const { page, verified, hours, booking } = firstStepsOf({ state, stored: [...stored] });
  expect([page, verified, hours]).toEqual(expected);
  expect(booking).toBe('open');
});

test.each([
  [0, true],
  [1, false],
])('with %i clients somebody is new: %j', (value, expected) => {
  expect(isNew(practiceStats({ clients: { value, before: null } }))).toBe(expected);
});

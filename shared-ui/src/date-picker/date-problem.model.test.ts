import { dateProblem } from './date-problem.model';

const limits = {
  min: '2026-11-20',
  max: '2026-12-04',
  isUnavailable: (day: string) => day === '2026-11-22',
};

test.each([
  [null, undefined],
  ['2026-11-19', 'Choose Friday 20 November 2026 or later'],
  ['2026-11-20', undefined],
  ['2026-11-22', 'Sunday 22 November 2026 is not available'],
  ['2026-12-04', undefined],
  ['2026-12-05', 'Choose Friday 4 December 2026 or earlier'],
])('%s: %s', (day, problem) => {
  expect(dateProblem(day, limits)).toBe(problem);
});

test('without limits every day can be', () => {
  expect(dateProblem('1947-08-15', {})).toBeUndefined();
});

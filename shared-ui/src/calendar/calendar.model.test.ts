import { dayLabel } from './calendar.model';

const plain = { isToday: false, isSelected: false, isAvailable: true, mark: undefined };

test.each([
  [{}, 'Friday 20 November 2026'],
  [{ isToday: true }, 'Friday 20 November 2026, today'],
  [{ mark: '3 visits' }, 'Friday 20 November 2026, 3 visits'],
  [{ isAvailable: false }, 'Friday 20 November 2026, not available'],
  [
    { isToday: true, mark: '1 visit', isSelected: true },
    'Friday 20 November 2026, today, 1 visit, selected',
  ],
])('a day that is %j is read as "%s"', (state, label) => {
  expect(dayLabel('2026-11-20', { ...plain, ...state })).toBe(label);
});

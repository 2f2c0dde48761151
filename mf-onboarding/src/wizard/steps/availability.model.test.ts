import { hoursWhenTicked, withHoursOf } from './availability.model';

const off = { isOn: false, from: '', to: '' };
const on = (from: string, to: string) => ({ isOn: true, from, to });
const weekOf = (...days: (typeof off)[]) =>
  days.map((day, index) => ({ weekday: index + 1, ...day }));

test.each([
  ['the usual ones where no day has any', weekOf(off, off), 1, ['09:00', '17:00']],
  ['those of the day before', weekOf(on('10:00', '14:00'), off, off), 2, ['10:00', '14:00']],
  [
    'those of the nearest day before',
    weekOf(on('08:00', '12:00'), on('10:00', '14:00'), off),
    2,
    ['10:00', '14:00'],
  ],
  ['those of a later day', weekOf(off, on('10:00', '14:00')), 0, ['10:00', '14:00']],
  ['its own', weekOf(on('08:00', '12:00'), { ...off, from: '11:00' }), 1, ['11:00', '']],
  ['not half ones', weekOf(on('08:00', ''), off), 1, ['09:00', '17:00']],
])('a day that is ticked gets %s', (_case, days, nth, [from, to]) => {
  expect(hoursWhenTicked(days, nth)).toEqual({ from, to });
});

test('the hours of one day are given to all', () => {
  expect(withHoursOf(weekOf(off, on('10:00', '14:00'), on('08:00', '09:00')), 1)).toEqual(
    weekOf(on('10:00', '14:00'), on('10:00', '14:00'), on('10:00', '14:00')),
  );
});

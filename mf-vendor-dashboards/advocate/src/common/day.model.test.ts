import { dayIn } from '@nukkad/vendor-kit';
import { clockIn, instantOf, mondayOf, weekWords } from './day.model';

const INDIA = 'Asia/Kolkata';
const LONDON = 'Europe/London';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test.each([
  ['2026-11-23', 'Nov 23 - Nov 29, 2026'],
  ['2026-08-31', 'Aug 31 - Sep 06, 2026'],
  ['2026-12-28', 'Dec 28 - Jan 03, 2027'],
])('the week of %s reads %s', (monday, words) => expect(weekWords(monday)).toBe(words));

test.each([
  ['2026-11-23', '10:30', INDIA, '2026-11-23T05:00:00.000Z'],
  ['2026-11-23', '00:15', INDIA, '2026-11-22T18:45:00.000Z'],
  ['2026-07-01', '10:00', LONDON, '2026-07-01T09:00:00.000Z'],
  ['2026-03-29', '02:30', LONDON, '2026-03-29T01:30:00.000Z'],
])('%s %s in %s is %s, and back', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone)).toBe(instant);
  expect([dayIn(instant, zone), clockIn(instant, zone)]).toEqual([day, time]);
});

import { freeTimes, noTimesWords } from './booking.model';
import { text } from './booking.text';

const day = '2030-01-07';
const open = (...hours: { from: string; to: string }[]) => ({
  days: [{ date: day, open: hours, lunch: null }],
});

test.each([
  ['closed', open(), text.closedDay],
  ['open and taken', open({ from: '10:00', to: '13:00' }), text.noTimes],
  ['not answered', { days: [] }, text.closedDay],
])('a day that is %s says why it has no free time', (_what, calendar, words) => {
  expect(noTimesWords(calendar, day)).toBe(words);
});

test.each([
  ['the day before', '2030-01-06T18:00:00Z', ['10:00', '10:30', '11:00']],
  ['half past ten', '2030-01-07T05:00:00Z', ['11:00']],
  ['noon', '2030-01-07T06:30:00Z', []],
])('times that have passed are not offered: %s', (_when, now, times) => {
  const calendar = {
    ...open({ from: '10:00', to: '11:30' }),
    ...{ timeZone: 'Asia/Kolkata', slotMinutes: 30, bufferBefore: 0, bufferAfter: 0 },
    ...{ bookings: [], exceptions: [] },
  };
  expect(freeTimes(calendar, day, 30, new Date(now))).toEqual(times);
});

import { noTimesWords } from './booking.model';
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

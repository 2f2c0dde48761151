import type { BookableSlot, SlotsAnswer } from '@nukkad/platform/contract';
import {
  bookAddress,
  firstWanted,
  freeIn,
  openPart,
  shortTime,
  shownDay,
  slotName,
  stateOf,
  type Wanted,
  weekRange,
} from './times.model';

type Day = SlotsAnswer['days'][number];

const slot = (start: string, taken: 'lunch' | 'past' | null = null) => ({
  start,
  time: '14:30',
  taken,
});

const day = (date: string, free: number): Day => ({
  date,
  free,
  groups: [
    { part: 'morning', slots: [slot(`${date}T05:00:00Z`, 'past')] },
    { part: 'afternoon', slots: free > 0 ? [slot(`${date}T09:00:00Z`)] : [] },
    { part: 'evening', slots: free > 0 ? [slot(`${date}T12:00:00Z`)] : [] },
  ],
});

test.each([
  [0, '2026-11-21', '2026-11-27'],
  [1, '2026-11-28', '2026-12-04'],
])('week %i is from %s to %s', (week, from, to) => {
  expect(weekRange('2026-11-21', week)).toEqual({ from, to });
});

const week = [day('2026-11-21', 0), day('2026-11-22', 2), day('2026-11-23', 2)];

test.each([
  ['the chosen one', '2026-11-23', week, '2026-11-23'],
  ['the first free one', null, week, '2026-11-22'],
  ['the first free one of another week', '2026-12-24', week, '2026-11-22'],
  ['the first where none is free', null, week.slice(0, 1), '2026-11-21'],
  ['none of none', null, [], undefined],
])('the day on show is %s', (_which, chosen, days, date) => {
  expect(shownDay(days, chosen)?.date).toBe(date);
});

test.each([
  ['the first free part', week[1], null, 'afternoon'],
  ['the part of the chosen time', week[1], '2026-11-22T12:00:00Z', 'evening'],
  ['nothing on a full day', week[0], null, undefined],
])('open is %s', (_what, shown, chosen, part) => {
  expect(openPart(shown as Day, chosen)).toBe(part);
});

const reasons = (...taken: BookableSlot['taken'][]): Day => ({
  date: '2026-11-22',
  free: taken.filter((reason) => reason === null).length,
  groups: [
    {
      part: 'morning',
      slots: taken.map((reason) => ({ start: '', time: '10:00', taken: reason })),
    },
  ],
});

test.each([
  ['free', reasons('past', 'booked', null)],
  ['full', reasons('past', 'booked', 'lunch', 'closed')],
  ['none', reasons('past', 'lunch', 'closed')],
  ['none', reasons()],
])('a day is %s', (state, of) => expect(stateOf(of)).toBe(state));

test('taken times are not free', () => {
  expect(freeIn({ part: 'morning', slots: [slot('a'), slot('b', 'lunch')] })).toBe(1);
});

test.each([
  ['10:00', '10:00'],
  ['14:30', '2:30'],
  ['00:30', '12:30'],
])('%s is shown as %s', (time, shown) => {
  expect(shortTime(time)).toBe(shown);
});

test('a time says its half of the day, its date, its zone, and why it is taken', () => {
  const date = 'Saturday 21 November 2026';
  expect(slotName(slot('2026-11-21T09:00:00Z'), date)).toBe(`2:30 PM, ${date}, IST`);
  expect(slotName(slot('2026-11-21T09:00:00Z', 'lunch'), date)).toBe(
    `2:30 PM, ${date}, IST, Lunch break`,
  );
});

const lesson: Wanted = { kind: 'lesson', service: null, hours: null };

test.each<[string, Wanted, string | null, string]>([
  ['a time', lesson, '2026-11-21T09:00:00.000Z', 'at=2026-11-21T09%3A00%3A00.000Z&kind=lesson'],
  ['a service', { ...lesson, service: 's1' }, null, 'kind=lesson&service=s1'],
  ['hours', { kind: 'hire', service: null, hours: 3 }, null, 'kind=hire&hours=3'],
])('the address of a booking says all of %s', (_what, wanted, start, query) => {
  expect(bookAddress('v 1', wanted, start)).toBe(`/book?id=v+1&${query}`);
});

test('somebody is hired for an hour at first, and others for their own time', () => {
  expect(firstWanted(['hire'])).toEqual({ kind: 'hire', service: null, hours: 1 });
  expect(firstWanted(['trial', 'lesson'])).toEqual({ kind: 'trial', service: null, hours: null });
});

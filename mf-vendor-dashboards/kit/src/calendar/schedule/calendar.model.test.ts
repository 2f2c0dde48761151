import { aPracticeBooking, aPracticeCalendar } from '@nukkad/platform/testing';
import {
  agoWords,
  allDayEntries,
  exceptionOf,
  gapsIn,
  hasMoreHours,
  hoursOf,
  monthEntries,
  shadesOf,
  weekEntries,
} from './calendar.model';
import { mondayCalendar, sundayCalendar } from './config';

const DAY = '2030-01-07';
const week = { from: DAY, to: DAY };
// 5:30 PM in India.
const late = aPracticeBooking();
const early = aPracticeBooking({
  _id: 'early',
  start: '2030-01-07T02:15:00.000Z',
  end: '2030-01-07T02:45:00.000Z',
});

test.each([
  ['09:00 to 17:00', mondayCalendar, [], '09:00', '18:00'],
  ['08:00 to 16:00', sundayCalendar, [], '08:00', '17:00'],
  ['as late as a booking', sundayCalendar, [late], '08:00', '18:00'],
  ['as early as a booking', mondayCalendar, [early], '07:00', '18:00'],
])('rows go from %s', (_, config, bookings, from, to) => {
  const rows = hoursOf(config, aPracticeCalendar(week, { bookings }), false);
  expect(rows).toEqual({ from, to, stepMinutes: 60 });
});

test('all hours are drawn on request, where there are more', () => {
  const calendar = aPracticeCalendar(week);
  expect(hasMoreHours(mondayCalendar, calendar)).toBe(true);
  expect(hoursOf(mondayCalendar, calendar, true).to).toBe('20:00');
  const short = aPracticeCalendar(week, {
    days: [{ date: DAY, open: [{ from: '10:00', to: '13:00' }], lunch: null }],
  });
  expect(hasMoreHours(mondayCalendar, short)).toBe(false);
});

test('a booking is drawn by name, disease and timings, in the zone of the practice', () => {
  const requested = { ...late, status: 'requested' as const };
  const [entry] = weekEntries(aPracticeCalendar(week, { bookings: [requested] }), null);
  expect(entry).toEqual({
    id: 'booking-1',
    day: DAY,
    start: '17:30',
    end: '18:00',
    title: 'Meera Iyer',
    detail: 'Cleaning · Pending',
    tone: 'warning',
    isFixed: false,
  });
});

test('a full week makes no formats of its own: each takes longer than all of its times', () => {
  const bookings = Array.from({ length: 80 }, (_, nth) => aPracticeBooking({ _id: `nth-${nth}` }));
  const calendar = aPracticeCalendar(week, { bookings });
  const draw = () => [
    weekEntries(calendar, null),
    shadesOf(calendar, hoursOf(mondayCalendar, calendar, false)),
  ];
  draw();
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  draw();
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('one that was dropped stands where it was dropped', () => {
  const dropped = { id: 'booking-1', start: '2030-01-08T04:30:00.000Z' };
  const [entry] = weekEntries(aPracticeCalendar(week, { bookings: [late] }), dropped);
  expect(entry).toMatchObject({ day: '2030-01-08', start: '10:00', end: '10:30' });
});

test('what was cancelled is not drawn', () => {
  const bookings = [{ ...late, status: 'cancelled-by-client' as const }];
  expect(weekEntries(aPracticeCalendar(week, { bookings }), null)).toEqual([]);
});

const exceptions = [
  { _id: 'a', date: DAY, kind: 'closed' as const, hours: null, note: 'Pongal' },
  {
    _id: 'b',
    date: DAY,
    kind: 'closed' as const,
    hours: { from: '10:00', to: '11:00' },
    note: null,
  },
  {
    _id: 'c',
    date: DAY,
    kind: 'open' as const,
    hours: { from: '08:00', to: '09:00' },
    note: null,
  },
];

test('holidays lie above the hours, blocked times in them', () => {
  const calendar = aPracticeCalendar(week, { exceptions });
  expect(allDayEntries(calendar).map(({ title }) => title)).toEqual([
    'Pongal',
    'Also open 8:00 AM – 9:00 AM',
  ]);
  expect(weekEntries(calendar, null)).toMatchObject([
    { start: '10:00', end: '11:00', title: 'Blocked', tone: 'blocked', isFixed: true },
  ]);
  expect(exceptionOf(calendar, 'exception:b')?._id).toBe('b');
  expect(exceptionOf(calendar, 'b')).toBeUndefined();
});

test('lunch, buffers and closed time are shaded', () => {
  const calendar = aPracticeCalendar(week, { bookings: [late] });
  const shades = shadesOf(calendar, { from: '09:00', to: '18:00' });
  expect(shades.map(({ kind, start, end }) => `${kind} ${start}-${end}`)).toEqual([
    'closed 09:00-10:00',
    'lunch 14:00-16:00',
    'buffer 18:00-18:15',
  ]);
});

test.each([
  [[], ['09:00-18:00']],
  [[['09:00', '18:00']], []],
  [[['12:00', '20:00']], ['09:00-12:00']],
  [
    [
      ['16:00', '17:00'],
      ['10:00', '14:00'],
    ],
    ['09:00-10:00', '14:00-16:00', '17:00-18:00'],
  ],
  [
    [
      ['08:00', '13:00'],
      ['10:00', '11:00'],
    ],
    ['13:00-18:00'],
  ],
] as [[string, string][], string[]][])('beside %j there is %j', (spans, gaps) => {
  const found = gapsIn(
    spans.map(([from, to]) => ({ from, to })),
    { from: '09:00', to: '18:00' },
  );
  expect(found.map(({ from, to }) => `${from}-${to}`)).toEqual(gaps);
});

test('a day of the month has its holiday and its visits', () => {
  const calendar = aPracticeCalendar(week, { bookings: [late], exceptions });
  expect(monthEntries(calendar, DAY).map(({ label }) => label)).toEqual([
    'Pongal',
    'Meera Iyer, 5:30 PM',
  ]);
  expect(monthEntries(calendar, '2030-01-08')).toEqual([]);
});

test.each([
  [0, '0 s'],
  [12_400, '12 s'],
  [59_999, '59 s'],
  [185_000, '3 min'],
])('%i ms ago is %s', (passed, words) => {
  expect(agoWords(passed)).toBe(words);
});

describe('busy times of connected calendars', () => {
  // 4:30 PM to 5:30 PM, and from 11 PM to 1 AM, in India.
  const hour = { start: '2030-01-07T11:00:00.000Z', end: '2030-01-07T12:00:00.000Z' };
  const night = { start: '2030-01-07T17:30:00.000Z', end: '2030-01-07T19:30:00.000Z' };
  const calendar = aPracticeCalendar(
    { from: DAY, to: '2030-01-08' },
    { busyElsewhere: [hour, night] },
  );

  test('are marked on each of their days, without what they are', () => {
    const rows = { from: '09:00', to: '18:00' };
    const busy = shadesOf(calendar, rows).filter(({ kind }) => kind === 'busy');
    const label = 'Busy (calendar elsewhere)';
    expect(busy).toEqual([
      { day: DAY, start: '16:30', end: '17:30', kind: 'busy', label },
      { day: DAY, start: '23:00', end: '24:00', kind: 'busy', label },
      { day: '2030-01-08', start: '00:00', end: '01:00', kind: 'busy', label },
    ]);
  });

  test('stand in the month after the bookings', () => {
    const labels = monthEntries({ ...calendar, bookings: [late] }, DAY).map(({ label }) => label);
    expect(labels).toEqual([
      'Meera Iyer, 5:30 PM',
      'Busy (calendar elsewhere), 4:30 PM – 5:30 PM',
      'Busy (calendar elsewhere), 11:00 PM – 12:00 AM',
    ]);
  });
});

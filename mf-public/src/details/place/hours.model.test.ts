import { opennessAt, weekOf, workingSpans } from './hours.model';

const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' })),
  { weekday: 6, opens: '11:00', closes: '18:00' },
];
const lunch = { from: '14:00', to: '16:00' };

test('a week has seven days, in order, with breaks', () => {
  const week = weekOf([
    { weekday: 1, opens: '16:00', closes: '20:00' },
    { weekday: 1, opens: '10:00', closes: '14:00' },
  ]);
  expect(week).toHaveLength(7);
  expect(week[0]?.spans).toEqual([
    { from: '10:00', to: '14:00' },
    { from: '16:00', to: '20:00' },
  ]);
  expect(week[6]?.spans).toEqual([]);
  expect(weekOf([])).toEqual([]);
});

test.each([
  ['no break', null, [{ from: '10:00', to: '20:00' }]],
  [
    'a break within',
    lunch,
    [
      { from: '10:00', to: '14:00' },
      { from: '16:00', to: '20:00' },
    ],
  ],
  ['a break at the start', { from: '09:00', to: '11:00' }, [{ from: '11:00', to: '20:00' }]],
  ['a break outside', { from: '21:00', to: '22:00' }, [{ from: '10:00', to: '20:00' }]],
])('a day with %s', (_what, pause, spans) => {
  expect(workingSpans(1, hours, pause)).toEqual(spans);
});

// 21 November 2026 is a Saturday; India is five and a half hours ahead.
test.each([
  ['Friday 9:59', '2026-11-20T04:29:00Z', 'closed', { weekday: 5, daysAhead: 0, time: '10:00' }],
  ['Friday 10:00', '2026-11-20T04:30:00Z', 'open', '14:00'],
  ['Friday 14:00', '2026-11-20T08:30:00Z', 'lunch', '16:00'],
  ['Friday 16:00', '2026-11-20T10:30:00Z', 'open', '20:00'],
  ['Friday 20:00', '2026-11-20T14:30:00Z', 'closed', { weekday: 6, daysAhead: 1, time: '11:00' }],
  ['Saturday 18:00', '2026-11-21T12:30:00Z', 'closed', { weekday: 1, daysAhead: 2, time: '10:00' }],
  ['Sunday 0:30', '2026-11-21T19:00:00Z', 'closed', { weekday: 1, daysAhead: 1, time: '10:00' }],
])('%s: %s', (_when, instant, state, next) => {
  const openness = opennessAt(new Date(instant), hours, lunch);
  expect(openness.state).toBe(state);
  expect(openness.state === 'closed' ? openness.opens : openness.until).toEqual(next);
});

test('who works one day a week opens a week later', () => {
  const sundays = [{ weekday: 7, opens: '10:00', closes: '12:00' }];
  expect(opennessAt(new Date('2026-11-22T08:00:00Z'), sundays, null)).toEqual({
    state: 'closed',
    opens: { weekday: 7, daysAhead: 7, time: '10:00' },
  });
});

test('without hours nobody opens', () => {
  expect(opennessAt(new Date(), [], null)).toEqual({ state: 'closed', opens: null });
});

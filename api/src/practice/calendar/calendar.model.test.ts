import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PracticeDay } from '@nukkad/platform/contract';
import { type OwnTimes, type Schedule, usualTimes } from '../../availability/slots.model';
import { practiceDays } from './calendar.model';

const monday = '2026-11-23';
const lunch = { from: '13:00', to: '14:00' };

const schedule = (exceptions: OwnTimes['exceptions']): Schedule => ({
  hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
  lunch,
  own: { ...usualTimes, exceptions },
});

const whole = { from: '09:00', to: '17:00' };
const all = { opens: null, closes: null };

const cases: [
  what: string,
  exceptions: OwnTimes['exceptions'],
  expected: Omit<PracticeDay, 'date'>,
][] = [
  ['as on its weekday', [], { open: [whole], lunch }],
  ['closed', [{ day: monday, kind: 'closed', ...all }], { open: [], lunch: null }],
  [
    'closed in the afternoon',
    [{ day: monday, kind: 'closed', opens: '13:00', closes: '17:00' }],
    { open: [{ from: '09:00', to: '13:00' }], lunch: null },
  ],
  [
    'closed in between',
    [{ day: monday, kind: 'closed', opens: '10:00', closes: '11:00' }],
    {
      open: [
        { from: '09:00', to: '10:00' },
        { from: '11:00', to: '17:00' },
      ],
      lunch,
    },
  ],
  [
    'open as well',
    [{ day: monday, kind: 'open', opens: '18:00', closes: '20:00' }],
    { open: [whole, { from: '18:00', to: '20:00' }], lunch },
  ],
  [
    'another day is closed',
    [{ day: '2026-11-30', kind: 'closed', ...all }],
    { open: [whole], lunch },
  ],
];

for (const [what, exceptions, expected] of cases) {
  test(what, () => {
    assert.deepEqual(practiceDays(monday, monday, schedule(exceptions)), [
      { date: monday, ...expected },
    ]);
  });
}

test('every day from the first to the last, also those without hours', () => {
  const days = practiceDays('2026-11-28', '2026-12-07', schedule([]));
  assert.deepEqual(
    days.filter(({ open }) => open.length > 0).map(({ date }) => date),
    ['2026-11-30', '2026-12-07'],
  );
  assert.equal(days.length, 10);
});

import { freeToCancelUntil } from './cancellation';

const at = (day: number, hour = 12) => `2030-01-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`;
const policy = { cancelHours: 4, moveHours: 1 };
const made = { at: at(1), by: 'client', start: at(7) } as const;
const confirmed = { at: at(2), by: 'vendor', start: at(7) } as const;

type Event = { at: string; by: 'client' | 'vendor'; start: string };

test.each<[what: string, start: string, history: Event[], until: string]>([
  ['that was never moved', at(7), [made, confirmed], '2030-01-07T08:00:00.000Z'],
  ['that is a hold', at(7), [], '2030-01-07T08:00:00.000Z'],
  [
    'its client moved in time',
    at(9),
    [made, { at: at(6), by: 'client', start: at(9) }],
    '2030-01-09T08:00:00.000Z',
  ],
  [
    'its client moved too late',
    at(9),
    [made, confirmed, { at: at(7, 10), by: 'client', start: at(9) }],
    '2030-01-07T08:00:00.000Z',
  ],
  [
    'its client moved too late, and once more',
    at(11),
    [
      made,
      { at: at(7, 10), by: 'client', start: at(9) },
      { at: at(7, 11), by: 'client', start: at(11) },
    ],
    '2030-01-07T08:00:00.000Z',
  ],
  [
    'its professional moved, however late',
    at(9),
    [made, { at: at(7, 11), by: 'vendor', start: at(9) }],
    '2030-01-09T08:00:00.000Z',
  ],
  [
    'its professional moved after its client did too late',
    at(10),
    [
      made,
      { at: at(7, 10), by: 'client', start: at(9) },
      { at: at(8), by: 'vendor', start: at(10) },
    ],
    '2030-01-10T08:00:00.000Z',
  ],
])('a booking %s', (_what, start, history, until) => {
  expect(new Date(freeToCancelUntil({ start, policy, history })).toISOString()).toBe(until);
});

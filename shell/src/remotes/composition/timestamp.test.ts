import { fakeWire } from '@nukkad/platform/testing';
import { waitFor } from '@testing-library/react';
import { aKey, writeSignedPage } from '../../testing/signed-page';
import { seenSerial } from './seen-serials';
import { staleness, watchTimestamp } from './timestamp';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const T = Date.parse('2026-11-27T08:00:00.000Z');
const at = (when: number, hours = 1) => ({
  when: new Date(when).toISOString(),
  expires: new Date(when + hours * HOUR).toISOString(),
});
const never = { when: 0, notedAt: 0 };
const told = (when: number, notedAt: number) => ({ when, notedAt });

const answers: [string, ReturnType<typeof at>, typeof never, now: number, RegExp | undefined][] = [
  ['a fresh one', at(T), never, T + 1, undefined],
  ['a clock almost a day ahead', at(T), never, T + DAY, undefined],
  ['a clock a year behind', at(T), never, T - 365 * DAY, undefined],
  ['one of two days ago', at(T), never, T + 2 * DAY, /says it is 2026-11-27T08/],
  ['one that holds for a week', at(T, 168), never, T + 6 * DAY, undefined],
  ['the next one', at(T + HOUR), told(T, T), T + HOUR, undefined],
  ['an earlier one', at(T - HOUR), told(T, T), T, /was later before/],
  ['the same within its hour', at(T), told(T, T), T + HOUR, undefined],
  ['the same after its hour', at(T), told(T, T), T + HOUR + 1, /has said since 2026-11-27T08/],
  [
    'the same, on a clock days behind',
    at(T),
    told(T, T - 3 * DAY),
    T - 3 * DAY + 2 * HOUR,
    /since/,
  ],
  ['no time', { when: 'x', expires: 'y' }, never, T, /without a time/],
];
test.each(answers)('%s', (_what, timestamp, seen, now, says) => {
  const problem = staleness(timestamp, seen, now);
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeUndefined();
});

describe('a page that asked the registry', () => {
  const key = aKey();
  const own = aKey('timestamp-1');
  let wire: ReturnType<typeof fakeWire>;
  let answer: unknown;
  const reported = () => wire.calls.map(({ request }) => (request.body as { code: string }).code);
  const signed = (timestamp: object, by = key) => ({
    timestamp,
    signature: by.sign('timestamp', timestamp),
  });

  beforeEach(() => {
    localStorage.clear();
    writeSignedPage('{}', key);
    wire = fakeWire({ reportClientError: () => undefined });
    globalThis.fetch = async (address, init) => {
      if (address !== '/log/timestamp.json') return wire.fetch(address as string, init);
      return answer ? Response.json(answer) : new Response('', { status: 404 });
    };
  });

  test('hears of no site without timestamps', async () => {
    answer = undefined;
    await watchTimestamp({});
    expect(reported()).toEqual([]);
  });

  test('remembers the newest one, by the key of its role too', async () => {
    const now = Date.now();
    answer = signed(at(now), own);
    await watchTimestamp({ [own.id]: own.publicKey });
    expect(reported()).toEqual([]);
    expect(seenSerial('.timestamp')).toBe(now);
    answer = signed(at(now - HOUR));
    await watchTimestamp({});
    await waitFor(() => expect(reported()).toEqual(['REGISTRY-STALE']));
    answer = undefined;
    await watchTimestamp({});
    await waitFor(() => expect(reported()).toHaveLength(2));
  });

  test('reports one that a stranger signed', async () => {
    answer = signed(at(Date.now()), own);
    await watchTimestamp({});
    await waitFor(() => expect(reported()).toEqual(['REGISTRY-STALE']));
    expect(seenSerial('.timestamp')).toBe(0);
  });

  test('says nothing while the registry does not answer', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    await watchTimestamp({});
    expect(reported()).toEqual([]);
  });
});

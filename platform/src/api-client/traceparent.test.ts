import { fakeWire } from '../testing';
import { createApiClient } from './api-client';

function pageSays(share: string | null) {
  const serverTiming = share === null ? [] : [{ name: 'traces', description: share }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
}

async function traceparents(calls: number): Promise<(string | null)[]> {
  const wire = fakeWire({ getAllCategories: () => [] });
  const client = createApiClient({
    ...{ origin: () => 'http://localhost', token: () => null, onTokenRefused: jest.fn() },
    fetch: wire.fetch,
  });
  for (let made = 0; made < calls; made += 1) await client.call('getAllCategories');
  return wire.calls.map(({ request }) => request.headers.get('traceparent'));
}

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test('a page whose answer says nothing of traces sends nothing', async () => {
  expect(await traceparents(1)).toEqual([null]);
  pageSays(null);
  expect(await traceparents(1)).toEqual([null]);
});

test('each call has a trace of its own, sampled as the page says', async () => {
  pageSays('1');
  const [one, other] = await traceparents(2);
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(other?.slice(0, 35)).not.toBe(one?.slice(0, 35));
  pageSays('0');
  expect((await traceparents(1))[0]).toMatch(/-00$/);
});

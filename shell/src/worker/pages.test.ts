import { lockPrefix, NOTES, OFFLINE_PAGE } from '../common/kept/kept';
import { fakeCaches } from '../testing/fake-caches';
import { page } from './pages';

const origin = 'https://nukkad.example';
const request = new Request(`${origin}/doctors`);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  Object.assign(globalThis, {
    caches: fakeCaches(origin),
    fetch: async () => new Response('asked'),
  });
});

async function keepDocument(): Promise<void> {
  await (await caches.open(NOTES)).put('/in-use', new Response('lock'));
  await (await caches.open(`${lockPrefix}lock`)).put(OFFLINE_PAGE, new Response('kept'));
}

test.each<[string, Promise<Response | undefined> | undefined, string]>([
  ['what the browser has asked for meanwhile', Promise.resolve(new Response('begun')), 'begun'],
  ['the network, where the browser begins nothing', undefined, 'asked'],
  ['the network, where the browser began nothing', Promise.resolve(undefined), 'asked'],
])('a page comes from %s', async (_, preloadResponse, body) => {
  await keepDocument();
  const event = { request, ...(preloadResponse && { preloadResponse }) };
  expect(await (await page(event)).text()).toBe(body);
});

/** How browsers say that the request which they began has failed. */
const failures: [string, () => Promise<Response | undefined>][] = [
  ['a rejection', offline],
  ['an error in place of an answer, as Firefox does', async () => Response.error()],
  ['a request of its own, where none was begun', async () => undefined],
];

describe.each(failures)('without a connection, told by %s', (_, fail) => {
  beforeEach(() => {
    Object.assign(globalThis, { fetch: offline });
  });

  test('there is the kept document', async () => {
    await keepDocument();
    expect(await (await page({ request, preloadResponse: fail() })).text()).toBe('kept');
  });

  test('and where nothing is kept, the browser says that there is none', async () => {
    await expect(page({ request, preloadResponse: fail() })).rejects.toThrow(TypeError);
  });
});

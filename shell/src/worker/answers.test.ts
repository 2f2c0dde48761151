import { fakeCaches } from '../testing/fake-caches';
import { endSession, keepAnswer, keepCarried, keptAnswer } from './answers';

const origin = 'https://nukkad.example';
const asked = (path: string, token?: string) =>
  new Request(origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const kept = async (request: Request) => (await keptAnswer(request))?.json();

const BOOKINGS = '/api/me/bookings?when=upcoming';
const none = { bookings: [], total: 0, next: null };

beforeEach(() => {
  Object.assign(globalThis, { caches: fakeCaches(origin) });
});

test('what one account was answered nobody else is', async () => {
  await keepAnswer(asked(BOOKINGS, 'asha'), answer(none));
  expect(await kept(asked(BOOKINGS, 'asha'))).toEqual(none);
  expect(await kept(asked(BOOKINGS, 'ravi'))).toBeUndefined();
  expect(await kept(asked(BOOKINGS))).toBeUndefined();
});

test('everybody is answered what is public, also when signed in', async () => {
  await keepAnswer(asked('/api/posts'), answer(['post']));
  expect(await kept(asked('/api/posts', 'asha'))).toEqual(['post']);
});

test('a public read of somebody signed in is theirs alone', async () => {
  await keepAnswer(asked('/api/posts', 'asha'), answer(['hers']));
  expect(await kept(asked('/api/posts'))).toBeUndefined();
});

test('a session that ended is forgotten, and an answer that comes late brings nothing back', async () => {
  await keepAnswer(asked(BOOKINGS, 'late'), answer(none));
  await endSession(asked('/api/users/logout', 'late'));
  await keepAnswer(asked(BOOKINGS, 'late'), answer(none));
  expect(await kept(asked(BOOKINGS, 'late'))).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test('a token that the API refuses is one that ended', async () => {
  await keepAnswer(asked(BOOKINGS, 'refused'), answer(none));
  await keepAnswer(asked('/api/users/session', 'refused'), answer({}, 401));
  expect(await kept(asked(BOOKINGS, 'refused'))).toBeUndefined();
});

test('no failure is kept', async () => {
  await keepAnswer(asked('/api/posts'), answer({}, 503));
  expect(await kept(asked('/api/posts'))).toBeUndefined();
});

test('the oldest go where there are too many', async () => {
  for (let page = 1; page <= 81; page += 1) {
    await keepAnswer(asked(`/api/posts?page=${page}`), answer(page));
  }
  expect(await kept(asked('/api/posts?page=1'))).toBeUndefined();
  expect(await kept(asked('/api/posts?page=2'))).toBe(2);
  expect(await kept(asked('/api/posts?page=81'))).toBe(81);
});

test('what is too old is no answer', async () => {
  const now = jest.spyOn(Date, 'now');
  await keepAnswer(asked('/api/posts'), answer(['post']));
  now.mockReturnValue(Date.now() + 15 * 24 * 3_600_000);
  expect(await kept(asked('/api/posts'))).toBeUndefined();
  now.mockRestore();
});

test('what a page was rendered with is kept by its address', async () => {
  await keepCarried({ kind: 'answers', answers: [['/api/posts?page=2', ['two']]] });
  expect(await kept(asked('/api/posts?page=2'))).toEqual(['two']);
});

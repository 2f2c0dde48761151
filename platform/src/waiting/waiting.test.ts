import 'fake-indexeddb/auto';
import { ApiError } from '../api-client/api-error';
import { sendForAll, sendWaiting } from './send-waiting';
import { dropWaiting, sendOrWait, settleSenders, type WaitingPage, waitingOf } from './waiting';
import { mostWaiting } from './waiting.model';
import { allSenders, removeAccount } from './waiting-store';

const sent: string[] = [];
let isCutOff = true;

/** A page on which an account is signed in; its API is the wire below. */
const pageOf = (userId: string | null): WaitingPage => ({
  session: {
    get: () =>
      ({
        isLoggedIn: userId !== null,
        remembered: { userId, jwtToken: `token-${userId}` },
      }) as never,
  },
  api: {
    call: (async (name: string) => {
      if (isCutOff) throw new ApiError('network', 'Nukkad could not be reached.');
      sent.push(name);
    }) as never,
  },
});
const asha = pageOf('asha');
const say = (text: string, page = asha) =>
  sendOrWait(
    page,
    'sendMessage',
    { params: { threadId: 't' }, body: { text } },
    { idempotencyKey: text },
  );
const like = (vendorId: string, page = asha) =>
  sendOrWait(page, 'keepFavourite', { params: { vendorId }, body: {} });
const dislike = (vendorId: string) => sendOrWait(asha, 'dropFavourite', { params: { vendorId } });
const textsOf = async (account: string) =>
  (await waitingOf(account)).map(({ body }) => (body as { text?: string } | null)?.text);

/** The API as the sender of what waited sees it. */
const answering =
  (statusOf: (text: string) => number): typeof fetch =>
  async (path, init) => {
    const status = statusOf(String(init?.body ?? ''));
    const { authorization } = (init?.headers ?? {}) as Record<string, string>;
    sent.push(`${init?.method} ${path} ${init?.body ?? ''} ${authorization}`);
    return {
      status,
      json: async () => ({ message: 'This conversation is closed.' }),
    } as unknown as Response;
  };
const flush = (statusOf = (_text: string) => 200) =>
  sendWaiting({ account: 'asha', token: 'token-asha', fetch: answering(statusOf) });

beforeEach(async () => {
  sent.length = 0;
  isCutOff = true;
  for (const account of ['asha', 'ravi']) await removeAccount(account);
});

test('with a connection nothing waits', async () => {
  isCutOff = false;
  expect(await say('one')).toMatchObject({ state: 'sent' });
  expect(await waitingOf('asha')).toEqual([]);
});

test('what cannot be sent waits, and is sent in order with its key', async () => {
  expect(await say('one')).toEqual({ state: 'waits' });
  await say('two');
  await flush();
  expect(sent).toEqual([
    'POST /api/threads/t/messages {"text":"one"} Bearer token-asha',
    'POST /api/threads/t/messages {"text":"two"} Bearer token-asha',
  ]);
  expect(await waitingOf('asha')).toEqual([]);
});

test('nothing overtakes what waits', async () => {
  await say('one');
  isCutOff = false;
  expect(await say('two')).toEqual({ state: 'waits' });
  expect(sent).not.toContain('sendMessage');
});

test('where the API is busy, all wait on', async () => {
  await say('one');
  await say('two');
  await flush(() => 503);
  expect(sent).toHaveLength(1);
  expect(await textsOf('asha')).toEqual(['one', 'two']);
});

test('a refused one stays with what was typed, and those after it are sent', async () => {
  await say('one');
  await say('two');
  await flush((text) => (text.includes('one') ? 403 : 200));
  const [left, ...none] = await waitingOf('asha');
  expect(none).toEqual([]);
  expect(left).toMatchObject({
    body: { text: 'one' },
    refusal: { reason: 'refused', message: 'This conversation is closed.' },
  });
  await flush();
  expect(sent).toHaveLength(2);
  await dropWaiting(left?.id ?? 0);
  expect(await waitingOf('asha')).toEqual([]);
});

test('a day later nobody knows whether it arrived: it is not sent again', async () => {
  await say('one');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  await flush();
  now.mockRestore();
  expect(sent).toEqual([]);
  expect((await waitingOf('asha'))[0]?.refusal).toEqual({ reason: 'old' });
});

test('of a switch the last position is sent', async () => {
  await like('rao');
  await like('sen');
  await dislike('rao');
  await flush(() => 204);
  expect(sent.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    'PUT /api/me/favourites/sen',
    'DELETE /api/me/favourites/rao',
  ]);
});

test('a switch that is refused is forgotten', async () => {
  await like('rao');
  await flush(() => 404);
  expect(await waitingOf('asha')).toEqual([]);
});

test('another account sees and sends nothing of it', async () => {
  await say('one');
  await like('rao', pageOf('ravi'));
  await sendWaiting({ account: 'ravi', token: 'token-ravi', fetch: answering(() => 200) });
  expect(sent).toEqual(['PUT /api/me/favourites/rao {} Bearer token-ravi']);
  expect(await textsOf('asha')).toEqual(['one']);
});

test('a visitor’s writes and too many do not wait: the form keeps what was typed', async () => {
  await expect(like('rao', pageOf(null))).rejects.toMatchObject({ code: 'network' });
  for (let count = 0; count < mostWaiting; count += 1) await say(`${count}`);
  await expect(say('one more')).rejects.toMatchObject({ code: 'network' });
});

test('other failures are those of the call', async () => {
  const refused = new ApiError('forbidden', 'No.', 403);
  const page = { ...asha, api: { call: () => Promise.reject(refused) } };
  await expect(say('one', page)).rejects.toBe(refused);
  expect(await waitingOf('asha')).toEqual([]);
});

test('without a database it fails as before', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(say('one')).rejects.toMatchObject({ code: 'network' });
  open.mockRestore();
});

test('the worker sends for whose session lasts, until nothing is left', async () => {
  await say('one');
  const network = jest.spyOn(globalThis, 'fetch');
  network.mockImplementation(answering(() => 503));
  await expect(sendForAll()).rejects.toThrow('still wait');
  network.mockImplementation(answering(() => 200));
  await sendForAll();
  expect(await allSenders()).toEqual([]);
  expect(await waitingOf('asha')).toEqual([]);
  network.mockRestore();
});

test('a session that ran out leaves its writes, and nobody sends them', async () => {
  await say('one');
  await settleSenders({ account: 'ravi', token: 'token-ravi' }, false);
  await sendForAll();
  expect(sent).toEqual([]);
  expect(await textsOf('asha')).toEqual(['one']);
});

test('signing out deletes them', async () => {
  await say('one');
  await settleSenders(null, true);
  expect(await waitingOf('asha')).toEqual([]);
});

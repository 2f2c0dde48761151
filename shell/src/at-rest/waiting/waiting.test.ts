import 'fake-indexeddb/auto';
import { api, session } from '@nukkad/platform';
import { networkDown } from '@nukkad/platform/testing';
import { sendOrWait, waitingOf } from '@nukkad/platform/waiting';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startWaiting } from './start-waiting';
import { text } from './waiting.text';

const login = (userId: string) =>
  session.remember({ otpVerified: 'true', jwtToken: `${userId}.b.c`, userId });
const say = (words: string) =>
  sendOrWait(
    { api, session },
    'sendMessage',
    { params: { threadId: 'thread-1' }, body: { text: words } },
    { idempotencyKey: words },
  );
const list = () => screen.findByRole('complementary', { name: text.label });

// jsdom has no channels between pages: here one that tells everybody.
class Channel {
  static readonly all = new Set<Channel>();
  onmessage: (() => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage() {
    for (const one of Channel.all) one.onmessage?.();
  }
  addEventListener() {}
  close() {
    Channel.all.delete(this);
  }
}

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  startWaiting();
});

let answer: () => Response | Promise<never>;
beforeEach(() => {
  answer = () => Promise.reject(networkDown());
  globalThis.fetch = async () => answer();
  login('asha');
});

test('what waits is shown with its words and can be dropped', async () => {
  await say('I am late');
  const waiting = await list();
  expect(waiting).toHaveTextContent(text.waiting(1));
  await userEvent.click(within(waiting).getByText(text.show));
  expect(waiting).toHaveTextContent('I am late');
  await userEvent.click(within(waiting).getByRole('button', { name: /Drop/ }));
  await waitFor(() => expect(waiting).not.toBeVisible());
  expect(await waitingOf('asha')).toEqual([]);
});

test('a refusal is shown with what was typed and what to do', async () => {
  await say('Call me');
  await list();
  answer = () =>
    ({
      ok: false,
      status: 403,
      json: async () => ({ message: 'This talk is closed.' }),
    }) as Response;
  window.dispatchEvent(new Event('online'));
  const waiting = await list();
  await waitFor(() => expect(waiting).toHaveTextContent(text.why('This talk is closed.')));
  expect(waiting).toHaveTextContent('Call me');
  expect(within(waiting).getByRole('link', { name: text.back })).toBeVisible();
});

test('nobody else sees it, and signing out deletes it', async () => {
  await say('For her alone');
  const waiting = await list();
  login('ravi');
  await waitFor(() => expect(waiting).not.toBeVisible());
  login('asha');
  await waitFor(() => expect(waiting).toBeVisible());
  session.end('signed-out');
  await waitFor(async () => expect(await waitingOf('asha')).toEqual([]));
});

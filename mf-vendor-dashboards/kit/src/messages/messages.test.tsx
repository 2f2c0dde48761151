import 'fake-indexeddb/auto';
import { session } from '@nukkad/platform';
import {
  aThread,
  aThreadMessage,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  threadMessages,
} from '@nukkad/platform/testing';
import { sendWaiting } from '@nukkad/platform/waiting';
import { failureWords } from '@nukkad/shared-ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { text as conversation } from '../common/conversation/conversation.text';
import { text as waiting } from '../common/waiting/waiting.text';
import { InDashboard } from '../testing/in-dashboard';
import { LOOK_EVERY } from './messages.model';
import { MessagesRoom } from './messages.screen';
import { text } from './messages.text';

const KAVYA = 'Dr. Kavya Gowda';
const ALL = '/doctor-dashboard/messages';
const ONE = '/doctor-dashboard/messages?thread=thread-1';

const Screen = () => (
  <InDashboard>
    <MessagesRoom />
  </InDashboard>
);

function open(at: string, handlers: Parameters<typeof fakeWire>[0] = {}) {
  const spoken = [aThreadMessage()];
  const wire = fakeWire({
    getThreads: () => [aThread(), aThread({ _id: 'thread-2', last: null, unread: 0 })],
    getThread: () => threadMessages(spoken, { thread: aThread({ unread: 0 }) }),
    markThreadRead: () => undefined,
    sendMessage: ({ body }) => {
      const sent = aThreadMessage({ _id: 'm9', by: 'me', text: (body as { text: string }).text });
      spoken.push(sent);
      return sent;
    },
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: text.write(KAVYA) });
const called = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

beforeEach(() => {
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});
afterEach(() => jest.useRealTimers());

test('conversations say with whom, what was said last and what is new', async () => {
  const { container } = open(ALL);
  const [first] = await screen.findAllByRole('link', { name: KAVYA });
  expect(first).toHaveAttribute('href', ONE);
  expect(screen.getByText('Yes, at ten.')).toBeVisible();
  expect(screen.getByText(text.unread(1))).toBeVisible();
  expect(screen.getByText(text.empty)).toBeVisible();
  await expect(container).toBeAccessible();
});

test('without any it says how one begins', async () => {
  open(ALL, { getThreads: () => [] });
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('conversations that cannot be had are told, and Retry helps', async () => {
  const { wire } = open(ALL, { getThreads: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getThreads', () => [aThread()]);
  await press('Retry');
  expect(await screen.findByText('Yes, at ten.')).toBeVisible();
});

test('a message is sent and stands there; the field is free for the next', async () => {
  const { wire, container } = open(ONE);
  await userEvent.type(await field(), ' Are you free on Monday? ');
  await expect(container).toBeAccessible();
  await press(conversation.send);
  expect(await screen.findByText('Are you free on Monday?', { selector: 'p' })).toBeVisible();
  const [theirs, mine] = screen.getAllByRole('listitem');
  expect(theirs).toHaveTextContent(`${KAVYA} · `);
  expect(mine).toHaveTextContent(`${conversation.me} · `);
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(called(wire, 'sendMessage')[0]?.body).toEqual({ text: 'Are you free on Monday?' });
});

test('a message that is refused stays, and leaving the page does not lose it', async () => {
  const first = open(ONE, { sendMessage: () => problem(429, 'too-many-requests') });
  await userEvent.type(await field(), 'Half a');
  await press(conversation.send);
  expect(await screen.findByText(new RegExp(common.tooOften))).toBeVisible();
  first.unmount();
  open(ONE);
  expect(await field()).toHaveValue('Half a');
});

test('what is shown is read, and news comes by itself', async () => {
  jest.useFakeTimers();
  const spoken = [aThreadMessage()];
  const { wire } = open(ONE, {
    getThread: () => threadMessages([...spoken], { thread: aThread({ unread: 1 }) }),
  });
  expect(await screen.findByText('Yes, at ten.')).toBeVisible();
  await waitFor(() => expect(called(wire, 'markThreadRead')).toHaveLength(1));
  spoken.push(aThreadMessage({ _id: 'm2', text: 'Still there?' }));
  await act(() => jest.advanceTimersByTimeAsync(LOOK_EVERY + 100));
  expect(await screen.findByText('Still there?')).toBeVisible();
  await waitFor(() => expect(called(wire, 'markThreadRead')).toHaveLength(2));
});

test('while contact details are hidden a note says so', async () => {
  const thread = aThread({ isMasked: true, unread: 0 });
  open(ONE, { getThread: () => threadMessages([], { thread }) });
  expect(await screen.findByText(text.masked)).toBeVisible();
  expect(screen.getByText(text.ofVendors.begin)).toBeVisible();
});

test('what was said before comes by a press', async () => {
  open(ONE, {
    getThread: ({ query }) =>
      query.before === 'c1'
        ? threadMessages([aThreadMessage({ _id: 'm0', text: 'Hello' })])
        : threadMessages([aThreadMessage()], { thread: aThread({ unread: 0 }), before: 'c1' }),
  });
  await press(text.earlier);
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(screen.getByText('Yes, at ten.')).toBeVisible();
});

test('a conversation of others is none', async () => {
  open(ONE, { getThread: () => problem(404, 'not-found') });
  expect(await screen.findByText(text.gone)).toBeVisible();
});

test('without a connection a message waits, and says so in the conversation', async () => {
  session.remember({ otpVerified: 'true', jwtToken: 'asha.b.c', userId: 'asha' });
  const { wire } = open(ONE);
  await userEvent.type(await field(), 'I am late');
  wire.answer('sendMessage', () => {
    throw networkDown();
  });
  await press(conversation.send);
  expect(await screen.findByText('I am late', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(new RegExp(waiting.waits))).toBeVisible();
  expect(await field()).toHaveValue('');
});

test('after a reload without a connection both what waits and what was begun are there', async () => {
  const down = () => {
    throw networkDown();
  };
  session.remember({ otpVerified: 'true', jwtToken: 'ravi.b.c', userId: 'ravi' });
  const first = open(ONE);
  await userEvent.type(await field(), 'I am late');
  first.wire.answer('sendMessage', down);
  await press(conversation.send);
  await screen.findByText('I am late', { selector: 'p' });
  await userEvent.type(await field(), 'Half a');
  first.unmount();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { wire } = open(ONE, { getThread: down, sendMessage: down });
  expect(await screen.findByText(text.typedIsKept)).toBeVisible();
  wire.answer('getThread', () => threadMessages([aThreadMessage()]));
  online.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('I am late', { selector: 'p' })).toBeVisible();
  expect(await field()).toHaveValue('Half a');
  wire.answer('sendMessage', () => aThreadMessage());
  // The frame of the page does so once there is a connection.
  const fetch: typeof wire.fetch = (path, options) =>
    wire.fetch(new URL(String(path), location.origin), options);
  await act(() => sendWaiting({ account: 'ravi', token: 'ravi.b.c', fetch }));
  const [before] = called(first.wire, 'sendMessage');
  const after = called(wire, 'sendMessage').at(-1);
  expect(after?.body).toEqual({ text: 'I am late' });
  expect(after?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
});

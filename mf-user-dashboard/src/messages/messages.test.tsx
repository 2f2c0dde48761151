import { session } from '@nukkad/platform';
import {
  aThread,
  aThreadMessage,
  aToken,
  fakeWire,
  problem,
  renderScreen,
  threadMessages,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { conversationText, messagesText } from '@nukkad/vendor-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './messages.screen';
import { text } from './messages.text';

const KAVYA = 'Dr. Kavya Gowda';
const ALL = '/profile?section=messages';
const ONE = '/profile?section=messages&thread=thread-1';

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
const field = () => screen.findByRole('textbox', { name: messagesText.write(KAVYA) });
const called = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

beforeEach(() => {
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('conversations say with whom, what was said last and what is new', async () => {
  const { container } = open(ALL);
  const [first] = await screen.findAllByRole('link', { name: KAVYA });
  expect(first).toHaveAttribute('href', ONE);
  expect(screen.getByText('Yes, at ten.')).toBeVisible();
  expect(screen.getByText(messagesText.unread(1))).toBeVisible();
  expect(screen.getByText(messagesText.empty)).toBeVisible();
  await expect(container).toBeAccessible();
});

test('without any it says how one begins', async () => {
  const { container } = open(ALL, { getThreads: () => [] });
  expect(await screen.findByText(messagesText.none)).toBeVisible();
  expect(screen.getByText(text.words.noneWhy)).toBeVisible();
  await expect(container).toBeAccessible();
  expect(screen.getByRole('link', { name: text.find })).toHaveAttribute('href', '/homepage');
});

test('who comes from a professional’s page is led to their conversation', async () => {
  const { wire, address } = open(`${ALL}&vendor=vendor-1`, { openThread: () => aThread() });
  await waitFor(() => expect(address()).toBe(ONE));
  expect(called(wire, 'openThread')[0]?.body).toEqual({ vendorId: 'vendor-1' });
  expect(await screen.findByRole('heading', { level: 1, name: KAVYA })).toBeVisible();
});

test('a professional who is not there, and one who could not be asked', async () => {
  const gone = open(`${ALL}&vendor=v9`, { openThread: () => problem(404, 'not-found') });
  expect(await screen.findByText(messagesText.gone)).toBeVisible();
  gone.unmount();
  const { wire } = open(`${ALL}&vendor=vendor-1`, { openThread: () => problem(403, 'forbidden') });
  expect(await screen.findByText(failureWords.couldNotLoad(messagesText.threadWhat))).toBeVisible();
  wire.answer('openThread', () => aThread());
  await press('Retry');
  expect(await field()).toBeVisible();
});

test('a message is sent and stands there; the field is free for the next', async () => {
  const { wire, container } = open(ONE);
  await userEvent.type(await field(), ' Are you free on Monday? ');
  await expect(container).toBeAccessible();
  await press(conversationText.send);
  expect(await screen.findByText('Are you free on Monday?')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(called(wire, 'sendMessage')[0]?.body).toEqual({ text: 'Are you free on Monday?' });
});

test('while contact details are hidden a note says so and how that ends', async () => {
  const thread = aThread({ isMasked: true, unread: 0 });
  open(ONE, { getThread: () => threadMessages([], { thread }) });
  expect(await screen.findByText(messagesText.masked)).toBeVisible();
  expect(screen.getByRole('link', { name: text.book(KAVYA) })).toHaveAttribute(
    'href',
    '/doctor-detail?id=vendor-1#book',
  );
  expect(screen.getByText(text.words.maskedWhy(KAVYA))).toBeVisible();
  expect(screen.getByText(text.words.begin)).toBeVisible();
});

test('a conversation of others is none', async () => {
  open(ONE, { getThread: () => problem(404, 'not-found') });
  expect(await screen.findByText(messagesText.gone)).toBeVisible();
  expect(screen.getByText(text.words.goneWhy)).toBeVisible();
});

import { session, toast } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aFaq,
  aTicket,
  aTicketMessage,
  aTicketThread,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { commonText, conversationText } from '@nukkad/vendor-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './support.screen';
import { text } from './support.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const answer = aTicketMessage({ _id: 'm2', by: 'support', text: 'Look under Past.' });
const answered = aTicketThread({
  state: 'answered',
  messages: [aTicketMessage({ text: 'Where is my booking?' }), answer],
});
const ONE = '/profile?section=support&ticket=ticket-1';

function open(at = '/profile?section=support', handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    getMyTickets: () => [aTicket({ state: 'answered', hasNews: true })],
    getTicket: () => answered,
    getFaq: () => [
      aFaq({ _id: '1', question: 'How do I cancel?', answer: 'Under My Appointments.' }),
      aFaq({ _id: '2', question: 'Who pays?', answer: 'You pay at the visit.' }),
    ],
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const write = async (label: string, words: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), words);
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const sent = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('tickets say how they stand, and which has news', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'I cannot find my booking' })).toHaveAttribute(
    'href',
    ONE,
  );
  expect(screen.getByText('NK-T-000123')).toBeVisible();
  expect(screen.getByText(text.states.answered)).toBeVisible();
  expect(screen.getByText(text.news)).toBeVisible();
  await screen.findByText('How do I cancel?');
  await expect(container).toBeAccessible();
});

test('without any, one can write all the same', async () => {
  const { container } = open(undefined, { getMyTickets: () => [] });
  expect(await screen.findByText(text.none)).toBeVisible();
  await expect(container).toBeAccessible();
  expect(screen.getByRole('textbox', { name: text.writeLabel })).toBeVisible();
});

test('tickets that cannot be had are told; the answers are there', async () => {
  open(undefined, { getMyTickets: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  expect(await screen.findByText('Who pays?')).toBeVisible();
});

test('a message opens a ticket and leads to it', async () => {
  const { wire, address } = open(undefined, { writeToSupport: () => aTicketThread() });
  await press(conversationText.send);
  expect(await screen.findByText(messages.required)).toBeVisible();
  await write(text.writeLabel, ' Where is my booking? ');
  await press(conversationText.send);
  await waitFor(() => expect(address()).toBe(ONE));
  expect(sent(wire, 'writeToSupport')[0]?.body).toEqual({ message: 'Where is my booking?' });
  expect(lastToast()).toMatchObject({ text: text.written('NK-T-000123') });
  expect(await screen.findByRole('heading', { name: 'Ticket NK-T-000123' })).toBeVisible();
});

test('a message that does not arrive stays, and goes once however often it is sent', async () => {
  const { wire, address } = open(undefined, { writeToSupport: () => problem(403, 'forbidden') });
  await write(text.writeLabel, 'Help');
  await press(conversationText.send);
  expect(await screen.findByText(commonText.notStoredOurFault)).toBeVisible();
  wire.answer('writeToSupport', () => aTicketThread());
  await press(commonText.retry);
  await waitFor(() => expect(address()).toBe(ONE));
  const keys = sent(wire, 'writeToSupport').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('answers are searched', async () => {
  open();
  const search = await screen.findByRole('searchbox', { name: text.search });
  await userEvent.type(search, 'visit pay');
  expect(screen.getByText(text.found(1))).toBeVisible();
  expect(screen.queryByText('How do I cancel?')).not.toBeInTheDocument();
  await userEvent.type(search, ' elephant');
  expect(screen.getByText(text.noAnswer)).toBeVisible();
});

describe('a ticket', () => {
  test('is a conversation; the same words twice are two messages', async () => {
    let count = 2;
    const { wire, container } = open(ONE, {
      replyToTicket: ({ body }) => {
        count += 1;
        return aTicketMessage({ _id: `m${count}`, text: (body as { message: string }).message });
      },
    });
    expect(await screen.findByText('Look under Past.')).toBeVisible();
    await expect(container).toBeAccessible();
    await write(text.reply, 'Thanks');
    await press(conversationText.send);
    expect(await screen.findByText('Thanks')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: text.reply })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: text.reply })).toHaveFocus();
    await write(text.reply, 'Thanks');
    await press(conversationText.send);
    await waitFor(() => expect(screen.getAllByText('Thanks')).toHaveLength(2));
    const keys = sent(wire, 'replyToTicket').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(screen.getByText(text.states.open)).toBeVisible();
  });

  test('keeps what is half written', async () => {
    const first = open(ONE);
    await write(text.reply, 'Half a');
    first.unmount();
    open(ONE);
    expect(await screen.findByRole('textbox', { name: text.reply })).toHaveValue('Half a');
  });

  test('that cannot be answered keeps the words', async () => {
    open(ONE, {
      replyToTicket: () => problem(409, 'conflict'),
    });
    await write(text.reply, 'Thanks');
    await press(conversationText.send);
    expect(await screen.findByText('conflict')).toBeVisible();
    expect(screen.getByRole('textbox', { name: text.reply })).toHaveValue('Thanks');
  });

  test('is closed after a question', async () => {
    open(ONE, { closeTicket: () => ({ ...answered, state: 'closed' }) });
    await press(text.close);
    expect(await screen.findByRole('alertdialog', { name: text.asking })).toBeVisible();
    await press(text.close);
    expect(await screen.findByText(text.closed)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(lastToast()).toMatchObject({ text: text.isClosed });
  });

  test('that cannot be closed stays open, and says so', async () => {
    open(ONE, {
      closeTicket: () => {
        throw networkDown();
      },
    });
    await press(text.close);
    await press(text.close);
    await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'danger' }));
    expect(await screen.findByRole('textbox', { name: text.reply })).toBeVisible();
  });

  test('of somebody else is none', async () => {
    open(ONE, { getTicket: () => problem(404, 'not-found') });
    expect(await screen.findByText(text.gone)).toBeVisible();
    expect(screen.getByRole('link', { name: text.all })).toBeVisible();
  });
});

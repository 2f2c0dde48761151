import type { TicketThread } from '@nukkad/platform/contract';
import { fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notStoredOurFault } from '../common/submit.text';
import { Screen } from './ticket.screen';
import { text } from './ticket.text';

const thread: TicketThread = {
  _id: 'ticket-1',
  number: 'NK-T-000123',
  subject: 'The map is wrong.',
  state: 'answered',
  time: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  hasNews: false,
  messages: [
    { _id: 'm1', by: 'me', text: 'The map is wrong.', time: '2026-11-01T10:00:00.000Z' },
    { _id: 'm2', by: 'support', text: 'Which one?', time: '2026-11-02T10:00:00.000Z' },
  ],
};

function open(handlers: Parameters<typeof fakeWire>[0] = {}, hash = '#key-1') {
  const wire = fakeWire({
    readGuestTicket: () => thread,
    replyAsGuest: ({ body }) => ({
      ...{ _id: 'm3', by: 'me', time: '2026-11-03T10:00:00.000Z' },
      text: (body as { message: string }).message,
    }),
    ...handlers,
  });
  const at = `/support/NK-T-000123${hash}`;
  return { wire, ...renderScreen(Screen, { at, pattern: '/support/:number', wire }) };
}

const field = () => screen.getByRole('textbox', { name: text.reply });
const send = () => userEvent.click(screen.getByRole('button', { name: text.send }));

test('the letter’s link shows what both have said', async () => {
  const { wire, container } = open();
  expect(await screen.findByText('Which one?')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NK-T-000123');
  expect(screen.getByText(text.states.answered)).toBeVisible();
  expect(wire.calls[0]?.request).toMatchObject({ body: { key: 'key-1' } });
  await expect(container).toBeAccessible();
});

test('more can be said, and the ticket waits again', async () => {
  const { wire } = open();
  await screen.findByText('Which one?');
  await userEvent.type(field(), 'That of Agara.');
  await send();
  expect(await screen.findByText('That of Agara.')).toBeVisible();
  expect(screen.getByText(text.states.open)).toBeVisible();
  expect(screen.getByText(text.sent)).toBeVisible();
  expect(field()).toHaveValue('');
  const sent = wire.calls.find(({ name }) => name === 'replyAsGuest');
  expect(sent?.request.body).toEqual({ key: 'key-1', message: 'That of Agara.' });
});

test('what cannot be sent stays where it was typed', async () => {
  open({ replyAsGuest: () => problem(500, 'internal') });
  await screen.findByText('Which one?');
  await userEvent.type(field(), 'That of Agara.');
  await send();
  expect(await screen.findByText(notStoredOurFault)).toBeVisible();
  expect(field()).toHaveValue('That of Agara.');
});

test('nothing more is said in a closed ticket', async () => {
  open({ readGuestTicket: () => ({ ...thread, state: 'closed' }) });
  expect(await screen.findByText(text.closed)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['without a key', ''],
  ['with a wrong key', '#wrong'],
])('a link %s says what to do', async (_how, hash) => {
  open({ readGuestTicket: () => problem(404, 'not-found') }, hash);
  expect(await screen.findByRole('heading', { name: text.unknown })).toBeVisible();
  expect(screen.getByRole('link', { name: text.login })).toHaveAttribute(
    'href',
    '/profile?section=support',
  );
});

test('when it does not come, it can be asked for again', async () => {
  const { wire } = open({ readGuestTicket: () => problem(403, 'forbidden') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('readGuestTicket', () => thread);
  await userEvent.click(retry);
  expect(await screen.findByText('Which one?')).toBeVisible();
});

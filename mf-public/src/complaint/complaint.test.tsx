import { session } from '@nukkad/platform';
import type { ComplaintDetails } from '@nukkad/platform/contract';
import {
  aComplaintDetails,
  aToken,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './complaint.screen';
import { text } from './complaint.text';

const mine: Partial<ComplaintDetails> = {
  ...{ isMine: true, text: null },
  sent: {
    ...{ text: 'I, Asha, wait.', isAnonymous: true },
    files: [{ _id: 'f1', name: 'receipt.png', type: 'image/png', bytes: 9 }],
  },
};

function open(
  complaint: Partial<ComplaintDetails> | ReturnType<typeof problem>,
  at = '/complaints/nk-c-000123',
) {
  const answer = 'status' in complaint && 'code' in complaint;
  const wire = fakeWire({
    getComplaint: () =>
      answer ? (complaint as never) : aComplaintDetails(complaint as Partial<ComplaintDetails>),
    closeComplaint: () => aComplaintDetails({ ...mine, status: 'closed', dueAt: null }),
    getSupported: () => [],
  });
  return { wire, ...renderScreen(Screen, { at, pattern: '/complaints/:number', wire }) };
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => act(() => session.end('signed-out')));

test('everybody reads what is published and what became of it', async () => {
  const { container } = open({
    status: 'answered',
    answer: { time: '2026-11-05T10:00:00Z', text: 'It is sent.' },
    dueAt: null,
    events: [
      { kind: 'received', time: '2026-11-01T10:00:00Z', level: null, text: null },
      { kind: 'escalated', time: '2026-11-04T10:00:00Z', level: 2, text: null },
      { kind: 'answered', time: '2026-11-05T10:00:00Z', level: null, text: 'It is sent.' },
    ],
  });
  expect(await screen.findByText('The certificate took three months.')).toBeVisible();
  expect(screen.getByText('It is sent.')).toBeVisible();
  const events = within(screen.getByRole('region', { name: text.timeline }));
  const told = events.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(told).toEqual([
    text.event({ kind: 'received', level: null }),
    text.event({ kind: 'escalated', level: 2 }),
    text.event({ kind: 'answered', level: null }),
  ]);
  expect(screen.queryByText(text.yours)).toBeNull();
  expect(screen.queryByRole('button', { name: text.close })).toBeNull();
  await expect(container).toBeAccessible();
});

test('whoever sent it sees what they sent, and can close it', async () => {
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
  const { container } = open(mine);
  expect(await screen.findByText('I, Asha, wait.')).toBeVisible();
  expect(screen.getByText(text.notYet)).toBeVisible();
  expect(screen.getByText(text.anonymous)).toBeVisible();
  expect(screen.getByRole('button', { name: text.saveFile('receipt.png') })).toBeVisible();
  expect(screen.getByText(text.dueRead)).toBeVisible();
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('button', { name: text.close }));
  await userEvent.click(await screen.findByRole('button', { name: text.closeNow }));
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: text.close })).toBeNull();
});

test('an answer that settles nothing is contested, and the first one stays readable', async () => {
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
  const answered = {
    ...{ ...mine, status: 'answered' as const, dueAt: null },
    answer: { time: '2026-11-05T10:00:00Z', text: 'It is sent.' },
  };
  const { wire, said, container } = open(answered);
  await userEvent.click(await screen.findByRole('button', { name: text.contest }));
  const form = within(screen.getByRole('form', { name: text.contest }));
  const field = form.getByRole('textbox', { name: new RegExp(text.contestWhy.slice(0, -1)) });
  expect(field).toHaveFocus();
  await userEvent.click(form.getByRole('button', { name: text.contestNow }));
  expect(wire.calls.some(({ name }) => name === 'contestComplaint')).toBe(false);
  await userEvent.type(field, ' Nothing came. ');
  await expect(container).toBeAccessible();
  wire.answer('contestComplaint', () => problem(409, 'conflict'));
  await userEvent.click(form.getByRole('button', { name: text.contestNow }));
  expect(await form.findByText('conflict')).toBeVisible();
  expect(field).toHaveValue(' Nothing came. ');
  wire.answer('contestComplaint', () =>
    aComplaintDetails({
      ...{ ...mine, status: 'in-progress', level: 3, dueAt: null },
      answer: { time: '2026-11-09T10:00:00Z', text: 'Here it is.' },
      events: [
        { kind: 'answered', time: '2026-11-05T10:00:00Z', level: null, text: 'It is sent.' },
        {
          ...{ kind: 'escalated', time: '2026-11-06T10:00:00Z', level: 3 },
          ...{ text: 'Nothing came.', isContested: true },
        },
        { kind: 'answered', time: '2026-11-09T10:00:00Z', level: null, text: 'Here it is.' },
      ],
    }),
  );
  await userEvent.click(form.getByRole('button', { name: text.contestNow }));
  expect(await screen.findByText('It is sent.')).toBeVisible();
  expect(screen.getByText('Nothing came.')).toBeVisible();
  expect(screen.getAllByText('Here it is.')).toHaveLength(1);
  expect(
    screen.getByText(text.event({ kind: 'escalated', level: 3, isContested: true })),
  ).toBeVisible();
  expect(said()).toContain(text.contested);
  expect(screen.queryByRole('button', { name: text.contest })).toBeNull();
  const orders = wire.calls.filter(({ name }) => name === 'contestComplaint');
  expect(orders.at(-1)?.request.body).toEqual({ text: 'Nothing came.' });
});

test('a guest comes back with the key behind the #, which the tab remembers', async () => {
  const first = open(mine, '/complaints/NK-C-000123#secret');
  expect(await screen.findByText('I, Asha, wait.')).toBeVisible();
  const asked = first.wire.calls.find(({ name }) => name === 'getComplaint')?.request;
  expect(asked?.headers.get('guest-key')).toBe('secret');
  expect(asked?.params).toEqual({ number: 'NK-C-000123' });
  expect(screen.getByText(text.comeBack)).toBeVisible();
  first.unmount();
  const { wire } = open(mine);
  await screen.findByText('I, Asha, wait.');
  expect(wire.calls[0]?.request.headers.get('guest-key')).toBe('secret');
});

test('the reason of a rejection is told to whoever sent it', async () => {
  open({
    ...mine,
    status: 'rejected',
    events: [
      { kind: 'rejected', time: '2026-11-02T10:00:00Z', level: null, text: 'It names nobody.' },
    ],
  });
  expect(await screen.findByText(text.reason('It names nobody.'))).toBeVisible();
  expect(screen.getByText(text.never)).toBeVisible();
});

test('what is nobody’s business does not exist', async () => {
  open(problem(404, 'not-found'));
  expect(await screen.findByText(text.unknown)).toBeVisible();
  expect(screen.getByRole('link', { name: text.login })).toBeVisible();
});

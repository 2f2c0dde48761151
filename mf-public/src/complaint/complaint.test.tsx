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
    text.event('received', null),
    text.event('escalated', 2),
    text.event('answered', null),
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

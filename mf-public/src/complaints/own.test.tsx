import { session } from '@nukkad/platform';
import { type ComplaintRecipient, guestKey, type OwnComplaint } from '@nukkad/platform/contract';
import {
  aComplaintDetails,
  aToken,
  complaintsPage,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { complaintKeys } from '../common/complaints/complaint-keys';
import { Screen } from './complaints.screen';
import { text } from './complaints.text';

const officer: ComplaintRecipient = {
  ...{ kind: 'officer', officerId: 'v1', name: 'Suresh Patil', about: 'Head of Office' },
};
const words = 'The certificate takes three months.';

type Handlers = Parameters<typeof fakeWire>[0];

function open(at = '/complaints', handlers: Handlers = {}) {
  const wire = fakeWire({
    getComplaints: () => complaintsPage([]),
    findRecipients: () => [officer],
    getMyComplaints: () => [],
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const logIn = () =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
const form = () => screen.findByRole('form', { name: text.form });

beforeEach(() => window.sessionStorage.clear());
afterEach(() => act(() => session.end('signed-out')));

const own: OwnComplaint = {
  ...{ _id: 'c7', number: 'NK-C-000007', kind: 'Service-related', recipient: officer },
  ...{ text: words, time: '2026-11-01T10:00:00Z', status: 'received', dueAt: null },
  isPublished: false,
};
const mine = () => screen.findByRole('region', { name: text.own });

test('one’s own complaints stand there with how they stand, and follow a new one', async () => {
  logIn();
  let raised: OwnComplaint[] = [];
  const { container } = open('/complaints?officer=v1', {
    getMyComplaints: () => raised,
    createComplaint: () => {
      raised = [own];
      return { number: own.number, key: null };
    },
  });
  expect(await within(await mine()).findByText(text.noneOwn)).toBeVisible();
  await form();
  await userEvent.click(screen.getByRole('radio', { name: 'Service-related' }));
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${text.words}`) }), words);
  await userEvent.click(screen.getByRole('button', { name: text.send }));
  const link = await within(await mine()).findByRole('link', { name: own.number });
  expect(link).toHaveAttribute('href', '/complaints/NK-C-000007');
  expect(within(await mine()).getByText('Received')).toBeVisible();
  expect(within(await mine()).getByText(new RegExp(text.notRead))).toBeVisible();
  await expect(container).toBeAccessible();
});

test('a guest sees those that this tab has the key of, and no others', async () => {
  complaintKeys.store('NK-C-000007', 'secret');
  complaintKeys.store('NK-C-000008', 'wrong');
  const { wire } = open('/complaints', {
    getComplaint: ({ params, headers }) =>
      headers.get(guestKey) === 'secret'
        ? aComplaintDetails({
            ...{ number: params.number, isMine: true, text: null },
            sent: { text: words, isAnonymous: false, files: [] },
          })
        : problem(404, 'not-found'),
  });
  expect(await within(await mine()).findByText(words)).toBeVisible();
  expect(within(await mine()).queryByText('NK-C-000008')).toBeNull();
  expect(wire.calls.some(({ name }) => name === 'getMyComplaints')).toBe(false);
});

test('a guest without a key sees no list of their own', async () => {
  open();
  await form();
  expect(screen.queryByRole('region', { name: text.own })).toBeNull();
});

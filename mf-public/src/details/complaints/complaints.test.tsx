import { session } from '@nukkad/platform';
import {
  aComplaint,
  aToken,
  aVendorDetails,
  complaintsPage,
  problem,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as cards } from '../../common/complaints/complaints.text';
import { open } from '../testing/open';
import { text } from './complaints.text';

const HERE = '/officer-detail?id=vendor-1&tab=complaints';
const getVendor = () => aVendorDetails({ profession: 'officer' });

const logIn = () =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
afterEach(() => act(() => session.end('signed-out')));

test('what is published, how it stands, and how many say the same', async () => {
  const complaints = [
    aComplaint({ alike: 12, kind: 'behavioral-and-ethical' }),
    aComplaint({
      _id: 'c2',
      number: 'NK-C-000124',
      text: 'Nobody was at the desk.',
      status: 'answered',
      answer: { time: '2026-11-03T10:00:00Z', text: 'The desk has a second officer now.' },
    }),
  ];
  const { wire } = open(HERE, { getVendor, getComplaints: () => complaintsPage(complaints) });
  expect(await screen.findByText('The certificate took three months.')).toBeVisible();
  expect(screen.getByText('Behavioral and Ethical')).toBeVisible();
  expect(screen.getByText('Received')).toBeVisible();
  expect(screen.getByText('Answered')).toBeVisible();
  expect(screen.getByText('12 others say the same')).toBeVisible();
  expect(screen.getByText('The desk has a second officer now.')).toBeVisible();
  expect(screen.getByText(/NK-C-000124/)).toBeVisible();
  const asked = wire.calls.find(({ name }) => name === 'getComplaints')?.request.query;
  expect(asked).toEqual({ officerId: 'vendor-1', page: '1' });
});

test('"me too" is counted at once and can be taken back', async () => {
  logIn();
  const { wire } = open(HERE, {
    getVendor,
    getComplaints: () => complaintsPage([aComplaint({ alike: 1 })]),
    getSupported: () => [],
    supportComplaint: () => ({ alike: 2, isMine: true }),
    dropSupport: () => ({ alike: 1, isMine: false }),
  });
  await userEvent.click(await screen.findByRole('button', { name: cards.meTooTo('NK-C-000123') }));
  expect(await screen.findByText('2 others say the same')).toBeVisible();
  wire.answer('dropSupport', () => problem(409, 'conflict'));
  await userEvent.click(screen.getByRole('button', { name: cards.takeBackTo('NK-C-000123') }));
  expect(await screen.findByText('2 others say the same')).toBeVisible();
});

test('a visitor is led to the login and back', async () => {
  open(HERE, { getVendor, getComplaints: () => complaintsPage([aComplaint()]) });
  const login = await screen.findByRole('link', { name: /Log in to say “me too”/ });
  expect(login).toHaveAttribute('href', '/login');
});

test('the way to write one is beside them', async () => {
  open(HERE, { getVendor });
  expect(await screen.findByText(text.none)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: text.write })) {
    expect(link).toHaveAttribute('href', '/complaints?officer=vendor-1&kind=dentist');
  }
});

test('more of them follow', async () => {
  open(HERE, {
    getVendor,
    getComplaints: ({ query }) =>
      complaintsPage(
        [aComplaint({ _id: `c${query.page}`, text: `Complaint of page ${query.page}` })],
        { total: 11, totalPages: 2 },
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: text.more }));
  const second = await screen.findByText('Complaint of page 2');
  expect(second.closest('ul')).toHaveFocus();
  expect(screen.getByText('Complaint of page 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: text.more })).not.toBeInTheDocument();
});

test('an officer’s stand below the other tabs too, and only once', async () => {
  open('/officer-detail?id=vendor-1', {
    getVendor,
    getComplaints: () => complaintsPage([aComplaint()]),
  });
  expect(await screen.findByText('The certificate took three months.')).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Complaints' }));
  expect(await screen.findAllByText('The certificate took three months.')).toHaveLength(1);
});

test('complaints that do not come are said, and can be asked for again', async () => {
  const { wire } = open(HERE, { getVendor, getComplaints: () => problem(403, 'forbidden') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getComplaints', () => complaintsPage([aComplaint()]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The certificate took three months.')).toBeVisible();
});

import { session } from '@nukkad/platform';
import { notificationsStream } from '@nukkad/platform/contract';
import {
  anOfficeComplaint,
  aToken,
  fakeWire,
  officeComplaintsPage,
  practiceStats,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../dashboard';
import { text } from './complaints.text';

const answer = { time: '2026-11-08T10:00:00Z', text: 'It is on its way.' };
const complaints = [
  anOfficeComplaint(),
  anOfficeComplaint({ _id: 'c2', number: 'NK-C-000124', status: 'answered', answer, alike: 1 }),
  anOfficeComplaint({ _id: 'c3' }),
  anOfficeComplaint({ _id: 'c4' }),
];
const stats = practiceStats({ unreadMessages: 7, rating: { average: 1.5, count: 10 } });

function open(at: string, handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeStats: () => stats,
      getOfficeComplaints: () => officeComplaintsPage(complaints, { total: 14, totalPages: 2 }),
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  return { wire, ...renderScreen(Screen, { at, pattern: '/officer-dashboard/*', wire }) };
}

beforeEach(() =>
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-9',
      vendorType: 'type-officer',
      vendorId: 'vendor-9',
    }),
  ),
);

test('an officer begins with messages, ratings and the latest complaints', async () => {
  const { container } = open('/officer-dashboard');
  expect(await screen.findByText('1.5')).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
  expect(await screen.findAllByText('The certificate took three months.')).toHaveLength(3);
  expect(screen.getByRole('link', { name: text.viewAll })).toHaveAttribute(
    'href',
    '/officer-dashboard/complaints',
  );
  await expect(container).toBeAccessible();
});

test('there is no room for what an officer does not have', async () => {
  open('/officer-dashboard');
  await screen.findByText('1.5');
  const menu = within(screen.getAllByRole('navigation')[0]!);
  expect(menu.getByRole('link', { name: text.title })).toBeInTheDocument();
  for (const name of ['Appointments', 'Clients', 'Payments', 'Public Desk']) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

test('complaints are the officer’s own, page by page, with their answers', async () => {
  const { wire, address } = open('/officer-dashboard/complaints');
  expect(await screen.findByText('It is on its way.')).toBeVisible();
  expect(screen.getByText(text.alike(1))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(14)');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(address()).toBe('/officer-dashboard/complaints?page=2');
  const asked = wire.calls.filter(({ name }) => name === 'getOfficeComplaints');
  expect(asked.map(({ request }) => request.query)).toEqual([{ page: '1' }, { page: '2' }]);
});

test('they cannot be loaded: told, and Retry helps', async () => {
  const { wire } = open('/officer-dashboard/complaints', {
    getOfficeComplaints: () => problem(404, 'not-found'),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getOfficeComplaints', () => officeComplaintsPage([]));
  await userEvent.click(retry);
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('the office looks at it, answers, and sees what it has said', async () => {
  const { wire, said, container } = open('/officer-dashboard/complaints', {
    getOfficeComplaints: () =>
      officeComplaintsPage([
        anOfficeComplaint({ level: 2 }),
        anOfficeComplaint({ _id: 'c2', number: 'NK-C-000124', from: null }),
      ]),
    takeUpComplaint: () => anOfficeComplaint({ status: 'in-progress', level: 2 }),
    answerComplaint: () => anOfficeComplaint({ status: 'answered', answer, level: 2, dueAt: null }),
  });
  expect(await screen.findByText(text.from('Asha Rao'))).toBeVisible();
  expect(screen.getByText(text.unnamed)).toBeVisible();
  expect(screen.getByText(text.moved(2))).toBeVisible();
  expect(screen.getAllByText(text.due('5 Nov 2026'))).toHaveLength(2);
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('button', { name: text.takeUpOf('NK-C-000123') }));
  expect(await screen.findByText('In progress')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: text.writeTo('NK-C-000123') }));
  await userEvent.type(screen.getByRole('textbox', { name: text.yourAnswer }), ' It is sent. ');
  await userEvent.click(screen.getByRole('button', { name: text.publish }));
  expect(await screen.findByText('It is on its way.')).toBeVisible();
  expect(said()).toContain(text.published);
  const sent = wire.calls.find(({ name }) => name === 'answerComplaint')?.request;
  expect(sent?.body).toEqual({ text: 'It is sent.' });
  expect(sent?.headers.get('idempotency-key')).not.toBeNull();
  expect(screen.queryByRole('button', { name: text.writeTo('NK-C-000123') })).toBeNull();
});

test('an officer of several departments reads which one a complaint is about', async () => {
  const permits = {
    office: 'transport',
    department: 'permits',
    name: 'Permits',
    about: 'Transport',
  };
  open('/officer-dashboard/complaints', {
    getOfficeComplaints: () =>
      officeComplaintsPage([anOfficeComplaint({ recipient: { kind: 'office', ...permits } })]),
  });
  expect(await screen.findByText(text.about('Permits'))).toBeVisible();
});

test('an answer that came too late is said, and the words stay', async () => {
  open('/officer-dashboard/complaints', {
    getOfficeComplaints: () => officeComplaintsPage([anOfficeComplaint()]),
    answerComplaint: () => problem(409, 'conflict'),
  });
  await userEvent.click(await screen.findByRole('button', { name: text.writeTo('NK-C-000123') }));
  const field = screen.getByRole('textbox', { name: text.yourAnswer });
  await userEvent.type(field, 'It is sent.');
  await userEvent.click(screen.getByRole('button', { name: text.publish }));
  expect(await screen.findByText('conflict')).toBeVisible();
  expect(field).toHaveValue('It is sent.');
});

import { session } from '@nukkad/platform';
import { type ComplaintRecipient, limits, messages } from '@nukkad/platform/contract';
import {
  aComplaint,
  aToken,
  complaintsPage,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { complaintKeys } from '../common/complaints/complaint-keys';
import { notStored } from '../common/submit.text';
import { Screen } from './complaints.screen';
import { text } from './complaints.text';

const officer: ComplaintRecipient = {
  ...{ kind: 'officer', officerId: 'v1', name: 'Suresh Patil', about: 'Head of Office' },
};
const desk: ComplaintRecipient = {
  ...{ kind: 'office', office: 'finance', department: 'taxes' },
  ...{ name: 'Taxes', about: 'Finance' },
};
const words = 'The certificate takes three months.';

type Handlers = Parameters<typeof fakeWire>[0];

function open(at = '/complaints', handlers: Handlers = {}) {
  const wire = fakeWire({
    getComplaints: () => complaintsPage([]),
    findRecipients: ({ query }) => (query.officerId ? [officer] : [desk, officer]),
    createComplaint: () => ({ number: 'NK-C-000123', key: null }),
    getSupported: () => [],
    getMyComplaints: () => [],
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const logIn = () =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
const form = () => screen.findByRole('form', { name: text.form });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = () => userEvent.click(screen.getByRole('button', { name: text.send }));
const sent = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls.filter(({ name }) => name === 'createComplaint').map(({ request }) => request);

async function fill() {
  await form();
  await userEvent.click(screen.getByRole('radio', { name: 'Service-related' }));
  await userEvent.type(field(text.words), words);
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => act(() => session.end('signed-out')));

test('somebody with an account complains of the officer they came from', async () => {
  logIn();
  const { wire, container } = open('/complaints?officer=v1');
  await fill();
  expect(screen.getByRole('combobox', { name: /^Officer or office/ })).toHaveValue(officer.name);
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(text.anonymous) }));
  await send();
  expect(await screen.findByText(text.done('NK-C-000123'))).toHaveFocus();
  const [order] = sent(wire);
  expect(order?.body).toEqual({
    ...{ kind: 'service-related', officerId: 'v1', text: words, isAnonymous: true },
  });
  expect(order?.headers.get('idempotency-key')).not.toBeNull();
  const follow = screen.getByRole('link', { name: text.follow });
  expect(follow).toHaveAttribute('href', '/complaints/NK-C-000123');
  await userEvent.click(screen.getByRole('button', { name: text.again }));
  expect(field(text.words)).toHaveValue('');
});

test('the kind that an officer takes complaints of is chosen', async () => {
  logIn();
  open('/complaints?officer=v1&kind=product-related');
  expect(await screen.findByRole('combobox', { name: /^Officer or office/ })).toHaveValue(
    officer.name,
  );
  const kinds = within(screen.getByRole('form')).getByRole('radio', { name: 'Product-related' });
  expect(kinds).toBeChecked();
});

test('a visitor finds an office, says who they are and gets a key', async () => {
  const { wire } = open('/complaints', {
    createComplaint: () => ({ number: 'NK-C-000124', key: 'secret' }),
  });
  await fill();
  await userEvent.type(screen.getByRole('combobox', { name: /^Officer or office/ }), 'tax');
  await userEvent.click(await screen.findByRole('option', { name: /Taxes/ }));
  await userEvent.type(field(text.name), 'Asha');
  await userEvent.type(field(text.email), 'asha@example.in');
  await send();
  expect(await screen.findByText(text.doneMail('asha@example.in'))).toBeVisible();
  expect(sent(wire)[0]?.body).toMatchObject({
    office: { office: 'finance', department: 'taxes' },
    from: { name: 'Asha', email: 'asha@example.in' },
  });
  expect(screen.getByRole('link', { name: text.follow })).toHaveAttribute(
    'href',
    '/complaints/NK-C-000124#secret',
  );
  expect(complaintKeys.get('NK-C-000124')).toBe('secret');
});

test('nothing is sent before every field is right', async () => {
  const { wire } = open();
  await form();
  await userEvent.type(field(text.words), 'Short.');
  await send();
  for (const problem of [text.chooseKind, text.chooseRecipient, text.tooShort]) {
    expect((await screen.findAllByText(problem))[0]).toBeVisible();
  }
  expect(screen.getAllByText(messages.required).length).toBeGreaterThanOrEqual(2);
  expect(sent(wire)).toEqual([]);
});

test('what could not be sent is still there, also after a reload, and sent under one key', async () => {
  logIn();
  const first = open('/complaints?officer=v1', {
    createComplaint: () => {
      throw networkDown();
    },
  });
  await fill();
  await send();
  expect((await screen.findAllByText(notStored))[0]).toBeVisible();
  first.wire.answer('createComplaint', () => problem(422, 'validation', { officerId: 'No such.' }));
  await send();
  expect((await screen.findAllByText('No such.'))[0]).toBeVisible();
  const keys = sent(first.wire).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  first.unmount();
  open('/complaints');
  await form();
  expect(field(text.words)).toHaveValue(words);
  expect(screen.getByRole('radio', { name: 'Service-related' })).toBeChecked();
});

test('what somebody wrote is not shown to the next person of the browser', async () => {
  logIn();
  const { unmount } = open();
  await fill();
  unmount();
  act(() => session.end('signed-out'));
  open();
  await form();
  expect(field(text.words)).toHaveValue('');
});

test('evidence is sent as it is picked, and named in the complaint', async () => {
  logIn();
  const handed = { _id: 'f1', name: 'receipt.png', type: 'image/png', bytes: 1 };
  const { wire } = open('/complaints?officer=v1', { uploadFile: () => handed });
  await fill();
  const picked = new File(['x'], 'receipt.png', { type: 'image/png' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input!, picked);
  // The row of the upload is replaced by that of the stored file.
  await waitFor(() => expect(screen.getByText('receipt.png')).toBeVisible());
  await waitFor(() =>
    expect(JSON.parse(window.sessionStorage.getItem('nukkad-complaint-draft')!).files).toHaveLength(
      1,
    ),
  );
  await send();
  await waitFor(() => expect(sent(wire)[0]?.body).toMatchObject({ fileIds: ['f1'] }));
});

test('a visitor is asked to log in for evidence', async () => {
  open();
  await form();
  expect(screen.getByRole('link', { name: text.login })).toHaveAttribute('href', '/login');
  expect(document.querySelector('input[type="file"]')).toBeNull();
});

test('an officer who takes none any more is said to, and another can be chosen', async () => {
  open('/complaints?officer=gone', { findRecipients: () => [] });
  expect(await screen.findByText(text.recipientGone)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Officer or office/ })).toHaveValue('');
});

test('what is published is narrowed by kind and officer, page by page', async () => {
  const complaints = [aComplaint({ recipient: officer, alike: 2 })];
  const { wire, address } = open('/complaints?officer=v1', {
    getComplaints: () => complaintsPage(complaints, { total: 11, totalPages: 2 }),
  });
  const list = within(await screen.findByRole('region', { name: text.view }));
  expect(await list.findByText('Suresh Patil, Head of Office')).toBeVisible();
  expect(list.getByRole('link', { name: 'NK-C-000123' })).toHaveAttribute(
    'href',
    '/complaints/NK-C-000123',
  );
  await userEvent.click(list.getByRole('link', { name: 'Product-related' }));
  await userEvent.click(await list.findByRole('link', { name: 'Page 2' }));
  expect(address()).toBe('/complaints?officer=v1&kind=product-related&page=2');
  await userEvent.click(await list.findByRole('link', { name: text.everyone }));
  const asked = wire.calls.filter(({ name }) => name === 'getComplaints');
  await waitFor(() =>
    expect(asked.map(({ request }) => request.query)).toContainEqual({
      ...{ officerId: 'v1', kind: 'product-related', page: '2' },
    }),
  );
});

test('no complaints, or none that can be loaded, are said', async () => {
  const { wire } = open('/complaints', { getComplaints: () => problem(403, 'forbidden') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getComplaints', () => complaintsPage([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('the limits that are promised are the contract’s', () => {
  expect(text.doneWhy).toContain(`${limits.complaintAnswerDays} to answer`);
});

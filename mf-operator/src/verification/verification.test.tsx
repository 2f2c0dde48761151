import { session } from '@nukkad/platform';
import {
  type Credential,
  type GeoPlace,
  notificationsStream,
  type Verification,
} from '@nukkad/platform/contract';
import {
  aCredential,
  anAccount,
  aPracticeToVerify,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as fileWords } from '../common/file-link/file-link.text';
import { Screen } from '../operator';
import { text } from './verification.text';

const entry = (vendorId: string, name: string) => ({
  ...{ vendorId, name, profession: 'teacher', credentials: 2 },
  submittedAt: '2026-11-20T08:00:00Z',
});
const site = '/operator-dashboard';
const base = `${site}/verification`;
const practice = `${base}?practice=vendor-7`;
const first = aCredential();
const second = aCredential({ _id: 'credential-2', kind: 'education', title: 'BSc, BITS' });
const approved = (credential: Credential): Credential => ({ ...credential, state: 'approved' });
const toVerify =
  (values: Partial<Verification> = {}) =>
  () =>
    aPracticeToVerify({ credentials: [first, second], ...values });

function open(at: string, handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire(
    {
      getSession: () => anAccount({ role: 'operator', fullName: 'Devika Nair' }),
      getQueues: () => [],
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getVerifications: () => ({ entries: [entry('vendor-7', 'Ravi Kumar')], total: 1 }),
      getVerification: toVerify(),
      linkFile: ({ params }) => ({ url: `/signed/${params.fileId}`, expiresAt: '2026-11-22' }),
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  return { wire, ...renderScreen(Screen, { at, pattern: `${site}/*`, wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const sent = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

beforeEach(() =>
  act(() => {
    session.end('signed-out');
    session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-op' });
  }),
);

describe('the queue', () => {
  test('who waits, with the way to each', async () => {
    const { container } = open(base);
    const row = within(await screen.findByRole('row', { name: /Ravi Kumar/ }));
    expect(row.getByText('Teacher')).toBeVisible();
    expect(row.getByText('2')).toBeVisible();
    expect(row.getByRole('link', { name: 'Ravi Kumar' })).toHaveAttribute(
      'href',
      `${practice}&page=1`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verification (1)');
    await expect(container).toBeAccessible();
  });

  test('it is the room of somebody who has a name and no practice', async () => {
    open(base);
    expect(await screen.findByText('Devika Nair')).toBeInTheDocument();
    const menu = within(screen.getAllByRole('navigation')[0]!);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(text.room);
    expect(screen.queryByText(/demonstration/)).not.toBeInTheDocument();
  });

  test('page by page', async () => {
    const { wire, address } = open(base, {
      getVerifications: () => ({ entries: [entry('vendor-7', 'Ravi Kumar')], total: 21 }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(address()).toBe(`${base}?page=2`);
    expect(sent(wire, 'getVerifications').map(({ query }) => query)).toEqual([
      { page: '1' },
      { page: '2' },
    ]);
  });

  test('nobody waits', async () => {
    const { container } = open(base, { getVerifications: () => ({ entries: [], total: 0 }) });
    expect(await screen.findByText(text.none)).toBeVisible();
    await expect(container).toBeAccessible();
  });

  test('a page that is gone by now leads to the first', async () => {
    open(`${base}?page=3`, { getVerifications: () => problem(404, 'page-out-of-range') });
    expect(await screen.findByRole('link', { name: text.firstPage })).toHaveAttribute('href', base);
  });

  test('it cannot be loaded: told, and Retry helps', async () => {
    const { wire } = open(base, { getVerifications: () => problem(404, 'not-found') });
    const retry = await button('Retry');
    wire.answer('getVerifications', () => ({ entries: [entry('v', 'Asha Rao')], total: 1 }));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });
});

describe('one who waits', () => {
  test('what they entered by step, each document with a link that opens it', async () => {
    const { container } = open(`${practice}&page=2`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Kumar' })).toBeVisible();
    expect(await screen.findByText('Ten years of algebra.')).toBeVisible();
    expect(screen.getByText('₹500 per hour')).toBeVisible();
    const [link] = await screen.findAllByRole('link', { name: fileWords.open('certificate.pdf') });
    expect(link).toHaveAttribute('href', '/signed/file-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: text.back })).toHaveAttribute('href', `${base}?page=2`);
    await expect(container).toBeAccessible();
  });

  test('there is nobody: told, with the way back', async () => {
    open(practice, { getVerification: () => problem(404, 'not-found') });
    expect(await screen.findByText(text.unknown)).toBeVisible();
  });

  test('a file cannot be linked: told, and Retry helps', async () => {
    const { wire } = open(practice, {
      getVerification: toVerify({ credentials: [first] }),
      linkFile: () => problem(404, 'not-found'),
    });
    expect(await screen.findByText(fileWords.notLinked)).toBeVisible();
    wire.answer('linkFile', () => ({ url: '/signed/again', expiresAt: '2026-11-22' }));
    await userEvent.click(await button('Retry'));
    expect(await screen.findByRole('link', { name: /certificate\.pdf/ })).toBeVisible();
  });
});

describe('a document', () => {
  test('is approved by keyboard, and focus stays at it', async () => {
    const { wire } = open(practice, { decideCredential: () => approved(first) });
    (await button(text.approveOne(first.title))).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(text.credentialStates.approved)).toBeVisible();
    expect(sent(wire, 'decideCredential')).toMatchObject([
      { params: { credentialId: first._id }, body: { state: 'approved' } },
    ]);
    expect(screen.getByRole('heading', { level: 3, name: first.title })).toHaveFocus();
  });

  test('is rejected with a reason, which is needed', async () => {
    const reason = 'The name on it is another.';
    const { wire, container } = open(practice, {
      decideCredential: () => ({ ...first, state: 'rejected', reason }),
    });
    await userEvent.click(await button(text.rejectOne(first.title)));
    const field = screen.getByRole('textbox', { name: /Reason/ });
    expect(field).toHaveFocus();
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByRole('button', { name: text.reject }));
    expect(sent(wire, 'decideCredential')).toEqual([]);
    await userEvent.type(field, reason);
    await userEvent.click(screen.getByRole('button', { name: text.reject }));
    expect(await screen.findByText(text.rejectedFor(reason))).toBeVisible();
    expect(sent(wire, 'decideCredential')[0]?.body).toEqual({ state: 'rejected', reason });
    expect(screen.getByText(text.undecided(1, 1))).toBeVisible();
  });

  test('no answer comes: the reason is still there, also after a reload', async () => {
    const page = open(practice, {
      decideCredential: () => {
        throw networkDown();
      },
    });
    await userEvent.click(await button(text.rejectOne(first.title)));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too dark');
    await userEvent.click(screen.getByRole('button', { name: text.reject }));
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Too dark');
    page.unmount();
    open(practice);
    await userEvent.click(await button(text.rejectOne(first.title)));
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Too dark');
  });

  test('another operator was faster: told, and shown as it is now', async () => {
    const { wire, said } = open(practice, { decideCredential: () => problem(409, 'conflict') });
    const approve = await button(text.approveOne(first.title));
    wire.answer('getVerification', toVerify({ credentials: [approved(first), second] }));
    await userEvent.click(approve);
    expect(await screen.findByText(text.credentialStates.approved)).toBeVisible();
    expect(said()).toContain('conflict');
  });

  test('is not decided once the whole is', async () => {
    const credentials = [approved(first), approved(second)];
    open(practice, { getVerification: toVerify({ state: 'approved', credentials }) });
    expect(await screen.findByText(text.isApproved('Ravi Kumar'))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
  });

  test('that was added after listing is decided alone', async () => {
    const credentials = [approved(first), second];
    const { wire } = open(practice, {
      getVerification: toVerify({ state: 'approved', credentials }),
      decideCredential: () => approved(second),
    });
    expect(await screen.findByText(text.added(1))).toBeVisible();
    await userEvent.click(await button(text.approveOne(second.title)));
    await waitFor(() => expect(sent(wire, 'decideCredential')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: text.approveAll })).not.toBeInTheDocument();
  });
});

describe('the whole', () => {
  const ready = { credentials: [approved(first), approved(second)] };

  test('waits for every document', async () => {
    open(practice, {
      getVerification: toVerify({ credentials: [approved(first), second] }),
    });
    expect(await screen.findByText(text.undecided(1, 0))).toBeVisible();
    expect(screen.queryByRole('button', { name: text.approveAll })).not.toBeInTheDocument();
  });

  test('is approved: told what came of it, and the queue is read again', async () => {
    const { wire } = open(practice, {
      getVerification: toVerify(ready),
      decideVerification: toVerify({ ...ready, state: 'approved' }),
    });
    await userEvent.click(await button(text.approveAll));
    expect(await screen.findByText(text.isApproved('Ravi Kumar'))).toBeVisible();
    expect(screen.getByRole('heading', { name: text.decision })).toHaveFocus();
    expect(sent(wire, 'decideVerification')[0]?.body).toEqual({ state: 'approved' });
  });

  test('leads on to what follows in the queue', async () => {
    let entries = ['vendor-5', 'vendor-7', 'vendor-9'].map((id) => entry(id, `Name of ${id}`));
    open(`${practice}&page=2`, {
      getVerification: toVerify(ready),
      getVerifications: () => ({ entries, total: entries.length }),
      decideVerification: () => {
        entries = entries.filter(({ vendorId }) => vendorId !== 'vendor-7');
        return toVerify({ ...ready, state: 'approved' })();
      },
    });
    const approve = await button(text.approveAll);
    expect(screen.queryByRole('link', { name: /Next in the queue/ })).not.toBeInTheDocument();
    await userEvent.click(approve);
    const next = await screen.findByRole('link', { name: 'Next in the queue: Name of vendor-9' });
    expect(next).toHaveAttribute('href', `${base}?practice=vendor-9&page=2`);
  });

  test('asks for a place of the directory where the typed one is not', async () => {
    const place: GeoPlace = {
      _id: 'place-9',
      kind: 'locality',
      ...{ name: 'HSR Layout', slug: 'hsr-layout' },
      ...{ city: 'Bengaluru', citySlug: 'bengaluru', state: 'Karnataka', pin: '560102' },
      ...{ point: null, isServed: true },
    };
    const { wire, container } = open(practice, {
      getVerification: toVerify({ ...ready, localityId: null }),
      suggestPlaces: () => [place],
      decideVerification: toVerify({ ...ready, state: 'approved' }),
    });
    await userEvent.click(await button(text.approveAll));
    expect(await screen.findByText(text.chooseLocality)).toBeVisible();
    await expect(container).toBeAccessible();
    await userEvent.type(screen.getByRole('combobox', { name: /Locality/ }), 'hsr');
    await userEvent.click(await screen.findByRole('option', { name: /HSR Layout/ }));
    await userEvent.click(await button(text.approveAll));
    expect(await screen.findByText(text.isApproved('Ravi Kumar'))).toBeVisible();
    expect(sent(wire, 'decideVerification')[0]?.body).toEqual({
      state: 'approved',
      localityId: 'place-9',
    });
  });

  test('goes back with a note, needed where no document was rejected', async () => {
    const { wire } = open(practice, {
      decideVerification: toVerify({ state: 'changes-needed' }),
    });
    await userEvent.click(await button(text.sendBack));
    const form = within(screen.getByRole('form', { name: text.sendBack }));
    await userEvent.click(form.getByRole('button', { name: text.sendBack }));
    expect(await screen.findByText(text.noteNeeded)).toBeVisible();
    await userEvent.type(form.getByRole('textbox'), 'Write more of yourself.');
    await userEvent.click(form.getByRole('button', { name: text.sendBack }));
    expect(await screen.findByText(text.isReturned('Ravi Kumar'))).toBeVisible();
    expect(sent(wire, 'decideVerification')[0]?.body).toEqual({
      state: 'changes-needed',
      note: 'Write more of yourself.',
    });
  });

  test('a rejected document says enough', async () => {
    const { wire } = open(practice, {
      getVerification: toVerify({ credentials: [{ ...first, state: 'rejected', reason: 'Old' }] }),
      decideVerification: toVerify({ state: 'changes-needed' }),
    });
    await userEvent.click(await button(text.sendBack));
    const form = within(screen.getByRole('form', { name: text.sendBack }));
    await userEvent.click(form.getByRole('button', { name: text.sendBack }));
    await waitFor(() => expect(sent(wire, 'decideVerification')).toHaveLength(1));
    expect(sent(wire, 'decideVerification')[0]?.body).toEqual({ state: 'changes-needed' });
  });

  test('another operator was faster: told, and shown as it is now', async () => {
    const { wire, said } = open(practice, {
      getVerification: toVerify(ready),
      decideVerification: () => problem(409, 'conflict'),
    });
    const approve = await button(text.approveAll);
    wire.answer('getVerification', toVerify({ ...ready, state: 'approved' }));
    await userEvent.click(approve);
    expect(await screen.findByText(text.isApproved('Ravi Kumar'))).toBeVisible();
    expect(said()).toContain('conflict');
  });
});

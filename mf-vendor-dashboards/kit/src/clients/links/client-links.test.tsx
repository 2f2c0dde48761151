import { session, toast } from '@nukkad/platform';
import type { ClientLinkRequest, PracticeClientLinks } from '@nukkad/platform/contract';
import { aToken, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../../common/common.text';
import { InDashboard } from '../../testing/in-dashboard';
import { text } from './client-links.text';
import { LinkRequests } from './link-requests.container';
import { RecordLink } from './record-link.container';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const asking: ClientLinkRequest = {
  ...{ _id: 'link-1', name: 'Kavya Menon', email: 'kavya@example.in', phone: null },
  time: '2026-11-20T08:00:00Z',
  records: [
    { _id: 'client-1', number: 'P-000001', name: 'Radha Iyer' },
    { _id: 'client-2', number: 'P-000002', name: 'Ravi Iyer' },
  ],
};
const none: PracticeClientLinks = { requests: [], invitations: [] };
const record = {
  _id: 'client-1',
  name: 'Radha Iyer',
  email: 'radha@example.in',
  hasAccount: false,
};

function open(
  screenOf: () => React.JSX.Element,
  links: PracticeClientLinks,
  handlers: Parameters<typeof fakeWire>[0] = {},
) {
  const wire = fakeWire({ getClientLinks: () => links, ...handlers });
  const Room = () => <InDashboard>{screenOf()}</InDashboard>;
  return { wire, ...renderScreen(Room, { at: '/doctor-dashboard/patients', wire }) };
}

const asked = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

describe('requests', () => {
  const requests = () => <LinkRequests />;

  test('say who asks with what, and what accepting opens; one record is linked', async () => {
    const { wire, container } = open(
      requests,
      { ...none, requests: [asking] },
      {
        acceptClientLink: () => undefined,
      },
    );
    expect(await screen.findByText(text.claim('Kavya Menon'))).toBeVisible();
    expect(screen.getByText(text.why)).toBeVisible();
    expect(screen.getByText(/kavya@example\.in/)).toBeVisible();
    await expect(container).toBeAccessible();
    wire.answer('getClientLinks', () => none);
    await press(text.accept('P-000002', 'Ravi Iyer'));
    await waitFor(() => expect(screen.queryByText(text.title)).not.toBeInTheDocument());
    expect(asked(wire, 'acceptClientLink')).toMatchObject([
      { params: { linkId: 'link-1' }, body: { clientId: 'client-2' } },
    ]);
    expect(lastToast()).toMatchObject({ text: text.accepted('Kavya Menon') });
  });

  test('are refused; without a record they can only be refused, and say what next', async () => {
    const { wire } = open(
      requests,
      { ...none, requests: [{ ...asking, records: [] }] },
      {
        refuseClientLink: () => undefined,
      },
    );
    expect(await screen.findByText(text.noRecord)).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    wire.answer('getClientLinks', () => none);
    await press(text.refuseOf('Kavya Menon'));
    await waitFor(() => expect(screen.queryByText(text.title)).not.toBeInTheDocument());
    expect(lastToast()).toMatchObject({ text: text.refused });
  });

  test('one that was taken back meanwhile is told, and goes', async () => {
    const { wire } = open(
      requests,
      { ...none, requests: [asking] },
      {
        acceptClientLink: () => problem(409, 'conflict'),
      },
    );
    await screen.findByText(text.claim('Kavya Menon'));
    wire.answer('getClientLinks', () => none);
    await press(text.accept('P-000001', 'Radha Iyer'));
    await waitFor(() => expect(screen.queryByText(text.title)).not.toBeInTheDocument());
    expect(lastToast()).toMatchObject({ tone: 'danger' });
  });

  test('that cannot be loaded are told, with Retry', async () => {
    const { wire } = open(requests, none, { getClientLinks: () => problem(404, 'not-found') });
    expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
    wire.answer('getClientLinks', () => ({ ...none, requests: [asking] }));
    await press(common.retry);
    expect(await screen.findByText(text.claim('Kavya Menon'))).toBeVisible();
  });
});

describe('a record', () => {
  const of = (client: typeof record | (Omit<typeof record, 'email'> & { email: null })) => () => (
    <RecordLink client={client} />
  );
  const invitation = {
    ...{ clientId: 'client-1', email: 'radha@example.in' },
    ...{ sentAt: '2026-11-20T08:00:00Z', until: '2026-11-27T08:00:00Z' },
  };

  test('is invited at its address, and the invitation can be withdrawn', async () => {
    const { wire, container } = open(of(record), none, {
      inviteClient: () => invitation,
      endClientLink: () => undefined,
    });
    await screen.findByText(text.unlinked);
    await expect(container).toBeAccessible();
    wire.answer('getClientLinks', () => ({ ...none, invitations: [invitation] }));
    await press(text.invite);
    expect(await screen.findByText(text.invited('radha@example.in', '27 Nov 2026'))).toBeVisible();
    wire.answer('getClientLinks', () => none);
    await press(text.withdraw);
    expect(await screen.findByText(text.unlinked)).toBeVisible();
    expect(asked(wire, 'endClientLink')).toMatchObject([{ params: { clientId: 'client-1' } }]);
  });

  test('without an address says what is missing', async () => {
    open(of({ ...record, email: null }), none);
    expect(await screen.findByText(new RegExp(text.noEmail))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that is linked says what is shared; the link ends after a question', async () => {
    const { wire } = open(of({ ...record, hasAccount: true }), none, {
      endClientLink: () => undefined,
    });
    expect(await screen.findByText(text.linked)).toBeVisible();
    await press(text.end);
    expect(
      await screen.findByRole('alertdialog', { name: text.endTitle('Radha Iyer') }),
    ).toBeVisible();
    expect(asked(wire, 'endClientLink')).toEqual([]);
    await press(text.end);
    await waitFor(() => expect(asked(wire, 'endClientLink')).toHaveLength(1));
    await waitFor(() => expect(lastToast()).toMatchObject({ text: text.ended }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

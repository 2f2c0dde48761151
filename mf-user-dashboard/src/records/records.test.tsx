import { session, toast } from '@nukkad/platform';
import type { OwnClientLink } from '@nukkad/platform/contract';
import { aToken, fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { commonText } from '@nukkad/vendor-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './records.screen';
import { text } from './records.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const doctor = {
  ...{ _id: 'vendor-1', vendorName: 'Dr. Kavya Gowda', title: 'Dentist' },
  ...{ img: '/assets/avatars/1.svg', profession: 'doctor' },
};
const linked: OwnClientLink = {
  ...{ _id: 'link-1', vendor: doctor, state: 'linked', since: '2026-11-20T08:00:00Z' },
  endedBy: null,
  shared: {
    appointments: [
      {
        ...{ _id: 'booking-1', kind: 'appointment', status: 'completed', service: 'Cleaning' },
        ...{ start: '2026-11-18T05:30:00Z', end: '2026-11-18T06:00:00Z' },
      },
    ],
    ...{ assignments: 2, documents: 1 },
  },
};
const requested: OwnClientLink = { ...linked, _id: 'link-2', state: 'requested', shared: null };
const ended: OwnClientLink = {
  ...{ ...linked, _id: 'link-3', state: 'ended', endedBy: 'professional', shared: null },
};
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const at = '/profile?section=records';

function open(
  links: OwnClientLink[] = [linked],
  handlers: Parameters<typeof fakeWire>[0] = {},
  address = at,
) {
  const wire = fakeWire({
    getMyClientLinks: () => links,
    suggestSearches: () => ({
      corrected: null,
      suggestions: [
        {
          ...{ kind: 'person', term: 'Dr. Kavya Gowda', label: 'Dr. Kavya Gowda' },
          ...{ profession: 'doctor', vendorId: 'vendor-1', title: 'Dentist' },
          locality: 'HSR Layout',
        },
      ],
    }),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at: address, pattern: '/profile', wire }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const asked = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('records stand by their state, with what is shared', async () => {
  const { container } = open([linked, requested, ended]);
  const group = within(await screen.findByRole('region', { name: text.linked }));
  expect(group.getByRole('link', { name: 'Dr. Kavya Gowda' })).toBeVisible();
  expect(group.getByText('Cleaning')).toBeVisible();
  expect(group.getByText(/2 assignments, 1 file/)).toBeVisible();
  expect(screen.getByRole('region', { name: text.requested })).toBeVisible();
  const former = within(screen.getByRole('region', { name: text.former }));
  expect(former.getByText(text.endedOn.professional('20 Nov 2026'))).toBeVisible();
  expect(former.queryByRole('button')).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('without any the page says what can be done', async () => {
  const { container } = open([]);
  expect(await screen.findByText(text.none)).toBeVisible();
  await expect(container).toBeAccessible();
});

test('they cannot be loaded: told, and Retry helps', async () => {
  const { wire } = open([], { getMyClientLinks: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getMyClientLinks', () => [linked]);
  await press(commonText.retry);
  expect(await screen.findByText('Cleaning')).toBeVisible();
});

test('a link ends after a question; a request is taken back at once', async () => {
  const { wire } = open([linked, requested], { endMyClientLink: () => undefined });
  await press(text.endOf('Dr. Kavya Gowda'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(text.endWhy)).toBeVisible();
  expect(asked(wire, 'endMyClientLink')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: text.end }));
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.ended }));
  await press(text.takeBackOf('Dr. Kavya Gowda'));
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.takenBack }));
  expect(asked(wire, 'endMyClientLink').map(({ params }) => params.linkId)).toEqual([
    ...['link-1', 'link-2'],
  ]);
});

describe('a request', () => {
  const write = async (contact: string) => {
    await press(text.ask);
    await userEvent.type(screen.getByRole('combobox', { name: /^Professional/ }), 'Kavya');
    await userEvent.click(await screen.findByRole('option', { name: /Dr\. Kavya Gowda/ }));
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(text.contact) }), contact);
    await press(text.send);
  };

  test('names a professional of the directory and an address or number', async () => {
    const { wire, container } = open([], { requestClientLink: () => requested });
    await write('98765 43210');
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        text: text.sent('Dr. Kavya Gowda (Dentist, HSR Layout)'),
      }),
    );
    expect(asked(wire, 'requestClientLink').map(({ body }) => body)).toEqual([
      { vendorId: 'vendor-1', phone: '98765 43210' },
    ]);
    await expect(container).toBeAccessible();
  });

  test('that is not stored keeps what was typed', async () => {
    const { wire } = open([], {
      requestClientLink: () => {
        throw networkDown();
      },
    });
    await write('radha@example.in');
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: new RegExp(text.contact) })).toHaveValue(
      'radha@example.in',
    );
    wire.answer('requestClientLink', () => problem(422, 'validation', { email: 'must be one' }));
    await press(commonText.retry);
    expect(await screen.findByText('must be one')).toBeVisible();
  });

  test('without a professional of the list is not sent', async () => {
    const { wire } = open([]);
    await press(text.ask);
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(text.contact) }), 'a@b.in');
    await press(text.send);
    expect(await screen.findByText(text.chooseOne)).toBeVisible();
    expect(asked(wire, 'requestClientLink')).toEqual([]);
  });
});

describe('the link that was sent to the record’s address', () => {
  test('is asked about, then links, and is gone from the address', async () => {
    const { wire, address } = open(
      [requested],
      { confirmClientLink: () => linked },
      `${at}#${token}`,
    );
    expect(await screen.findByRole('heading', { name: text.confirmTitle })).toBeVisible();
    expect(asked(wire, 'confirmClientLink')).toEqual([]);
    await press(text.confirm);
    await waitFor(() => expect(address()).toBe(at));
    await waitFor(() => expect(screen.queryByText(text.confirmTitle)).not.toBeInTheDocument());
    expect(asked(wire, 'confirmClientLink').map(({ body }) => body)).toEqual([{ token }]);
    expect(lastToast()).toMatchObject({ text: text.confirmed('Dr. Kavya Gowda') });
  });

  test('that is no longer good says so and links nothing', async () => {
    open([], { confirmClientLink: () => problem(422, 'link-invalid') }, `${at}#${token}`);
    await press(text.confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(text.notConfirmed);
  });

  test.each(['', '#main', `#${token}x`])('%s is none', async (hash) => {
    open([linked], {}, `${at}${hash}`);
    await screen.findByText('Cleaning');
    expect(screen.queryByText(text.confirmTitle)).not.toBeInTheDocument();
  });
});

import { session } from '@nukkad/platform';
import { type DeskOrder, notificationsStream, type OwnDesk } from '@nukkad/platform/contract';
import {
  aGovDepartment,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../dashboard';
import { text } from './office-page.text';

const anOfficePage = (values: Partial<OwnDesk> = {}): OwnDesk => ({
  _id: 'finance-1',
  departments: [],
  office: { slug: 'finance', heading: 'Finance and Taxes' },
  department: aGovDepartment(),
  complaints: { open: 3, answered: 11 },
  ...values,
});

function open(handlers: Parameters<typeof fakeWire>[0] = {}, query = '') {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getDesk: () => anOfficePage(),
      changeDesk: ({ body }) => {
        const { services, ...order } = body as DeskOrder;
        return anOfficePage({ department: aGovDepartment({ ...order, services }) });
      },
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  const at = `/govt officer-dashboard/desk${query}`;
  return { wire, ...renderScreen(Screen, { at, pattern: '/govt officer-dashboard/*', wire }) };
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls.filter(({ name }) => name === 'changeDesk').map(({ request }) => request.body);

beforeEach(() => {
  sessionStorage.clear();
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-9',
      vendorType: 'type-govt officer',
      vendorId: 'vendor-9',
    }),
  );
});

test('the office page says where it is, what is complained of and what visitors are told', async () => {
  const { container } = open();
  expect(
    await screen.findByText(text.serves('State Department of Finance', 'Finance and Taxes')),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: text.see })).toHaveAttribute(
    'href',
    '/govt-offices-detail?office=finance&department=state-department-of-finance',
  );
  expect(within(screen.getByRole('list', { name: text.complaints })).getByText('11')).toBeVisible();
  expect(await field(new RegExp(text.address))).toHaveValue('1 Vidhana Veedhi, Bengaluru 560001');
  expect(screen.getByLabelText(text.opens('Monday'))).toHaveValue('10:00');
  expect(screen.queryByLabelText(text.opens('Sunday'))).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('what is changed is sent whole, and told', async () => {
  const { wire, said } = open();
  const address = await field(new RegExp(text.address));
  await userEvent.clear(address);
  await userEvent.type(address, 'Room 12');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await press(text.add);
  const service = within(screen.getByRole('group', { name: text.service(2) }));
  await userEvent.type(service.getByRole('textbox', { name: new RegExp(text.takes) }), '3');
  await userEvent.type(service.getByRole('textbox', { name: /^Name/ }), 'Advice');
  await press(text.save);
  await waitFor(() => expect(said()).toContain(text.saved));
  expect(sent(wire)).toEqual([
    expect.objectContaining({
      address: 'Room 12',
      workingHours: [
        { weekday: 1, opens: '10:00', closes: '17:30' },
        { weekday: 7, opens: '10:00', closes: '17:00' },
      ],
      services: [
        { name: 'Certificate of State Department of Finance', days: 7, fee: null },
        { name: 'Advice', days: 3, fee: null },
      ],
    }),
  ]);
  expect(await field(new RegExp(text.address))).toHaveValue('Room 12');
});

test('an officer of several departments chooses which one is edited', async () => {
  const departments = [
    { _id: 'finance-1', name: 'State Department of Finance', office: 'Finance and Taxes' },
    { _id: 'finance-2', name: 'Treasury', office: 'Finance and Taxes' },
  ];
  const treasury = anOfficePage({
    ...{ _id: 'finance-2', departments },
    department: aGovDepartment({ name: 'Treasury', address: 'Cubbon Road' }),
  });
  const { wire } = open({
    getDesk: ({ query }) =>
      query.department === 'finance-2' ? treasury : anOfficePage({ departments }),
    changeDesk: () => treasury,
  });
  const choice = await screen.findByRole('combobox', { name: text.department });
  expect(choice).toHaveDisplayValue(
    text.serves('State Department of Finance', 'Finance and Taxes'),
  );
  choice.focus();
  await userEvent.selectOptions(choice, text.serves('Treasury', 'Finance and Taxes'));
  expect(choice).toHaveFocus();
  expect(choice).toHaveDisplayValue(text.serves('Treasury', 'Finance and Taxes'));
  await waitFor(async () =>
    expect(await field(new RegExp(text.address))).toHaveValue('Cubbon Road'),
  );
  expect(choice).toHaveFocus();
  await press(text.save);
  await waitFor(() => expect(sent(wire)).toHaveLength(1));
  const change = wire.calls.find(({ name }) => name === 'changeDesk');
  expect(change?.request.query).toEqual({ department: 'finance-2' });
});

test('half a service is not sent, and a service can be taken away', async () => {
  const { wire } = open();
  await press(text.add);
  await press(text.save);
  const service = within(screen.getByRole('group', { name: text.service(2) }));
  const name = service.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveFocus());
  expect(service.getAllByText(text.needed)[0]).toBeVisible();
  expect(sent(wire)).toEqual([]);
  await press(text.remove(text.service(2)));
  expect(screen.getByRole('button', { name: text.add })).toHaveFocus();
  await press(text.save);
  await waitFor(() => expect(sent(wire)).toHaveLength(1));
});

test('without a connection nothing typed is lost', async () => {
  open({
    changeDesk: () => {
      throw networkDown();
    },
  });
  const address = await field(new RegExp(text.address));
  await userEvent.clear(address);
  await userEvent.type(address, 'Room 12');
  await press(text.save);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(address).toHaveValue('Room 12');
});

test('an officer without an office page is told', async () => {
  open({ getDesk: () => problem(404, 'not-found') });
  expect(await screen.findByText(text.none)).toBeVisible();
});

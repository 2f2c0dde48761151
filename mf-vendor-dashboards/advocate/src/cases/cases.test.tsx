import {
  aClient,
  clientsPage,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCase, caseDetails, casesPage } from '../common/testing/case-builders';
import { quietCalendar } from '../common/testing/quiet-calendar';
import { Screen } from './cases.screen';
import { text } from './cases.text';
import { text as form } from './record/case-form.text';

const AT = '/advocate-dashboard/cases';
const rao = aCase({ _id: 'case-2', number: 'C-000013', title: 'Rao v. Rao', outcome: 'won' });

type Handlers = Parameters<typeof fakeWire>[0];

function open(at = AT, handlers: Handlers = {}) {
  const wire = fakeWire({
    getPracticeCalendar: () => quietCalendar(),
    getCases: () => casesPage([aCase(), rao], { total: 30 }),
    getCase: () => caseDetails(),
    getClients: () => clientsPage([aClient()]),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, pattern: AT, wire }) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const asked = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

beforeEach(() => sessionStorage.clear());

test('cases say whose they are, where they stand and when they are next heard', async () => {
  const { container } = open();
  const row = await screen.findByRole('row', { name: /Iyer v. Prestige Homes/ });
  expect(row).toHaveTextContent('Meera Iyer');
  expect(row).toHaveTextContent('Evidence');
  expect(row).toHaveTextContent('Mon 7 Jan 2030, 10:30 AM');
  expect(screen.getByRole('row', { name: /Rao v. Rao/ })).toHaveTextContent('Won');
  await expect(container).toBeAccessible();
});

test('search, outcome, order and page are in the address and asked of the API', async () => {
  const { wire, address } = open(`${AT}?page=2`);
  await screen.findByText('Rao v. Rao');
  await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'rao{Enter}');
  expect(address()).toBe(`${AT}?q=rao`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: text.outcome }), 'Won');
  await userEvent.click(await button(/^Next hearing/));
  await userEvent.click(await button(/^Next hearing/));
  expect(address()).toBe(`${AT}?q=rao&outcome=won&sort=next&direction=desc`);
  expect(asked(wire, 'getCases').at(-1)?.query).toEqual({
    q: 'rao',
    outcome: 'won',
    sort: 'next',
    direction: 'desc',
  });
  expect(screen.getByRole('columnheader', { name: /Next hearing/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(asked(wire, 'getCases').at(-1)?.query).toMatchObject({ q: 'rao', page: '2' });
});

test('no case at all, and none that fits, are told apart', async () => {
  const { unmount } = open(undefined, { getCases: () => casesPage([]) });
  expect(await screen.findByText(text.none)).toBeVisible();
  unmount();
  open(`${AT}?outcome=lost`, { getCases: () => casesPage([]) });
  expect(await screen.findByText(text.noneFound)).toBeVisible();
});

test('cases that cannot be had are told, and Retry helps', async () => {
  const { wire } = open(undefined, { getCases: () => problem(404, 'not-found') });
  expect(await screen.findByText('The cases could not be loaded')).toBeVisible();
  wire.answer('getCases', () => casesPage([aCase()]));
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText('Iyer v. Prestige Homes')).toBeVisible();
});

async function fill(title: string) {
  await userEvent.click(await button(text.add));
  await userEvent.type(await field(/^Title/), title);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /category/ }), 'Civil');
}

test('a case of a client is added, and leads to it', async () => {
  const { wire, address } = open(undefined, {
    addCase: () => caseDetails({ _id: 'case-9', title: 'Iyer v. BBMP' }),
  });
  await fill('Iyer v. BBMP');
  await userEvent.type(await screen.findByRole('combobox', { name: /Client’s name/ }), 'Mee');
  await userEvent.click(await screen.findByRole('option', { name: /Meera Iyer/ }));
  await userEvent.type(await field(/^Court/), 'High Court');
  await userEvent.click(await button(form.save));
  expect(await screen.findByRole('heading', { level: 1, name: /Iyer/ })).toBeVisible();
  expect(address()).toBe(`${AT}?case=case-9`);
  expect(asked(wire, 'addCase')[0]?.body).toMatchObject({
    title: 'Iyer v. BBMP',
    category: 'Civil',
    clientId: 'client-1',
    court: 'High Court',
    outcome: null,
  });
});

test('somebody new comes with the case; a failure keeps everything, a repeat adds nobody twice', async () => {
  const { wire } = open(undefined, {
    addClient: () => aClient({ _id: 'client-9', name: 'Nila Rao' }),
    addCase: () => {
      throw networkDown();
    },
  });
  await fill('Rao v. State');
  await userEvent.click(screen.getByRole('radio', { name: form.whoOptions.new }));
  await userEvent.type(await field(/^Name of the new client/), 'Nila Rao');
  await userEvent.type(await field(/^Mobile number/), '9845012345');
  await userEvent.click(await button(form.save));
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(await field(/^Title/)).toHaveValue('Rao v. State');
  wire.answer('addCase', () => caseDetails({ _id: 'case-9' }));
  await userEvent.click(await button('Retry'));
  await screen.findByRole('heading', { level: 1, name: 'Iyer v. Prestige Homes' });
  const keys = asked(wire, 'addClient').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(asked(wire, 'addClient')[0]?.body).toEqual({ name: 'Nila Rao', phone: '+919845012345' });
  expect(asked(wire, 'addCase').at(-1)?.body).toMatchObject({ clientId: 'client-9' });
});

test('a case needs a title, a category and a client who exists', async () => {
  const { wire } = open();
  await userEvent.click(await button(text.add));
  await userEvent.type(await screen.findByRole('combobox', { name: /Client’s name/ }), 'Nobody');
  await userEvent.tab();
  await userEvent.click(await button(form.save));
  const drawer = screen.getByRole('dialog');
  expect(within(drawer).getAllByText('Required')).not.toHaveLength(0);
  expect(within(drawer).getByText(form.clientUnknown)).toBeVisible();
  expect(asked(wire, 'addCase')).toHaveLength(0);
});

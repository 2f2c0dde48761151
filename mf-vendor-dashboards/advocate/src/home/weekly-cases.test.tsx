import { problem } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as hearing } from '../common/hearing/hearing.text';
import { aCase, aDatedHearing, aHearing, casesPage } from '../common/testing/case-builders';
import { openDashboard } from '../common/testing/open-dashboard';
import { text } from './home.text';

const NOW = new Date('2030-01-09T04:00:00.000Z');
const thisWeek = [
  aDatedHearing(),
  aDatedHearing({
    _id: 'hearing-2',
    at: '2030-01-10T09:00:00.000Z',
    title: 'State v. Rao',
    category: 'Criminal',
    client: { name: 'Arjun Rao', img: '' },
    opponent: null,
    lastHearing: null,
  }),
];

type Handlers = Parameters<typeof openDashboard>[1];
type Files = Parameters<typeof openDashboard>[2];

const open = (handlers: Handlers = {}, files: Files = {}) =>
  openDashboard(
    undefined,
    {
      getHearings: ({ query }) => (query.from === '2030-01-07' ? thisWeek : []),
      ...handlers,
    },
    files,
  );

const panel = () => screen.findByRole('region', { name: text.weekly });
const press = async (name: string) =>
  userEvent.click(within(await panel()).getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('this week from its Monday on: date, client, category, last hearing and opponent of each', async () => {
  const { wire, container } = open();
  expect(await screen.findByRole('heading', { name: text.thisWeek })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Iyer v. Prestige Homes' });
  expect(link).toHaveAttribute('href', '/advocate-dashboard/cases?case=case-1');
  expect(screen.getByRole('heading', { name: 'Monday 7 January 2030' })).toBeVisible();
  const first = link.closest('li')!;
  expect(first).toHaveTextContent('Meera Iyer');
  expect(first).toHaveTextContent('10:30 AM, City Civil Court, Bengaluru');
  expect(first).toHaveTextContent('Case categoryProperty');
  expect(first).toHaveTextContent('Last HearingMon 2 Nov 2026, 10:30 AM');
  expect(first).toHaveTextContent('V/SPrestige Homes');
  const second = screen.getByRole('link', { name: 'State v. Rao' }).closest('li');
  expect(second).toHaveTextContent(`Last Hearing${text.first}`);
  expect(wire.calls.find(({ name }) => name === 'getHearings')?.request.query).toEqual({
    from: '2030-01-07',
    to: '2030-01-13',
  });
  await expect(container).toBeAccessible();
});

test('Next Week goes a week on, back a week before; the week is in the address', async () => {
  const { address } = open();
  await press(text.next);
  expect(await screen.findByRole('heading', { name: 'Jan 14 - Jan 20, 2030' })).toBeVisible();
  expect(address()).toBe('/advocate-dashboard?week=2030-01-14');
  expect(await screen.findByText('No cases available')).toBeVisible();
  await press(text.back);
  expect(await screen.findByRole('heading', { name: text.thisWeek })).toBeVisible();
  await press(text.back);
  expect(await screen.findByRole('heading', { name: 'Dec 31 - Jan 06, 2030' })).toBeVisible();
});

test('a week that cannot be had says so; Retry brings it', async () => {
  const { wire } = open({ getHearings: () => problem(404, 'not-found') });
  expect(await screen.findByText(`The ${text.what} could not be loaded`)).toBeVisible();
  wire.answer('getHearings', () => thisWeek);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('State v. Rao')).toBeVisible();
});

test('the week as a calendar file', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:week', revokeObjectURL: () => {} });
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('hearings-2030-01-07.ics');
  });
  const { wire } = open({}, { '/api/vendors/me/hearings.ics': () => 'BEGIN:VCALENDAR' });
  await press(text.ics);
  await screen.findByText('State v. Rao');
  expect(wire.fetched.map(({ path }) => path)).toContain('/api/vendors/me/hearings.ics');
  expect(save).toHaveBeenCalledTimes(1);
});

test('a hearing of one of the open cases is added from here', async () => {
  const { wire } = open({
    getCases: () => casesPage([aCase()]),
    addHearing: () => aHearing(),
  });
  await press(hearing.add);
  await userEvent.type(await screen.findByRole('combobox', { name: /^Case/ }), 'Iyer');
  await userEvent.click(await screen.findByRole('option', { name: /C-000012/ }));
  const drawer = screen.getByRole('dialog');
  for (const [part, keys] of [
    ['day', '11'],
    ['month', '01'],
    ['year', '2030'],
  ] as const) {
    await userEvent.type(within(drawer).getByRole('spinbutton', { name: new RegExp(part) }), keys);
  }
  await userEvent.type(within(drawer).getByLabelText(/^Time/), '16:00');
  await userEvent.click(within(drawer).getByRole('button', { name: hearing.save }));
  await screen.findByRole('heading', { name: text.thisWeek });
  const added = wire.calls.find(({ name }) => name === 'addHearing');
  expect(added?.request).toMatchObject({
    params: { caseId: 'case-1' },
    body: { at: '2030-01-11T10:30:00.000Z' },
  });
  const asked = wire.calls.find(({ name }) => name === 'getCases')?.request.query;
  expect(asked).toMatchObject({ outcome: 'open' });
});

import { toast } from '@nukkad/platform';
import type { CalendarFeed as Feed } from '@nukkad/platform/contract';
import { aCalendarFeed, fakeWire, networkDown, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarFeed } from './calendar-feed.container';
import { text } from './calendar-feed.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

async function open(scope: Feed['scope'], handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ getCalendarFeeds: () => [], ...handlers });
  const Place = () => <CalendarFeed scope={scope} />;
  const rendered = renderScreen(Place, { at: '/profile', wire });
  expect(wire.calls).toHaveLength(0);
  await press(text.title);
  return { wire, ...rendered };
}

const sent = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);

test('an address is made, shown and copied, and opens a calendar program', async () => {
  const made = aCalendarFeed();
  const { wire } = await open('mine', { createCalendarFeed: () => made });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await press(text.make);
  expect(await screen.findByText(made.address)).toBeVisible();
  expect(sent(wire, 'createCalendarFeed')[0]?.body).toEqual({ scope: 'mine', namesClients: false });
  expect(lastToast()).toMatchObject({ text: text.made });
  const copied = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copied },
    configurable: true,
  });
  await press(text.copy);
  expect(await screen.findByText(text.copied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(made.address);
  const program = screen.getByRole('link', { name: text.open });
  expect(program).toHaveAttribute('href', made.address.replace('https:', 'webcal:'));
  await expect(document.body).toBeAccessible();
});

test('a practice says whether clients are named', async () => {
  const made = aCalendarFeed({ scope: 'practice', namesClients: true });
  const { wire } = await open('practice', {
    getCalendarFeeds: () => [aCalendarFeed()],
    createCalendarFeed: () => made,
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: text.namesClients }));
  await press(text.make);
  expect(await screen.findByText(new RegExp(text.named))).toBeVisible();
  expect(sent(wire, 'createCalendarFeed')[0]?.body).toEqual({
    scope: 'practice',
    namesClients: true,
  });
});

test('another address takes the place of the first, after a question', async () => {
  const next = aCalendarFeed({ _id: 'feed-2', address: 'https://nukkad.example/feed-2' });
  await open('mine', { getCalendarFeeds: () => [aCalendarFeed()], createCalendarFeed: () => next });
  await press(text.another);
  expect(await screen.findByText(text.anotherWhy)).toBeVisible();
  await confirm(text.another);
  expect(await screen.findByText(next.address)).toBeVisible();
  expect(screen.queryByText(aCalendarFeed().address)).not.toBeInTheDocument();
});

test('it is ended after a question; what fails says so and leaves it', async () => {
  let isDown = true;
  const { wire } = await open('mine', {
    getCalendarFeeds: () => [aCalendarFeed()],
    endCalendarFeed: () => {
      if (isDown) throw networkDown();
    },
  });
  await press(text.end);
  await confirm(text.end);
  await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'danger' }));
  expect(await screen.findByText(aCalendarFeed().address)).toBeVisible();
  isDown = false;
  await press(text.end);
  await confirm(text.end);
  expect(await screen.findByRole('button', { name: text.make })).toBeVisible();
  expect(sent(wire, 'endCalendarFeed').at(-1)?.params).toEqual({ feedId: 'feed-1' });
  expect(lastToast()).toMatchObject({ text: text.ended });
});

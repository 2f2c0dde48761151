import { aVendorDetails, problem, slotDays } from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../../common/common.text';
import { addDays, indianDay, longDay } from '../../common/moments.model';
import { professions } from '../../common/professions/professions';
import { open } from '../testing/open';
import { text } from './booking.text';

const HERE = '/doctor-detail?id=vendor-1';
const today = () => indianDay(new Date());
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const startOf = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();
const slot = (time: string, day = today()) => button(text.slot(time, longDay(day)));

const bookable = professions.filter(({ profile }) => profile.panel !== null);

test.each(bookable)('the panel of a $one says what its profession says', async (profession) => {
  const { slug, details, profile } = profession;
  open(`${details}?id=vendor-1`, {
    getVendor: () => aVendorDetails({ profession: slug, vendorName: 'Asha Rao' }),
  });
  const title = profile.panel?.title('Asha Rao') ?? '';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await button(profile.panel?.button ?? '')).toBeVisible();
});

test.each(professions.filter(({ profile }) => profile.panel === null))(
  'nobody books a $one: complaints go that way',
  async ({ slug, details }) => {
    open(`${details}?id=vendor-1`, { getVendor: () => aVendorDetails({ profession: slug }) });
    const [link] = await screen.findAllByRole('link', { name: text.complain });
    expect(link).toHaveAttribute('href', '/complaints?officer=vendor-1');
  },
);

test('seven days with their free times, the first free day open at its first free part', async () => {
  const { wire } = open(HERE);
  const days = within(await screen.findByRole('group', { name: text.day }));
  expect(await days.findAllByRole('button')).toHaveLength(7);
  expect(await button(text.freeOn(longDay(today()), 3))).toHaveAttribute('aria-pressed', 'true');
  expect(await slot('10:00 AM')).toBeVisible();
  const asked = wire.calls.find(({ name }) => name === 'getSlots')?.request.query;
  expect(asked).toEqual({ from: today(), to: addDays(today(), 6) });
});

test('one part is open at a time, and a press on it closes it', async () => {
  open(HERE);
  const morning = await button(/^Morning/);
  await userEvent.click(await button(/^Evening/));
  expect(morning).toHaveAttribute('aria-expanded', 'false');
  expect(await slot('5:30 PM')).toBeVisible();
  await userEvent.click(await button(/^Evening/));
  expect(await button(/^Evening/)).toHaveAttribute('aria-expanded', 'false');
});

test('without a time the button says what is missing; with one it leads on', async () => {
  const { address, navigationState } = open(HERE);
  await userEvent.click(await button('Book Now'));
  expect(screen.getByText(text.chooseFirst)).toBeVisible();
  await userEvent.click(await slot('10:30 AM'));
  expect(await slot('10:30 AM')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await slot('10:00 AM'));
  expect(await slot('10:30 AM')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Chosen: Today 10:00 AM IST')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Book Now' }));
  const query = new URLSearchParams(address().split('?')[1]);
  expect(address()).toMatch(/^\/book\?/);
  expect(Object.fromEntries(query)).toEqual({ id: 'vendor-1', at: startOf(today(), '10:00') });
  expect(navigationState()).toEqual({ from: HERE });
});

test('a time that is taken says why, and cannot be chosen', async () => {
  open(HERE);
  await userEvent.click(await button(/^Afternoon/));
  const taken = await button(/^2:00 PM.*Lunch break$/);
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(taken);
  expect(taken).toHaveAttribute('aria-pressed', 'false');
});

test('another day moves focus to its times, and the way back leads to the days', async () => {
  open(HERE);
  const tomorrow = addDays(today(), 1);
  const day = await button(text.freeOn(longDay(tomorrow), 3));
  await userEvent.click(day);
  expect(screen.getByRole('heading', { name: /^Times on/ })).toHaveFocus();
  expect(await slot('10:00 AM', tomorrow)).toBeVisible();
  await userEvent.click(await button(text.otherDay));
  expect(day).toHaveFocus();
});

test('weeks are leafed through, and end at today', async () => {
  const { wire } = open(HERE);
  const earlier = await button(text.earlier);
  await slot('10:00 AM');
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await button(text.later));
  expect(await slot('10:00 AM', addDays(today(), 7))).toBeVisible();
  expect(await button(text.later)).toHaveFocus();
  expect(wire.calls.at(-1)?.request.query).toEqual({
    from: addDays(today(), 7),
    to: addDays(today(), 13),
  });
  await userEvent.click(await button(text.earlier));
  expect(await slot('10:00 AM')).toBeVisible();
});

test('a week without a free time says so', async () => {
  open(HERE, {
    getSlots: ({ query }) => {
      const { timeZone, days } = slotDays(query.from ?? '');
      return { timeZone, days: days.map((day) => ({ ...day, free: 0 })) };
    },
  });
  expect(await screen.findByText(text.noneThisWeek)).toBeVisible();
});

test('times that do not come are said, and can be asked for again', async () => {
  const { wire } = open(HERE, { getSlots: () => problem(403, 'forbidden') });
  expect(await screen.findByText(common.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getSlots', ({ query }) => slotDays(query.from ?? ''));
  await userEvent.click(await button('Retry'));
  expect(await slot('10:00 AM')).toBeVisible();
});

test('who came to book starts at the panel', async () => {
  open(`${HERE}#book`);
  await slot('10:00 AM');
  expect(screen.getByRole('heading', { name: 'Book appointment' })).toHaveFocus();
});

describe('on a narrow screen', () => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  beforeEach(() => Object.assign(window, { matchMedia: () => narrow }));
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  const nextSlots = [new Date(Date.now() + 86_400_000).toISOString()];
  const somebody = () => aVendorDetails({ nextSlots });

  test('a bar tells the next time and the fee, and opens the panel', async () => {
    open(HERE, { getVendor: somebody });
    expect(await screen.findByText(/^Next: Tomorrow .* IST$/)).toBeVisible();
    expect(document.documentElement.style.getPropertyValue('--nk-bottom-bar')).not.toBe('');
    await userEvent.click(await button('Book Now'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Book appointment' }));
    await userEvent.click(
      await sheet.findByRole('button', { name: text.slot('10:00 AM', longDay(today())) }),
    );
    expect(sheet.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      expect.stringContaining('/book?id=vendor-1&at='),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(await button('Book Now'));
    expect(await screen.findByRole('link', { name: 'Book Now' })).toBeVisible();
  });

  test('who came to book finds the panel open, and the bar leaves with the page', async () => {
    const { unmount } = open(`${HERE}#book`, { getVendor: somebody });
    expect(await screen.findByRole('dialog', { name: 'Book appointment' })).toBeVisible();
    act(() => unmount());
    expect(document.documentElement.style.getPropertyValue('--nk-bottom-bar')).toBe('');
  });

  test('nobody is promised a time that does not exist', async () => {
    open(HERE);
    expect(await screen.findByText(text.noNext)).toBeVisible();
  });
});

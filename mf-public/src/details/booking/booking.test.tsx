import { session } from '@nukkad/platform';
import { addDays } from '@nukkad/platform/calendar';
import type { BookableSlot } from '@nukkad/platform/contract';
import { formatLongDay } from '@nukkad/platform/format';
import {
  aToken,
  aVendorDetails,
  aWaitlistEntry,
  networkDown,
  problem,
  slotDays,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indianDay } from '../../common/clock/india-time.model';
import { professions } from '../../common/professions/professions';
import { text as times } from '../../common/times/times.text';
import { open } from '../testing/open';
import { text } from './booking.text';

const HERE = '/doctor-detail?id=vendor-1';
const today = () => indianDay(new Date());
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const startOf = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();
const slot = (time: string, day = today()) => button(times.slot(time, formatLongDay(day)));

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
    expect(link).toHaveAttribute('href', '/complaints?officer=vendor-1&kind=dentist');
  },
);

test('seven days with their free times, the first free day open at its first free part', async () => {
  const { wire } = open(HERE);
  const days = within(await screen.findByRole('group', { name: times.day }));
  expect(await days.findAllByRole('button')).toHaveLength(7);
  expect(await button(times.dayWith(formatLongDay(today()), times.free(3)))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await slot('10:00 AM')).toBeVisible();
  const asked = wire.calls.find(({ name }) => name === 'getSlots')?.request.query;
  expect(asked).toEqual({ from: today(), to: addDays(today(), 6), kind: 'appointment' });
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
  expect(screen.getByText('Chosen: Today, 10:00 AM')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Book Now' }));
  const query = new URLSearchParams(address().split('?')[1]);
  expect(address()).toMatch(/^\/book\?/);
  expect(Object.fromEntries(query)).toEqual({
    id: 'vendor-1',
    at: startOf(today(), '10:00'),
    kind: 'appointment',
  });
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
  const day = await button(times.dayWith(formatLongDay(tomorrow), times.free(3)));
  await userEvent.click(day);
  expect(screen.getByRole('heading', { name: /^Times on/ })).toHaveFocus();
  expect(await slot('10:00 AM', tomorrow)).toBeVisible();
  await userEvent.click(await button(times.otherDay));
  expect(day).toHaveFocus();
});

test('weeks are leafed through, and end at today', async () => {
  const { wire } = open(HERE);
  const earlier = await button(times.earlier);
  await slot('10:00 AM');
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await button(times.later));
  expect(await slot('10:00 AM', addDays(today(), 7))).toBeVisible();
  expect(await button(times.later)).toHaveFocus();
  expect(wire.calls.at(-1)?.request.query).toEqual({
    from: addDays(today(), 7),
    to: addDays(today(), 13),
    kind: 'appointment',
  });
  await userEvent.click(await button(times.earlier));
  expect(await slot('10:00 AM')).toBeVisible();
});

test('a week without a free time says so', async () => {
  open(HERE, {
    getSlots: ({ query }) => {
      const { timeZone, days } = slotDays(query.from ?? '');
      return { timeZone, days: days.map((day) => ({ ...day, free: 0 })) };
    },
  });
  expect(await screen.findByText(times.noneThisWeek)).toBeVisible();
});

test('times that do not come are said, and can be asked for again', async () => {
  const { wire } = open(HERE, { getSlots: () => problem(403, 'forbidden') });
  expect(await screen.findByText(failureWords.couldNotLoad(times.what))).toBeVisible();
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

  const somebody = () =>
    aVendorDetails({ nextSlots: [new Date(Date.now() + 86_400_000).toISOString()] });

  test('a bar tells the next time and the fee, and opens the panel', async () => {
    open(HERE, { getVendor: somebody });
    expect(await screen.findByText(/^Next: Tomorrow, .* [AP]M$/)).toBeVisible();
    expect(document.documentElement.style.getPropertyValue('--nk-bottom-bar')).not.toBe('');
    await userEvent.click(await button('Book Now'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Book appointment' }));
    await userEvent.click(
      await sheet.findByRole('button', { name: times.slot('10:00 AM', formatLongDay(today())) }),
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

describe('what is wanted', () => {
  const as = (profession: string) => ({ getVendor: () => aVendorDetails({ profession }) });
  const lastAsked = (wire: ReturnType<typeof open>['wire']) =>
    wire.calls.filter(({ name }) => name === 'getSlots').at(-1)?.request.query;

  test('a service decides which times are long enough, and a time chosen before is given up', async () => {
    const { wire } = open(HERE);
    await userEvent.click(await slot('10:00 AM'));
    const service = screen.getByRole('combobox', { name: times.service });
    await userEvent.selectOptions(service, 'Cleaning · 30 min · ₹800');
    await waitFor(() => expect(lastAsked(wire)).toMatchObject({ service: 's1' }));
    expect(await button('Book Now')).toBeVisible();
    await userEvent.click(await slot('10:00 AM'));
    const way = screen.getByRole('link', { name: 'Book Now' });
    expect(way).toHaveAttribute('href', expect.stringContaining('kind=appointment&service=s1'));
  });

  test('a teacher gives a trial lesson first, and lessons', async () => {
    const { wire } = open('/teacher-detail?id=vendor-1', as('teacher'));
    expect(await screen.findByRole('radio', { name: 'Trial lesson' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Lesson' }));
    await waitFor(() => expect(lastAsked(wire)).toMatchObject({ kind: 'lesson' }));
  });

  test('somebody is hired for some hours', async () => {
    const { wire } = open('/labour-detail?id=vendor-1', as('labour'));
    const hours = await screen.findByRole('combobox', { name: /^For how long/ });
    expect(within(hours).getAllByRole('option')).toHaveLength(9);
    await userEvent.selectOptions(hours, '3 hours');
    await waitFor(() => expect(lastAsked(wire)).toMatchObject({ kind: 'hire', hours: '3' }));
  });
});

test('on a narrow screen, what is wanted is still wanted when the panel opens again', async () => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => narrow });
  open('/teacher-detail?id=vendor-1#book', {
    getVendor: () => aVendorDetails({ profession: 'teacher' }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Lesson' }));
  await userEvent.click(await slot('10:00 AM'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await button('Schedule Now'));
  expect(await screen.findByRole('radio', { name: 'Lesson' })).toBeChecked();
  const way = await screen.findByRole('link', { name: 'Schedule Now' });
  expect(way).toHaveAttribute('href', expect.stringContaining('kind=lesson'));
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Days none of whose times can be chosen, for one reason. */
const allTaken = (taken: BookableSlot['taken']) => ({
  getSlots: ({ query }: { query: Record<string, string> }) => {
    const { timeZone, days } = slotDays(query.from ?? '');
    const all = days.map(({ date, groups }) => ({
      date,
      free: 0,
      groups: groups.map(({ part, slots }) => ({
        part,
        slots: slots.map((one) => ({ ...one, taken })),
      })),
    }));
    return { timeZone, days: all };
  },
});

test('a day without times says so, and nobody waits for it', async () => {
  open(HERE, allTaken('closed'));
  const day = formatLongDay(today());
  expect(await screen.findByText(times.noneOn.none(day))).toBeVisible();
  expect(await button(times.dayWith(day, times.notFree.none))).toBeVisible();
  expect(screen.queryByRole('link', { name: times.joinLogin })).toBeNull();
});

describe('a full day', () => {
  const full = allTaken('booked');
  afterEach(() => act(() => session.end('signed-out')));

  test('is waited for by who is logged in', async () => {
    act(() => session.remember({ otpVerified: 'true', jwtToken: aToken }));
    const { wire } = open(HERE, {
      ...full,
      joinWaitlist: () => {
        throw networkDown();
      },
    });
    await userEvent.click(await button(times.join));
    expect(await screen.findByText(times.notJoined)).toBeVisible();
    wire.answer('joinWaitlist', () => aWaitlistEntry());
    await userEvent.click(await button(times.join));
    expect(await screen.findByText(times.joined(formatLongDay(today())))).toBeVisible();
    const body = { vendorId: 'vendor-1', kind: 'appointment', date: today() };
    expect(wire.calls.at(-1)?.request.body).toEqual(body);
  });

  test('leads others to log in, and back', async () => {
    const { navigationState } = open(HERE, full);
    await userEvent.click(await screen.findByRole('link', { name: times.joinLogin }));
    expect(navigationState()).toEqual({ from: HERE });
  });
});

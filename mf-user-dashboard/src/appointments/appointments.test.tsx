import { session, toast } from '@nukkad/platform';
import { dayIn } from '@nukkad/platform/calendar';
import { type Booking, type BookingsAnswer, messages } from '@nukkad/platform/contract';
import {
  aBookedVendor,
  aBooking,
  anAccount,
  anAssignment,
  anOwnReview,
  aPurchasedPackage,
  aToken,
  aWaitlistEntry,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  slotDays,
  slotTaken,
  someCredits,
} from '@nukkad/platform/testing';
import { buttonClass, failureWords } from '@nukkad/shared-ui';
import { commonText } from '@nukkad/vendor-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { text as review } from '../common/review/review.text';
import { text as said } from './actions/actions.text';
import { Screen } from './appointments.screen';
import { text } from './booking/appointments.text';
import { text as bookingText } from './booking/booking.text';
import { text as moving } from './moving/move.text';
import { text as due } from './pending/assignments-due.text';
import { text as waiting } from './pending/waitlist.text';
import { text as bought } from './purchases/purchases.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const page = (bookings: Booking[], values: Partial<BookingsAnswer> = {}): BookingsAnswer => ({
  bookings,
  total: bookings.length,
  next: null,
  ...values,
});
const over = { cancel: false, move: false, review: true, rebook: true };
const completed = aBooking({ _id: 'booking-2', status: 'completed', may: over });
const WHEN = 'Mon 7 Jan 2030, 5:30 PM';
const of = (what: string) => text.of(what, 'Dr. Kavya Gowda', WHEN);

function open(
  at = '/profile?section=appointments',
  handlers: Parameters<typeof fakeWire>[0] = {},
  files: Parameters<typeof fakeWire>[1] = {},
) {
  const wire = fakeWire(
    {
      getMyBookings: ({ query }) =>
        ({
          upcoming: page([aBooking()]),
          past: page([completed], { total: 12 }),
          cancelled: page([]),
        })[query.when ?? ''] ?? page([]),
      getBooking: () => aBooking(),
      getMyWaitlist: () => [],
      getSession: () => anAccount({ fullName: 'Meera Iyer' }),
      getMyCredits: () => [],
      getMyPurchases: () => [],
      getMyAssignments: () => [],
      getSlots: ({ query }) => slotDays(query.from ?? ''),
      ...handlers,
    },
    { '/api/bookings/booking-1/ics': () => 'BEGIN:VCALENDAR', ...files },
  );
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const sent = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request.body);
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});
afterEach(() => jest.restoreAllMocks());

test('an appointment says with whom, when, where, how it stands and what it costs', async () => {
  const { container } = open();
  const name = await screen.findByRole('link', { name: 'Dr. Kavya Gowda' });
  expect(name).toHaveAttribute('href', '/doctor-detail?id=vendor-1');
  expect(screen.getByText('Monday 7 January 2030, 5:30 PM to 6:00 PM')).toBeVisible();
  expect(screen.getByText(bookingText.status.confirmed)).toBeVisible();
  expect(screen.getByText('₹500, to be paid at the visit')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('google.com/maps/dir'),
  );
  await expect(container).toBeAccessible();
});

test('tabs carry counts and stand in the address', async () => {
  const { address } = open();
  expect(await screen.findByRole('tab', { name: 'Upcoming (1)', selected: true })).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Past (12)' }));
  expect(address()).toBe('/profile?section=appointments&show=past');
  expect(await screen.findByText(bookingText.status.completed)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Cancelled (0)' }));
  expect(await screen.findByText(text.none.cancelled)).toBeVisible();
});

test('nothing ahead says what to do next', async () => {
  const { container } = open(undefined, { getMyBookings: () => page([]) });
  expect(await screen.findByText(text.none.upcoming)).toBeVisible();
  expect(screen.getByRole('link', { name: text.find })).toHaveAttribute('href', '/homepage');
  await expect(container).toBeAccessible();
});

test('appointments that cannot be had are told, and Retry helps', async () => {
  const { wire } = open(undefined, { getMyBookings: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getMyBookings', () => page([aBooking()]));
  await press('Retry');
  expect(await screen.findByText(bookingText.status.confirmed)).toBeVisible();
});

test('more of them come by a press', async () => {
  open('/profile?section=appointments&show=past', {
    getMyBookings: ({ query }) =>
      query.cursor === 'c2'
        ? page([aBooking({ _id: 'b9', reference: 'NK-B-000999' })], { total: 2 })
        : page([completed], { total: 2, next: 'c2' }),
  });
  await press(common.more);
  expect(await screen.findByText('NK-B-000999')).toBeVisible();
});

test('the history tells how it went on', async () => {
  const { start } = aBooking();
  const event = { from: null, to: 'requested', by: 'client', note: 'After work', start } as const;
  const history = [{ ...event, at: '2030-01-01T06:00:00.000Z' }];
  open(undefined, { getMyBookings: () => page([aBooking({ history })]) });
  await userEvent.click(await screen.findByText(bookingText.history));
  expect(screen.getByText(bookingText.event.asked)).toBeVisible();
  expect(screen.getByText('“After work”')).toBeVisible();
});

test('who was asked, and until when they answer', async () => {
  const answerBy = '2030-01-05T12:00:00.000Z';
  const asked = aBooking({
    status: 'requested',
    answerBy,
    series: { _id: 's', position: 2, of: 8 },
  });
  open(undefined, { getMyBookings: () => page([asked]) });
  expect(
    await screen.findByText(bookingText.answerBy('Dr. Kavya Gowda', 'Sat 5 Jan 2030, 5:30 PM')),
  ).toBeVisible();
  expect(screen.getByText(/Lesson 2 of 8/)).toBeVisible();
});

test('a letter leads to one appointment, and from there to all', async () => {
  open('/profile?section=appointments&booking=booking-1');
  expect(await screen.findByText(bookingText.status.confirmed)).toBeVisible();
  expect(screen.getByRole('link', { name: text.all })).toHaveAttribute(
    'href',
    '/profile?section=appointments',
  );
});

test('an appointment that is not kept says which are, and where its time stands', async () => {
  open('/profile?section=appointments&booking=b7', {
    getBooking: () => {
      throw networkDown();
    },
  });
  expect(await screen.findByText(text.notKept)).toBeVisible();
});

test('an appointment of somebody else is none', async () => {
  open('/profile?section=appointments&booking=b7', {
    getBooking: () => problem(404, 'not-found'),
  });
  expect(await screen.findByText(text.gone)).toBeVisible();
});

describe('cancelling', () => {
  test('tells what follows, takes a reason, and the lists follow', async () => {
    const { wire, baseElement } = open(undefined, {
      cancelBooking: () => aBooking({ status: 'cancelled-by-client' }),
    });
    await press(of(text.cancel));
    const dialog = within(await screen.findByRole('dialog', { name: said.cancelTitle }));
    expect(dialog.getByText(/^Free to cancel until/)).toBeVisible();
    await expect(baseElement).toBeAccessible();
    await userEvent.type(dialog.getByRole('textbox', { name: said.reason }), 'I am ill');
    wire.answer('getMyBookings', ({ query }) =>
      page([], { total: query.when === 'upcoming' ? 0 : 1 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: said.cancel }));
    expect(await screen.findByText(text.none.upcoming)).toBeVisible();
    expect(sent(wire, 'cancelBooking')).toEqual([{ reason: 'I am ill' }]);
    expect(lastToast()).toMatchObject({ text: said.cancelled });
    expect(await screen.findByRole('tab', { name: 'Cancelled (1)' })).toBeVisible();
  });

  test('of a series asks which lessons', async () => {
    const lesson = aBooking({ series: { _id: 's', position: 2, of: 8 } });
    const { wire } = open(undefined, {
      getMyBookings: () => page([lesson]),
      cancelBooking: () => lesson,
    });
    await press(of(text.cancel));
    await userEvent.click(await screen.findByRole('radio', { name: 'This and all that follow' }));
    await press(said.cancel);
    await waitFor(() => expect(sent(wire, 'cancelBooking')).toEqual([{ scope: 'following' }]));
  });

  test('that fails keeps the dialog and what was typed', async () => {
    open(undefined, {
      cancelBooking: () => {
        throw networkDown();
      },
    });
    await press(of(text.cancel));
    await userEvent.type(await screen.findByRole('textbox', { name: said.reason }), 'I am ill');
    await press(said.cancel);
    expect(await screen.findByText(commonText.notStored)).toBeVisible();
    expect(screen.getByRole('textbox', { name: said.reason })).toHaveValue('I am ill');
    expect(await button(commonText.retry)).toBeVisible();
  });
});

describe('rescheduling', () => {
  const at = (time: string) =>
    new Date(`${dayIn(new Date(), 'Asia/Kolkata')}T${time}:00+05:30`).toISOString();

  test('is by a free time of a day, in the professional’s zone', async () => {
    const { wire, baseElement } = open(undefined, { moveBooking: () => aBooking() });
    await press(of(text.move));
    await press(/^10:30/);
    expect(await screen.findByText(/^Chosen: .*10:30 AM/)).toBeVisible();
    expect(screen.queryByText(moving.zone('IST'))).toBeNull();
    await expect(baseElement).toBeAccessible();
    await press(moving.move);
    await waitFor(() => expect(lastToast()?.text).toMatch(/^The appointment is moved to/));
    expect(sent(wire, 'moveBooking')).toEqual([{ start: at('10:30') }]);
  });

  test('without a time chosen sends nothing', async () => {
    const { wire } = open();
    await press(of(text.move));
    await button(/^10:30/);
    await press(moving.move);
    expect(await screen.findAllByText(moving.chooseFirst)).toHaveLength(2);
    expect(sent(wire, 'moveBooking')).toEqual([]);
  });

  test('to a time that was just taken offers others, and the note stays', async () => {
    const other = '2030-01-08T04:30:00.000Z';
    const { wire } = open(undefined, { moveBooking: () => slotTaken([other]) });
    await press(of(text.move));
    await press(/^10:30/);
    await userEvent.type(screen.getByRole('textbox', { name: moving.note }), 'A meeting');
    await press(moving.move);
    expect(await screen.findByText(messages.slotTaken)).toBeVisible();
    wire.answer('moveBooking', () => aBooking({ start: other }));
    await press('Tue 8 Jan 2030, 10:00 AM');
    await press(commonText.retry);
    await waitFor(() =>
      expect(sent(wire, 'moveBooking').at(-1)).toEqual({ start: other, note: 'A meeting' }),
    );
  });

  test('leafs through weeks', async () => {
    const { wire } = open();
    await press(of(text.move));
    expect(await button(moving.earlier)).toHaveAttribute('aria-disabled', 'true');
    await press(moving.later);
    await waitFor(() =>
      expect(wire.calls.filter(({ name }) => name === 'getSlots')).toHaveLength(2),
    );
    expect(wire.calls.at(-1)?.request.query).toMatchObject({ kind: 'appointment' });
  });
});

describe('afterwards', () => {
  const past = '/profile?section=appointments&show=past';

  test('a review is written where it may be', async () => {
    const { wire, baseElement } = open(past, { reviewBooking: () => anOwnReview() });
    await press(of(text.review));
    await press(said.send);
    expect(await screen.findAllByText(messages.required)).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: review.starsOf[4] }));
    await userEvent.click(screen.getByRole('checkbox', { name: review.recommends }));
    await userEvent.click(screen.getByRole('checkbox', { name: review.story }));
    expect(screen.getByText(/as “Meera I\.”\. We/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: review.words }), 'Careful.');
    await expect(baseElement).toBeAccessible();
    await press(said.send);
    await waitFor(() => expect(lastToast()).toMatchObject({ text: said.reviewed }));
    expect(sent(wire, 'reviewBooking')).toEqual([
      { stars: 4, recommends: true, text: 'Careful.', mayBeStory: true },
    ]);
  });

  test('somebody can be booked again', async () => {
    open(past);
    expect(await screen.findByRole('link', { name: of(text.rebook) })).toHaveAttribute(
      'href',
      '/doctor-detail?id=vendor-1#book',
    );
  });
});

describe('an appointment by video', () => {
  const joinUrl = 'https://meet.example/kavya';
  const shown = (booking: Booking) => open(undefined, { getMyBookings: () => page([booking]) });
  const soon = (minutes: number) => {
    const at = (more: number) => new Date(Date.now() + (minutes + more) * 60_000).toISOString();
    return aBooking({ joinUrl, start: at(0), end: at(30) });
  };
  const join = () => screen.findByRole('link', { name: /^Join by video: Dr\. Kavya Gowda/ });

  test('is joined beside this page, and says from when', async () => {
    const { container } = shown(aBooking({ joinUrl }));
    const link = await screen.findByRole('link', { name: text.joinOf('Dr. Kavya Gowda', WHEN) });
    expect(link).toHaveAttribute('href', joinUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveClass(buttonClass({ tone: 'secondary' }), { exact: true });
    expect(screen.getByText('By video: join from Mon 7 Jan 2030, 5:15 PM.')).toBeVisible();
    await expect(container).toBeAccessible();
  });

  test('that begins in a quarter of an hour, or has begun, is to be joined first of all', async () => {
    for (const minutes of [14, -29]) {
      const { unmount } = shown(soon(minutes));
      expect(await join()).toHaveClass(buttonClass({ tone: 'primary' }), { exact: true });
      expect(screen.getByText(bookingText.joinNow)).toBeVisible();
      unmount();
    }
  });

  test('that is over cannot be joined, nor one without an address', async () => {
    for (const booking of [soon(-31), aBooking()]) {
      const { unmount } = shown(booking);
      await screen.findByRole('link', { name: 'Dr. Kavya Gowda' });
      expect(screen.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
      expect(screen.queryByText(/By video/)).not.toBeInTheDocument();
      unmount();
    }
  });
});

test('an appointment goes into a calendar as a file', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { wire } = open();
  await press(of(text.calendar));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'NK-B-000123.ics' });
  expect(wire.fetched[0]?.headers.get('authorization')).toBe(`Bearer ${aToken}`);
});

describe('the waitlist', () => {
  const offer = { start: '2030-01-07T12:00:00.000Z', until: '2030-01-06T12:15:00.000Z' };

  test('an offered time can be taken', async () => {
    open(undefined, { getMyWaitlist: () => [aWaitlistEntry({ state: 'offered', offer })] });
    expect(await screen.findByText(waiting.offered(WHEN, '5:45 PM'))).toBeVisible();
    expect(screen.getByRole('link', { name: waiting.takeOf('Dr. Kavya Gowda') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/book\?id=vendor-1&at=2030.*offer=wait-1$/),
    );
  });

  test('that was missed can be joined again', async () => {
    const { wire } = open(undefined, {
      getMyWaitlist: () => [aWaitlistEntry({ state: 'missed' })],
      joinWaitlist: () => aWaitlistEntry({ _id: 'wait-2' }),
      leaveWaitlist: () => undefined,
    });
    expect(await screen.findByText(waiting.missed('Monday 7 January 2030'))).toBeVisible();
    wire.answer('getMyWaitlist', () => [aWaitlistEntry({ _id: 'wait-2' })]);
    await press(waiting.againOf('Dr. Kavya Gowda'));
    expect(await screen.findByText(waiting.waiting('Monday 7 January 2030'))).toBeVisible();
    expect(sent(wire, 'joinWaitlist')).toEqual([
      { vendorId: 'vendor-1', kind: 'appointment', date: '2030-01-07' },
    ]);
  });

  test('can be left', async () => {
    const { wire } = open(undefined, {
      getMyWaitlist: () => [aWaitlistEntry()],
      leaveWaitlist: () => undefined,
    });
    expect(await screen.findByText(waiting.waiting('Monday 7 January 2030'))).toBeVisible();
    await press(waiting.leaveOf('Dr. Kavya Gowda'));
    await waitFor(() => expect(screen.queryByText(waiting.title)).not.toBeInTheDocument());
    expect(wire.calls.map(({ name }) => name)).toContain('leaveWaitlist');
  });
});

test('lessons that are left are told, with the way to book one', async () => {
  open(undefined, {
    getMyCredits: () => [someCredits(), someCredits({ lessons: 0, vendor: aBookedVendor() })],
  });
  expect(await screen.findByText(/2 lessons of 50 minutes left/)).toBeVisible();
  expect(screen.getByRole('link', { name: waiting.bookOf('Ravi Kumar') })).toHaveAttribute(
    'href',
    '/book?id=vendor-7&kind=lesson',
  );
});

describe('lesson packages that were bought', () => {
  const file = (name: string) => `/api/me/purchases/purchase-1/${name}.pdf`;
  const refunded = aPurchasedPackage({ left: 0, refunded: { amount: 60_000, currency: 'INR' } });

  test('are listed with what is left of them, and their files are saved', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { wire, container } = open(
      undefined,
      { getMyPurchases: () => [refunded] },
      { [file('invoice')]: () => '%PDF', [file('credit-notes')]: () => '%PDF' },
    );
    const list = within(await screen.findByRole('region', { name: bought.title }));
    expect(list.getByText(/50 minutes each, 0 of 5 left/)).toBeVisible();
    expect(list.getByText(/^Bought on 7 Jan 2030 for ₹1,000 · NK-L-000007$/)).toBeVisible();
    expect(list.getByText(bought.refunded('₹600'))).toBeVisible();
    await expect(container).toBeAccessible();
    await press(text.of(text.invoice, 'Ravi Kumar', 'NK-L-000007'));
    await press(text.of(text.creditNote, 'Ravi Kumar', 'NK-L-000007'));
    await waitFor(() => expect(saved).toEqual(['NK-L-000007.pdf', 'credit-notes-NK-L-000007.pdf']));
    expect(wire.fetched.map(({ path }) => path)).toEqual([file('invoice'), file('credit-notes')]);
  });

  test('have credit notes only when something was given back', async () => {
    open(undefined, { getMyPurchases: () => [aPurchasedPackage()] });
    await button(text.of(text.invoice, 'Ravi Kumar', 'NK-L-000007'));
    expect(screen.queryByRole('button', { name: /^Credit note/ })).not.toBeInTheDocument();
  });

  test('say why an invoice has to wait', async () => {
    open(
      undefined,
      { getMyPurchases: () => [aPurchasedPackage()] },
      { [file('invoice')]: () => problem(409, 'conflict') },
    );
    await press(text.of(text.invoice, 'Ravi Kumar', 'NK-L-000007'));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        // The wire's message is the code.
        expect.objectContaining({ text: expect.stringMatching(/ conflict$/) }),
      ),
    );
  });

  test('say that a refund is on its way until it has arrived', async () => {
    open(undefined, { getMyPurchases: () => [{ ...refunded, isRefunding: true }] });
    expect(await screen.findByText(bought.refunding('₹600'))).toBeVisible();
    expect(screen.queryByText(bought.refunded('₹600'))).not.toBeInTheDocument();
  });

  test('that do not load say so', async () => {
    open(undefined, { getMyPurchases: () => problem(404, 'not-found') });
    expect(await screen.findByText(failureWords.couldNotLoad(bought.what))).toBeVisible();
  });
});

test('assignments are reached from here; who was set none hears nothing of them', async () => {
  const { wire, unmount } = open(undefined, { getMyAssignments: () => [anAssignment()] });
  expect(await screen.findByText(due.due(1, 'Monday 7 January 2030'))).toBeVisible();
  expect(screen.getByRole('link', { name: due.see })).toHaveAttribute(
    'href',
    '/profile?section=assignments',
  );
  unmount();
  expect(sent(wire, 'getMyAssignments')).toHaveLength(1);
  open();
  await screen.findByRole('link', { name: 'Dr. Kavya Gowda' });
  expect(screen.queryByText(due.title)).not.toBeInTheDocument();
});

import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aBooking,
  aHold,
  anAddress,
  aPayment,
  aPaymentToMake,
  aPinPlace,
  aVendorDetails,
  networkDown,
  problem,
  slotTaken,
  someCredits,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indianDay, longDay } from '../common/moments.model';
import { text as payWords } from '../common/payment/payment.text';
import { text as times } from '../common/times/times.text';
import { text } from './book.text';
import {
  calls,
  field,
  fillAsGuest,
  forgetEverything,
  HERE,
  logIn,
  open,
  press,
  START,
  send,
  settled,
  write,
} from './testing/open';

beforeEach(forgetEverything);

describe('the address', () => {
  test('without anybody leads to somebody', async () => {
    open({}, '/book');
    expect(await screen.findByRole('heading', { level: 1, name: text.nobody })).toBeVisible();
    expect(screen.getByRole('link', { name: text.seeAll })).toHaveAttribute('href', '/doctors');
  });

  test('of somebody who is gone says so', async () => {
    open({ getVendor: () => problem(404, 'vendor-unknown') });
    expect(await screen.findByRole('heading', { name: text.unknown })).toBeVisible();
  });

  test('of somebody nobody books leads to their page', async () => {
    open({ getVendor: () => aVendorDetails({ profession: 'officer' }) });
    expect(await screen.findByRole('heading', { name: text.unbookable })).toBeVisible();
    const way = screen.getByRole('link', { name: text.profile('Dr. Kavya Gowda') });
    expect(way).toHaveAttribute('href', '/officer-detail?id=vendor-1');
  });

  test('without a time begins with choosing one', async () => {
    const { address, wire } = open({}, '/book?id=vendor-1');
    expect(await screen.findByRole('heading', { level: 1, name: text.choose })).toBeVisible();
    await press(text.goOn);
    expect(screen.getByText(text.chooseFirst)).toBeVisible();
    expect(calls(wire, 'createHold')).toHaveLength(0);
    await press(times.slot('10:00 AM', longDay(indianDay(new Date()))));
    await userEvent.click(screen.getByRole('link', { name: text.goOn }));
    expect(await screen.findByRole('heading', { level: 1, name: text.confirm })).toBeVisible();
    expect(address()).toMatch(/^\/book\?id=vendor-1&at=.*&kind=appointment$/);
  });
});

describe('a guest', () => {
  test('books what is kept for them, once', async () => {
    const { wire, address, navigationState, container } = open();
    expect(await screen.findByText('Monday 7 January 2030, 5:30 PM – 6:00 PM IST')).toBeVisible();
    expect(await screen.findByText(text.kept)).toBeVisible();
    expect(screen.getByText(/^Free to cancel until/)).toBeVisible();
    await expect(container).toBeAccessible();
    await fillAsGuest();
    await write('Reason', 'Toothache');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Book Now' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(calls(wire, 'createBooking').map(({ body }) => body)).toEqual([
      {
        holdId: 'hold-1',
        payingBy: 'at-visit',
        client: { name: 'Asha Rao', phone: '9876543210', city: 'Bengaluru' },
        reason: 'Toothache',
      },
    ]);
    expect(address()).toBe('/booking?id=booking-1');
    expect(navigationState()).toEqual({ isNew: true });
    expect(calls(wire, 'createHold')[0]?.body).toEqual({
      vendorId: 'vendor-1',
      kind: 'appointment',
      start: START,
    });
    expect(calls(wire, 'releaseHold')).toHaveLength(0);
    expect(window.sessionStorage.getItem('nukkad-booking-draft')).toBeNull();
  });

  test('is told what is missing, and nothing is sent', async () => {
    const { wire } = open();
    await write('Full name', '');
    await write('Phone number', '123');
    await send();
    expect(await field('Full name')).toHaveAccessibleDescription(/Required/);
    expect(await field('Phone number')).toHaveAccessibleDescription(messages.phoneTooShort);
    expect(calls(wire, 'createBooking')).toHaveLength(0);
  });

  test('with an email shows that it is theirs', async () => {
    const { wire } = open({
      sendBookingCode: () => ({ message: messages.codeSent, retryAfter: 30 }),
      createBooking: () => problem(422, 'otp-invalid', { otp: messages.invalidOtp }),
    });
    await fillAsGuest();
    await write('Email', 'asha@example.in');
    await send();
    expect(await screen.findByText(text.codeSent('asha@example.in'))).toBeVisible();
    expect(calls(wire, 'sendBookingCode')[0]).toMatchObject({
      params: { holdId: 'hold-1' },
      body: { email: 'asha@example.in' },
    });
    expect(screen.getByRole('textbox', { name: text.code })).toHaveFocus();
    await send();
    expect(await screen.findAllByText(text.codeNeeded)).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: text.code }), '1234');
    await send();
    expect(await screen.findAllByText(messages.invalidOtp)).not.toHaveLength(0);
    wire.answer('createBooking', () => ({ booking: aBooking(), key: 'secret', payment: null }));
    await send();
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking').at(-1)?.body).toMatchObject({
      otp: '1234',
      client: { email: 'asha@example.in' },
    });
  });

  test('with another email needs another code, and not too many', async () => {
    const { wire } = open({
      sendBookingCode: () => ({ message: messages.codeSent, retryAfter: 30 }),
    });
    await fillAsGuest();
    await write('Email', 'asha@example.in');
    await send();
    await screen.findByText(text.codeSent('asha@example.in'));
    await write('Email', 'rao@example.in');
    expect(screen.queryByRole('textbox', { name: text.code })).not.toBeInTheDocument();
    wire.answer('sendBookingCode', () =>
      problem(429, 'too-many-requests', undefined, { 'retry-after': '240' }),
    );
    await send();
    await waitFor(async () =>
      expect(await field('Email')).toHaveAccessibleDescription(
        expect.stringContaining(text.tooMany(240)),
      ),
    );
    expect(calls(wire, 'createBooking')).toHaveLength(0);
  });

  test('who logs in instead comes back to what was typed, and to the same time', async () => {
    const first = open();
    await fillAsGuest();
    await userEvent.click(screen.getByRole('link', { name: text.login }));
    expect(first.navigationState()).toEqual({ from: HERE });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(calls(first.wire, 'releaseHold')).toHaveLength(0);
    first.unmount();
    logIn();
    const second = open();
    expect(await field('Full name')).toHaveValue('Asha Rao');
    expect(calls(second.wire, 'createHold')).toHaveLength(0);
    expect(calls(second.wire, 'createBooking')).toHaveLength(0);
  });
});

describe('somebody with an account', () => {
  beforeEach(() => logIn());

  test('is known, and comes themselves', async () => {
    const { wire, address } = open({
      createBooking: () => ({ booking: aBooking(), key: null, payment: null }),
    });
    expect(await field('Full name')).toHaveValue('Meera Iyer');
    expect(await field('Phone number')).toHaveValue('+919876543210');
    expect(screen.getByText(text.lettersTo('meera@example.in'))).toBeVisible();
    await send();
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking')[0]?.body).toEqual({
      holdId: 'hold-1',
      payingBy: 'at-visit',
    });
    expect(address()).toBe('/booking?id=booking-1');
  });

  test('whose session ends in the middle loses nothing, and is booked once', async () => {
    const first = open({ createBooking: () => problem(401, 'unauthenticated') });
    await write('Reason', 'Toothache');
    await send();
    expect(await screen.findAllByText(text.signedOut)).not.toHaveLength(0);
    expect(await field('Reason')).toHaveValue('Toothache');
    expect(session.get().isLoggedIn).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: text.loginAgain }));
    expect(first.address()).toBe('/login');
    expect(first.navigationState()).toEqual({ from: HERE });
    first.unmount();
    logIn();
    const second = open();
    await screen.findByText('Another page');
    const [before] = calls(first.wire, 'createBooking');
    const after = calls(second.wire, 'createBooking');
    expect(after).toHaveLength(1);
    expect(after[0]?.body).toEqual(before?.body);
    expect(after[0]?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
    expect(calls(second.wire, 'createHold')).toHaveLength(0);
  });

  test('sees nothing of what somebody else typed', async () => {
    const first = open();
    await write('Reason', 'Toothache');
    first.unmount();
    logIn('user-2');
    open();
    expect(await field('Reason')).toHaveValue('');
  });

  test('without an answer sends the same once more', async () => {
    const { wire } = open({
      createBooking: () => {
        throw networkDown();
      },
    });
    await screen.findByText(text.kept);
    await send();
    expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      /could not be sent/,
    );
    wire.answer('createBooking', () => ({ booking: aBooking(), key: null, payment: null }));
    await send();
    await screen.findByText('Another page');
    const keys = calls(wire, 'createBooking').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('whose account does not come can ask for it again', async () => {
    const { wire } = open({ getUserById: () => problem(403, 'forbidden') });
    await press('Retry');
    wire.answer('getUserById', () => problem(403, 'forbidden'));
    expect(calls(wire, 'createHold')).toHaveLength(0);
  });
});

describe('a time that is lost', () => {
  const other = '2030-01-08T06:30:00.000Z';

  test('when it is asked for: others are offered', async () => {
    const { wire, address } = open({ createHold: () => slotTaken([other]) });
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.slotTaken);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    wire.answer('createHold', ({ body }) => aHold(body as object));
    await press('Tue 8 Jan 12:00 PM IST');
    expect(await screen.findByText(/^Tuesday 8 January 2030, 12:00 PM/)).toBeVisible();
    expect(address()).toContain(encodeURIComponent(other));
  });

  test('when it is booked: what was typed is kept, and goes with another', async () => {
    const { wire } = open({ createBooking: () => slotTaken([other]) });
    await fillAsGuest();
    await send();
    expect(await screen.findByText(messages.slotTaken)).toBeVisible();
    await send();
    expect(await screen.findByText(text.needsTime)).toBeVisible();
    expect(calls(wire, 'createBooking')).toHaveLength(1);
    wire.answer('createBooking', () => ({ booking: aBooking(), key: 'secret', payment: null }));
    wire.answer('createHold', ({ body }) => aHold({ ...(body as object), _id: 'hold-2' }));
    await press('Tue 8 Jan 12:00 PM IST');
    await screen.findByText(/^Tuesday 8 January 2030, 12:00 PM/);
    expect(await field('Full name')).toHaveValue('Asha Rao');
    await send();
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking').at(-1)?.body).toMatchObject({
      holdId: 'hold-2',
      client: { name: 'Asha Rao' },
    });
  });

  test('that is over or none of theirs leads to all times', async () => {
    open({ createHold: () => problem(422, 'validation', { start: 'must be a time to come' }) });
    expect(await screen.findByText(text.gone)).toBeVisible();
    const way = screen.getByRole('link', { name: text.moreTimes });
    expect(way).toHaveAttribute('href', '/book?id=vendor-1&kind=appointment');
  });

  test('for a second trial can be a lesson', async () => {
    const { wire, address } = open(
      {
        getVendor: () => aVendorDetails({ profession: 'teacher' }),
        createHold: () => problem(409, 'trial-used'),
      },
      HERE,
    );
    await screen.findByText(text.trialUsed);
    wire.answer('createHold', ({ body }) => aHold(body as object));
    await press(text.lessonInstead);
    expect(await screen.findByRole('button', { name: 'Schedule Now' })).toBeVisible();
    expect(address()).toContain('kind=lesson');
  });

  test('nobody answers: it is said, and can be tried again', async () => {
    const { wire } = open({ createHold: () => problem(500, 'internal') });
    expect(await screen.findByText(text.holdFailed, {}, { timeout: 15_000 })).toBeVisible();
    wire.answer('createHold', ({ body }) => aHold(body as object));
    await press('Retry');
    expect(await screen.findByText(text.kept)).toBeVisible();
  });
});

describe('the minutes of a hold', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  test('are shown and said towards the end, and then the time is asked for again', async () => {
    const { wire } = open();
    await pass(1);
    expect(screen.getByText(text.kept)).toBeVisible();
    await pass(7 * 60 + 5);
    expect(screen.getByText(text.minutesLeft(3))).toBeInTheDocument();
    expect(screen.getByText(/^Kept for you for 2:/)).toBeVisible();
    await pass(2 * 60);
    expect(screen.getByText(text.minutesLeft(1))).toBeInTheDocument();
    await pass(60);
    expect(screen.getByRole('alert')).toHaveTextContent(text.expired);
    act(() => screen.getByRole('button', { name: text.keepAgain }).click());
    await pass(1);
    expect(screen.getByText(text.kept)).toBeVisible();
    expect(calls(wire, 'createHold')).toHaveLength(2);
  });
});

describe('leaving', () => {
  test('gives the time back, and keeps what was typed', async () => {
    const { wire } = open();
    await fillAsGuest();
    await userEvent.click(screen.getByRole('link', { name: text.otherTime }));
    expect(await screen.findByRole('heading', { level: 1, name: text.choose })).toBeVisible();
    await settled(wire, 'releaseHold', 1);
    expect(calls(wire, 'releaseHold')[0]?.params).toEqual({ holdId: 'hold-1' });
    await press(times.slot('10:00 AM', longDay(indianDay(new Date()))));
    await userEvent.click(screen.getByRole('link', { name: text.goOn }));
    expect(await field('Full name')).toHaveValue('Asha Rao');
    expect(calls(wire, 'createHold')).toHaveLength(2);
  });
});

describe('paying', () => {
  const pay = {
    createBooking: () => ({ booking: aBooking(), key: 'secret', payment: aPaymentToMake() }),
    payAsTest: () => aPayment({ state: 'paid' }),
  };
  const online = async () => {
    await fillAsGuest();
    await userEvent.click(screen.getByRole('radio', { name: text.ways.online }));
    await send();
  };

  test('online comes before the booking counts', async () => {
    const { wire, address } = open(pay);
    await online();
    expect(await screen.findByRole('heading', { name: text.pay })).toHaveFocus();
    await press(payWords.outcomes.success);
    await screen.findByText('Another page');
    expect(address()).toBe('/booking?id=booking-1');
    expect(calls(wire, 'createBooking')[0]?.body).toMatchObject({ payingBy: 'online' });
    expect(calls(wire, 'payAsTest')[0]?.headers.get('booking-key')).toBe('secret');
  });

  test('declined can be paid at the visit instead', async () => {
    const { wire } = open({ ...pay, payAsTest: () => aPayment({ state: 'failed' }) });
    await online();
    await press(payWords.outcomes.decline);
    expect(await screen.findByText(payWords.declined)).toBeVisible();
    wire.answer('createBooking', () => ({ booking: aBooking(), key: 'secret', payment: null }));
    await press(text.payAtVisit);
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking').at(-1)?.body).toMatchObject({ payingBy: 'at-visit' });
  });

  test('goes on where it was when the page is loaded anew', async () => {
    const first = open(pay);
    await online();
    await screen.findByRole('heading', { name: text.pay });
    const key = calls(first.wire, 'createBooking')[0]?.headers.get('idempotency-key');
    const stored = window.sessionStorage.getItem('nukkad-booking-draft') ?? '';
    first.unmount();
    await settled(first.wire, 'releaseHold', 1);
    window.sessionStorage.setItem('nukkad-booking-draft', stored);
    const second = open({ ...pay, getPayment: () => aPayment({ state: 'failed' }) });
    expect(await screen.findByText(payWords.declined)).toBeVisible();
    expect(calls(second.wire, 'createBooking')[0]?.headers.get('idempotency-key')).toBe(key);
  });

  test('with lessons that were bought says how many are left', async () => {
    logIn();
    const lesson = { start: START, end: '2030-01-07T12:50:00.000Z', kind: 'lesson' as const };
    open(
      {
        getVendor: () => aVendorDetails({ profession: 'teacher' }),
        createHold: () => aHold({ ...lesson, payingBy: ['credit', 'at-visit'] }),
        getMyCredits: () => [someCredits({ vendor: aHold().vendor })],
      },
      `${HERE}&kind=lesson`,
    );
    expect(await screen.findByRole('radio', { name: text.creditWith(2) })).toBeChecked();
  });
});

describe('a lesson every week', () => {
  const taken = '2030-01-14T12:00:00.000Z';

  test('says which weeks are taken, and leaves them out', async () => {
    logIn();
    const { wire } = open(
      {
        getVendor: () => aVendorDetails({ profession: 'teacher' }),
        createBooking: () => problem(409, 'slot-taken', { skip: taken }),
      },
      `${HERE}&kind=lesson`,
    );
    const weeks = await screen.findByRole('combobox', { name: /^Repeat every week/ });
    await userEvent.selectOptions(weeks, '4 weeks');
    expect(screen.getByText('₹500 × 4 = ₹2,000')).toBeVisible();
    expect(screen.queryByRole('radio', { name: text.ways.online })).not.toBeInTheDocument();
    await press('Schedule Now');
    expect(await screen.findByText('Monday 14 January 2030, 5:30 PM IST')).toBeVisible();
    expect(weeks).toHaveAccessibleDescription(text.weeksRefused);
    wire.answer('createBooking', () => ({ booking: aBooking(), key: null, payment: null }));
    await userEvent.click(screen.getByRole('checkbox', { name: text.skipTaken }));
    await press('Schedule Now');
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking').at(-1)?.body).toMatchObject({ weeks: 4, skip: [taken] });
  });
});

describe('a hire', () => {
  const labour = { getVendor: () => aVendorDetails({ profession: 'labour' }) };
  const at = `${HERE}&hours=3`;

  test('goes to one of one’s own places, for so many hours', async () => {
    logIn();
    const { wire } = open({ ...labour, getAddresses: () => [anAddress()] }, at);
    const place = within(await screen.findByRole('radiogroup', { name: text.place }));
    expect(place.getByRole('radio', { name: /^Home: 12, 5th Cross/ })).toBeChecked();
    await press('Hire Now');
    await screen.findByText('Another page');
    expect(calls(wire, 'createHold')[0]?.body).toMatchObject({ kind: 'hire', hours: 3 });
    expect(calls(wire, 'createBooking')[0]?.body).toMatchObject({ address: { pin: '560102' } });
  });

  test('goes where a guest says; the PIN tells the city', async () => {
    const { wire } = open(
      { ...labour, getPin: () => aPinPlace({ city: 'Mysuru', pin: '570001' }) },
      at,
    );
    await fillAsGuest();
    await press('Hire Now');
    expect(await field('Address')).toHaveAccessibleDescription(/Required/);
    await write('Address', '1 Palace Road');
    await write('PIN code', '570001');
    expect(await screen.findByText(text.pinIn('Mysuru'))).toBeVisible();
    await press('Hire Now');
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking')[0]?.body).toMatchObject({
      address: { line: '1 Palace Road', city: 'Mysuru', pin: '570001' },
    });
  });
});

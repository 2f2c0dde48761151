import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { formatLongDay } from '@nukkad/platform/format';
import {
  aBooking,
  aHold,
  aUserRecord,
  aVendorDetails,
  eventLoopTurns,
  networkDown,
  problem,
} from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indianDay } from '../common/clock/india-time.model';
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
    await press(times.slot('10:00 AM', formatLongDay(indianDay(new Date()))));
    await userEvent.click(screen.getByRole('link', { name: text.goOn }));
    expect(await screen.findByRole('heading', { level: 1, name: text.confirm })).toBeVisible();
    expect(address()).toMatch(/^\/book\?id=vendor-1&at=.*&kind=appointment$/);
  });
});

describe('a guest', () => {
  test('books what is kept for them, once', async () => {
    const { wire, address, navigationState, container } = open();
    expect(await screen.findByText('Monday 7 January 2030, 5:30 PM to 6:00 PM')).toBeVisible();
    expect(await screen.findByText(text.kept)).toBeVisible();
    expect(await screen.findByText(/^Free to cancel until/)).toBeVisible();
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
    expect(await field('Phone number')).toHaveAccessibleDescription(
      `+91 ${messages.phoneTooShort}`,
    );
    expect(calls(wire, 'createBooking')).toHaveLength(0);
  });

  test('reads until when a professional who is asked first answers, before booking', async () => {
    const answerBy = '2030-01-06T12:00:00.000Z';
    open({
      createHold: ({ body }) => aHold({ ...(body as object), isAskedFirst: true, answerBy }),
    });
    expect(
      await screen.findByText(text.asked('Dr. Kavya Gowda', 'Sunday 6 January 2030, 5:30 PM')),
    ).toBeVisible();
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
    expect(screen.getByRole('textbox', { name: /^Digit 1/ })).toHaveFocus();
    await send();
    expect(await screen.findAllByText(text.codeNeeded)).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: /^Digit 1/ }), '1234');
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
    expect(screen.queryByRole('group', { name: text.code })).not.toBeInTheDocument();
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
    await eventLoopTurns();
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
    expect(await field('Phone number')).toHaveValue('98765 43210');
    expect(screen.getByText(text.emailsTo('meera@example.in'))).toBeVisible();
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

  test('who logs out elsewhere leaves nothing to be seen, and can go on as a guest', async () => {
    open();
    await write('Reason', 'Toothache');
    act(() => session.end('signed-out'));
    expect(await screen.findByText(text.loggedOut)).toBeVisible();
    expect(screen.queryByDisplayValue('Meera Iyer')).not.toBeInTheDocument();
    await press(text.asGuest);
    expect(await field('Full name')).toHaveValue('');
    expect(await field('Reason')).toHaveValue('');
  });

  test('whose session was over before goes on as a guest', async () => {
    open({ getUserById: () => problem(401, 'unauthenticated') });
    expect(await screen.findByRole('link', { name: text.login })).toBeVisible();
    expect(await field('Full name')).toHaveValue('');
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
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
    wire.answer('createBooking', () => ({ booking: aBooking(), key: null, payment: null }));
    await send();
    await screen.findByText('Another page');
    const keys = calls(wire, 'createBooking').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('whose account does not come can ask for it again', async () => {
    const { wire } = open({ getUserById: () => problem(403, 'forbidden') });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(calls(wire, 'createHold')).toHaveLength(0);
    wire.answer('getUserById', () => aUserRecord());
    await userEvent.click(retry);
    expect(await field('Full name')).toHaveValue('Meera Iyer');
  });
});

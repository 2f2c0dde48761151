import { type CheckoutStep, messages } from '@nukkad/platform/contract';
import { formatLongDay } from '@nukkad/platform/format';
import {
  aBooking,
  aHold,
  aPayment,
  aPaymentToMake,
  aVendorDetails,
  eventLoopTurns,
  problem,
  slotTaken,
} from '@nukkad/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indianDay } from '../../common/clock/india-time.model';
import { transferText } from '../../common/payment/transfer.text';
import { text as times } from '../../common/times/times.text';
import { text } from '../book.text';
import {
  calls,
  field,
  fillAsGuest,
  forgetEverything,
  HERE,
  logIn,
  open,
  press,
  send,
  settled,
} from '../testing/open';

beforeEach(forgetEverything);

describe('a time that is lost', () => {
  const other = '2030-01-08T06:30:00.000Z';

  test('when it is asked for: others are offered', async () => {
    const { wire, address } = open({ createHold: () => slotTaken([other]) });
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.slotTaken);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    wire.answer('createHold', ({ body }) => aHold(body as object));
    await press('Tue 8 Jan, 12:00 PM');
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
    await press('Tue 8 Jan, 12:00 PM');
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
    expect(await screen.findByText(text.holdFailed)).toBeVisible();
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
    expect(screen.getByText(/^Your time is kept for 2:/)).toBeVisible();
    await pass(2 * 60);
    expect(screen.getByText(text.minutesLeft(1))).toBeInTheDocument();
    await pass(60);
    expect(screen.getByRole('alert')).toHaveTextContent(text.expired);
    act(() => screen.getByRole('button', { name: text.keepAgain }).click());
    await pass(1);
    expect(screen.getByText(text.kept)).toBeVisible();
    expect(calls(wire, 'createHold')).toHaveLength(2);
  });

  test('leave the number of a transfer that is being typed', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const payment = aPaymentToMake({ provider: 'upi', isTest: false, outcomes: [] });
    logIn();
    open({
      createBooking: () => ({ booking: aBooking(), key: null, payment }),
      getPayment: () => aPayment({ provider: 'upi', isTest: false, checkout: upi }),
    });
    await pass(1);
    await user.click(screen.getByRole('radio', { name: text.ways.online }));
    await user.click(screen.getByRole('button', { name: text.submit.appointment }));
    // Each shows what the one before asked for.
    for (let seconds = 0; seconds < 3; seconds += 1) await pass(1);
    const number = screen.getByLabelText(transferText.number, { exact: false });
    // Not by user-event: it sends the change of a typed field that loses the focus in an act of its own, and when an
    // effect moves the focus, the act around that effect ends with it.
    act(() => number.focus());
    fireEvent.change(number, { target: { value: '4123' } });
    jest.setSystemTime(Date.now() + 10 * 60_000);
    await pass(2);
    expect(screen.getByRole('alert')).toHaveTextContent(text.expired);
    expect(number).toBeVisible();
    expect(number).toHaveValue('4123');
  });
});

const upi: CheckoutStep = {
  ...{ kind: 'upi', link: 'upi://pay?pa=nukkad@bank', payee: 'nukkad@bank', name: 'Nukkad' },
  ...{ reference: 'NK01', qr: { size: 33, path: 'M4 4h7v1h-7z' } },
};

test('a session that is over when the time is asked for leads to the login', async () => {
  logIn();
  const { navigationState } = open({ createHold: () => problem(401, 'unauthenticated') });
  expect(await screen.findByText(text.heldSignedOut)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: text.loginAgain }));
  expect(navigationState()).toEqual({ from: HERE });
});

describe('leaving', () => {
  test('does not give back what was offered to who waited', async () => {
    const { wire, unmount } = open({}, `${HERE}&offer=wait-1`);
    await screen.findByText(text.kept);
    unmount();
    await eventLoopTurns();
    expect(calls(wire, 'createHold')[0]?.body).toMatchObject({ offer: 'wait-1' });
    expect(calls(wire, 'releaseHold')).toHaveLength(0);
  });

  test('gives the time back, and keeps what was typed', async () => {
    const { wire } = open();
    await fillAsGuest();
    await userEvent.click(screen.getByRole('link', { name: text.otherTime }));
    expect(await screen.findByRole('heading', { level: 1, name: text.choose })).toBeVisible();
    await settled(wire, 'releaseHold', 1);
    expect(calls(wire, 'releaseHold')[0]?.params).toEqual({ holdId: 'hold-1' });
    await press(times.slot('10:00 AM', formatLongDay(indianDay(new Date()))));
    await userEvent.click(screen.getByRole('link', { name: text.goOn }));
    expect(await field('Full name')).toHaveValue('Asha Rao');
    expect(calls(wire, 'createHold')).toHaveLength(2);
  });
});

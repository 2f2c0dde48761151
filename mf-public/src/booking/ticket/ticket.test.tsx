import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { formatLongDay } from '@nukkad/platform/format';
import { shareText } from '@nukkad/platform/share';
import {
  aBooking,
  aBookingPayment,
  aPayment,
  aVendorDetails,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  slotDays,
  slotTaken,
} from '@nukkad/platform/testing';
import { buttonClass } from '@nukkad/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indianDay } from '../../common/clock/india-time.model';
import { text as payWords } from '../../common/payment/payment.text';
import { text as times } from '../../common/times/times.text';
import { calls, forgetEverything, logIn, press, type Wire } from '../testing/open';
import { Screen } from './ticket.screen';
import { text } from './ticket.text';

const HERE = '/booking?id=booking-1';
const file = '/api/bookings/booking-1/ics';

function open(
  handlers: Parameters<typeof fakeWire>[0] = {},
  { at = `${HERE}#secret`, state = null as unknown, files = {} } = {},
) {
  const wire = fakeWire(
    {
      getBooking: () => aBooking(),
      getVendor: () => aVendorDetails(),
      getSlots: ({ query }) => slotDays(query.from ?? ''),
      ...handlers,
    },
    files,
  );
  return { wire, ...renderScreen(Screen, { at, wire, state }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const keysOf = (wire: Wire) =>
  wire.calls
    .filter(({ name }) => name !== 'getSlots' && name !== 'getVendor')
    .map(({ request }) => request.headers.get('booking-key'));

beforeEach(forgetEverything);

describe('a booking', () => {
  test('says all there is to know, by the key of a guest', async () => {
    const { wire, container } = open({}, { state: { isNew: true } });
    expect(await heading(text.made)).toBeVisible();
    expect(screen.getByText('NK-B-000123')).toBeVisible();
    expect(screen.getByText('Monday 7 January 2030, 5:30 PM to 6:00 PM')).toBeVisible();
    expect(screen.getByText('₹500, to be paid at the visit')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Directions/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dr. Kavya Gowda' })).toHaveAttribute(
      'href',
      '/doctor-detail?id=vendor-1',
    );
    expect(keysOf(wire)).toEqual(['secret']);
    await expect(container).toBeAccessible();
  });

  test('the key is remembered in this tab, and never stands in what is asked for', async () => {
    const first = open();
    await heading(text.title);
    first.unmount();
    const { wire, address } = open({}, { at: HERE });
    await heading(text.title);
    expect(keysOf(wire)).toEqual(['secret']);
    expect(address()).toBe(HERE);
  });

  test('that waits for an answer says until when', async () => {
    open(
      { getBooking: () => aBooking({ status: 'requested', answerBy: '2030-01-05T06:30:00.000Z' }) },
      { state: { isNew: true } },
    );
    expect(await heading(text.asked)).toBeVisible();
    const words = text.answersBy('Dr. Kavya Gowda', 'Saturday 5 January 2030, 12:00 PM');
    expect(screen.getByText(words)).toBeVisible();
  });

  test('says the address once, and what was written', async () => {
    const vendor = { ...aBooking().vendor, address: '12, 3rd Cross, HSR Layout, Bengaluru' };
    open({ getBooking: () => aBooking({ vendor, reason: 'Toothache' }) });
    expect(await screen.findByText('Toothache')).toBeVisible();
    expect(screen.getByText(/3rd Cross/)).toBeVisible();
    expect(screen.queryByText('HSR Layout, Bengaluru')).not.toBeInTheDocument();
  });

  test('that was cancelled says why, and can be made again', async () => {
    open({
      getBooking: () =>
        aBooking({
          status: 'cancelled-by-vendor',
          cause: 'I am ill',
          may: { cancel: false, move: false, review: false, rebook: true },
        }),
    });
    expect(await screen.findByText(text.cause('I am ill'))).toBeVisible();
    expect(screen.getByRole('link', { name: text.again })).toHaveAttribute(
      'href',
      '/doctor-detail?id=vendor-1#book',
    );
    expect(screen.queryByRole('button', { name: text.cancel })).not.toBeInTheDocument();
  });

  test('of a hire is where the client is', async () => {
    const address = { line: '1 Palace Road', city: 'Mysuru', pin: '570001' };
    open({ getBooking: () => aBooking({ kind: 'hire', address }) });
    expect(await screen.findByText('1 Palace Road, Mysuru 570001')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Directions/ })).not.toBeInTheDocument();
  });

  test('by video is joined beside this page, from a quarter of an hour before first of all', async () => {
    const joinUrl = 'https://meet.example/kavya';
    const first = open({ getBooking: () => aBooking({ joinUrl }) });
    const link = await screen.findByRole('link', { name: /^Join by video.*new tab/ });
    expect(link).toHaveAttribute('href', joinUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveClass(buttonClass({ tone: 'secondary' }), { exact: true });
    expect(screen.getByText('From Monday 7 January 2030, 5:15 PM')).toBeVisible();
    await expect(first.container).toBeAccessible();
    first.unmount();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const soon = aBooking({ joinUrl, start: at(14), end: at(44) });
    open({ getBooking: () => soon });
    expect(await screen.findByRole('link', { name: /^Join by video/ })).toHaveClass(
      buttonClass({ tone: 'primary' }),
      { exact: true },
    );
    expect(screen.getByText(text.joinNow)).toBeVisible();
  });

  test('without an address for it is not joined', async () => {
    open();
    await heading(text.title);
    expect(screen.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
  });

  test.each([
    [`${HERE}#secret`, text.linkNotKept],
    [HERE, text.notKept],
  ])('without a connection says what is missing, and what to do: %s', async (at, words) => {
    sessionStorage.clear();
    const { wire } = open(
      {
        getBooking: () => {
          throw networkDown();
        },
      },
      { at },
    );
    expect(await screen.findByText(words)).toBeVisible();
    wire.answer('getBooking', () => aBooking());
    await press('Retry');
    expect(await heading(text.title)).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  test('is asked for again when the worker that keeps it begins', async () => {
    const workers = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    const { wire } = open();
    await heading(text.title);
    act(() => void workers.dispatchEvent(new Event('controllerchange')));
    await waitFor(() => expect(keysOf(wire)).toEqual(['secret', 'secret']));
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('stays, with an open dialog, when that answer fails', async () => {
    const workers = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    const { wire } = open();
    await press(text.cancel);
    const dialog = await screen.findByRole('dialog', { name: text.cancelTitle });
    wire.answer('getBooking', () => problem(403, 'forbidden'));
    act(() => void workers.dispatchEvent(new Event('controllerchange')));
    await waitFor(() => expect(calls(wire, 'getBooking')).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(dialog).toBeVisible();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('that is nobody’s here leads to the login, and back', async () => {
    const { navigationState } = open({ getBooking: () => problem(404, 'not-found') }, { at: HERE });
    await heading(text.unknown);
    await userEvent.click(screen.getByRole('link', { name: text.login }));
    expect(navigationState()).toEqual({ from: HERE });
  });

  test('without a name leads a person to their appointments', async () => {
    logIn();
    open({}, { at: '/booking' });
    await heading(text.noneChosen);
    const way = screen.getByRole('link', { name: text.appointments });
    expect(way).toHaveAttribute('href', '/profile?section=appointments');
  });

  test.each([
    [500, 'internal'],
    [429, 'too-many-requests'],
  ] as const)('that does not come (%d) can be asked for again', async (status, code) => {
    const { wire } = open({ getBooking: () => problem(status, code) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    wire.answer('getBooking', () => aBooking());
    await userEvent.click(retry);
    expect(await heading(text.title)).toBeVisible();
  });

  test('that still has to be paid is paid here', async () => {
    const held = aBooking({
      status: 'held',
      payment: aBookingPayment({ payingBy: 'online', state: 'waiting', paymentId: 'payment-1' }),
    });
    const { wire } = open({
      getBooking: () => held,
      getPayment: () => aPayment(),
      payAsTest: () => aPayment({ state: 'paid' }),
    });
    await screen.findByRole('button', { name: payWords.outcomes.success });
    wire.answer('getBooking', () => aBooking());
    await press(payWords.outcomes.success);
    expect(await screen.findByText(text.status.confirmed)).toBeVisible();
  });
});

describe('files', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('of a calendar is fetched by the key, and saved', async () => {
    const { wire } = open({}, { files: { [file]: () => 'BEGIN:VCALENDAR' } });
    await press(text.calendar);
    await waitFor(() => expect(saved).toEqual(['blob:1 NK-B-000123.ics']));
    expect(wire.fetched[0]?.headers.get('booking-key')).toBe('secret');
  });

  test('a guest saves invoice and credit note of what was paid online', async () => {
    const refunded = { amount: 25_000, currency: 'INR' as const };
    const payment = aBookingPayment({
      payingBy: 'online',
      state: 'part-refunded',
      paymentId: 'payment-1',
      refunded,
    });
    const at = (name: string) => `/api/bookings/booking-1/${name}.pdf`;
    const { wire } = open(
      { getBooking: () => aBooking({ payment }) },
      { files: { [at('invoice')]: () => '%PDF', [at('credit-notes')]: () => '%PDF' } },
    );
    await press(text.invoice);
    await press(text.creditNote);
    await waitFor(() =>
      expect(saved).toEqual(['blob:1 NK-B-000123.pdf', 'blob:1 credit-notes-NK-B-000123.pdf']),
    );
    expect(wire.fetched.map(({ path, headers }) => [path, headers.get('booking-key')])).toEqual([
      [at('invoice'), 'secret'],
      [at('credit-notes'), 'secret'],
    ]);
  });

  test('an invoice that does not come is said', async () => {
    const payment = aBookingPayment({
      payingBy: 'online',
      state: 'paid',
      paymentId: 'payment-1',
    });
    open(
      { getBooking: () => aBooking({ payment }) },
      { files: { '/api/bookings/booking-1/invoice.pdf': () => problem(404, 'not-found') } },
    );
    await press(text.invoice);
    expect(await screen.findByRole('alert')).toHaveTextContent(text.fileFailed);
    expect(screen.queryByRole('button', { name: text.creditNote })).not.toBeInTheDocument();
  });

  test('an invoice that has to wait says what for', async () => {
    const payment = aBookingPayment({
      payingBy: 'online',
      state: 'paid',
      paymentId: 'payment-1',
    });
    const waits = problem(409, 'conflict');
    open(
      { getBooking: () => aBooking({ payment }) },
      { files: { '/api/bookings/booking-1/invoice.pdf': () => waits } },
    );
    await press(text.invoice);
    // The wire's message is the code.
    expect(await screen.findByRole('alert')).toHaveTextContent(/^conflict$/);
  });

  test('of what is paid at the visit there is no invoice', async () => {
    open();
    await heading(text.title);
    expect(screen.queryByRole('button', { name: text.invoice })).not.toBeInTheDocument();
  });

  test('a calendar file that does not come is said', async () => {
    open({}, { files: { [file]: () => problem(404, 'not-found') } });
    await press(text.calendar);
    expect(await screen.findByRole('alert')).toHaveTextContent(text.calendarFailed);
    expect(saved).toEqual([]);
  });
});

describe('cancelling', () => {
  const cancelled = aBooking({
    status: 'cancelled-by-client',
    may: { cancel: false, move: false, review: false, rebook: true },
  });

  test('asks first, and says what it costs', async () => {
    const { wire, said } = open({ cancelBooking: () => cancelled });
    await press(text.cancel);
    const dialog = within(await screen.findByRole('dialog', { name: text.cancelTitle }));
    expect(await dialog.findByText(/^Free to cancel until/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text.keep }));
    expect(calls(wire, 'cancelBooking')).toHaveLength(0);
    await press(text.cancel);
    await userEvent.type(await screen.findByRole('textbox', { name: text.reason }), 'Ill');
    await press(text.confirmCancel);
    expect(await screen.findByText(text.statuses['cancelled-by-client']())).toBeVisible();
    expect(calls(wire, 'cancelBooking')[0]?.body).toEqual({ reason: 'Ill' });
    expect(said()).toContain(text.cancelled);
  });

  test('of a series asks which', async () => {
    const series = { _id: 'series-1', position: 2, of: 4 };
    const { wire } = open({
      getBooking: () => aBooking({ series }),
      cancelBooking: () => cancelled,
    });
    expect(await screen.findByText(text.part(2, 4))).toBeVisible();
    await press(text.cancel);
    await userEvent.click(await screen.findByRole('radio', { name: text.scopes.following }));
    await press(text.confirmCancel);
    await waitFor(() =>
      expect(calls(wire, 'cancelBooking')[0]?.body).toEqual({ scope: 'following' }),
    );
  });

  test('too late says so, and the booking stays', async () => {
    open({ cancelBooking: () => problem(409, 'too-late') });
    await press(text.cancel);
    await press(text.confirmCancel);
    expect(await screen.findByRole('alert')).toHaveTextContent('too-late');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('moving', () => {
  const other = '2030-01-08T06:30:00.000Z';
  const morning = () => times.slot('10:00 AM', formatLongDay(indianDay(new Date())));

  test('leads to another time', async () => {
    const { wire, said } = open({
      moveBooking: ({ body }) => aBooking({ ...(body as object), end: other }),
    });
    await press(text.move);
    expect(await screen.findByRole('heading', { name: text.moveTitle })).toHaveFocus();
    await press(text.moveTo);
    expect(screen.getByText(text.chooseFirst)).toBeVisible();
    await press(morning());
    await press(text.moveTo);
    await waitFor(() => expect(said().at(-1)).toMatch(/^Moved to /));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: text.moveTitle })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByText(text.when).nextElementSibling).toHaveFocus());
    expect(calls(wire, 'moveBooking')[0]?.headers.get('booking-key')).toBe('secret');
    expect(calls(wire, 'getSlots')[0]?.query).toMatchObject({ kind: 'appointment' });
  });

  test('to a time that is gone offers others, and nothing is lost', async () => {
    const { wire } = open({ moveBooking: () => slotTaken([other]) });
    await press(text.move);
    await press(morning());
    await press(text.moveTo);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.slotTaken);
    wire.answer('moveBooking', ({ body }) => aBooking(body as object));
    await press('Tue 8 Jan, 12:00 PM');
    await waitFor(() => expect(calls(wire, 'moveBooking').at(-1)?.body).toEqual({ start: other }));
  });

  test('can be left', async () => {
    open();
    await press(text.move);
    await press(text.stay);
    expect(screen.queryByRole('heading', { name: text.moveTitle })).not.toBeInTheDocument();
  });
});

describe('coming back', () => {
  test('a guest is given the link, and offered an account', async () => {
    const writeText = jest.fn();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    open();
    await press(text.copy);
    expect(await screen.findByText(shareText.copied)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}${HERE}#secret`);
    expect(screen.getByRole('link', { name: text.signUp })).toHaveAttribute('href', '/register');
    writeText.mockRejectedValue(new Error('refused'));
    await press(text.copy);
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('who proved an e-mail finds the booking in the account with it', async () => {
    const email = 'asha@example.in';
    const client = { name: 'Asha Rao', phone: '+919876543210', city: 'Bengaluru', email };
    const { navigationState } = open({ getBooking: () => aBooking({ client }) });
    expect(await screen.findByText(text.signUpWhyWith(email))).toBeVisible();
    expect(screen.getByText(text.comeBackWhyWith(email))).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: text.signUp }));
    const from = '/profile?section=appointments&booking=booking-1';
    expect(navigationState()).toEqual({ fullName: 'Asha Rao', email, from });
  });

  test('who is signed in needs no account', async () => {
    logIn();
    open();
    expect(await screen.findByRole('button', { name: text.copy })).toBeVisible();
    expect(screen.queryByRole('link', { name: text.signUp })).not.toBeInTheDocument();
    act(() => session.end('signed-out'));
  });

  test('who is signed in needs neither', async () => {
    logIn();
    open({}, { at: HERE });
    await heading(text.title);
    expect(screen.queryByRole('button', { name: text.copy })).not.toBeInTheDocument();
    act(() => session.end('signed-out'));
  });
});

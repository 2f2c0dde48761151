import {
  aBooking,
  aHold,
  anAddress,
  aPayment,
  aPaymentToMake,
  aPinPlace,
  aVendorDetails,
  problem,
  someCredits,
} from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as business } from '../../common/business/business.text';
import { text as payWords } from '../../common/payment/payment.text';
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
  START,
  send,
  settled,
  write,
} from '../testing/open';

beforeEach(forgetEverything);

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

  test('for a time that is lost is not asked for another', async () => {
    logIn();
    const { wire } = open({ ...pay, payAsTest: () => aPayment({ state: 'failed' }) });
    await userEvent.click(await screen.findByRole('radio', { name: text.ways.online }));
    await send();
    await press(payWords.outcomes.decline);
    wire.answer('createBooking', () => problem(409, 'hold-expired'));
    await press(text.payAtVisit);
    expect(await screen.findByText(text.expired)).toBeVisible();
    wire.answer('createHold', () => aHold({ _id: 'hold-2' }));
    wire.answer('createBooking', () => ({ booking: aBooking(), key: null, payment: null }));
    await press(text.keepAgain);
    expect(await screen.findByText(text.kept)).toBeVisible();
    expect(screen.queryByRole('heading', { name: text.pay })).not.toBeInTheDocument();
    await send();
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking').at(-1)?.body).toMatchObject({ holdId: 'hold-2' });
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
    expect(screen.getByText(text.creditOr('₹500'))).toBeVisible();
  });
});

describe('a business', () => {
  test('is asked for its GSTIN, name and address, and a person for none of them', async () => {
    logIn();
    const { wire } = open();
    const box = await screen.findByRole('checkbox', { name: business.forBusiness });
    expect(screen.queryByRole('textbox', { name: business.gstin })).not.toBeInTheDocument();
    await userEvent.click(box);
    await write('GSTIN', '29aagcb7383j1z4');
    await send();
    expect(screen.getByRole('textbox', { name: business.businessName })).toHaveFocus();
    expect(calls(wire, 'createBooking')).toHaveLength(0);
    await write(business.businessName, 'Asha Traders');
    await write(business.businessAddress, '12, MG Road');
    await send();
    await screen.findByText('Another page');
    expect(calls(wire, 'createBooking')[0]?.body).toMatchObject({
      ...{ gstin: '29AAGCB7383J1Z4', businessName: 'Asha Traders', businessAddress: '12, MG Road' },
    });
  });
});

describe('a lesson every week', () => {
  const taken = '2030-01-14T12:00:00.000Z';

  test('says which weeks are taken, and leaves them out', async () => {
    logIn();
    const { wire, container } = open(
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
    expect(await screen.findByText('Monday 14 January 2030, 5:30 PM')).toBeVisible();
    expect(weeks).toHaveAccessibleDescription(text.weeksRefused);
    await expect(container).toBeAccessible();
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
    const { wire, container } = open({ ...labour, getAddresses: () => [anAddress()] }, at);
    const place = within(await screen.findByRole('radiogroup', { name: text.ownPlaces }));
    expect(place.getByRole('radio', { name: /^Home: 12, 5th Cross/ })).toBeChecked();
    await expect(container).toBeAccessible();
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
    // `street-address` is several lines by the HTML standard, and this is one.
    expect(await field('Address')).toHaveAttribute('autocomplete', 'address-line1');
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

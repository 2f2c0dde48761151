import { session } from '@nukkad/platform';
import type { Service } from '@nukkad/platform/contract';
import {
  aLessonPackage,
  aPayment,
  aPaymentToMake,
  aPortfolioWork,
  aToken,
  aVendorDetails,
  problem,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as businessWords } from '../../common/business/business.text';
import { text as payWords } from '../../common/payment/payment.text';
import { text as feeWords } from '../fees/fees.text';
import { open } from '../testing/open';
import { text as workWords } from '../works/works.text';

const audit: Service = {
  _id: 's1',
  name: 'Financial Audit',
  minutes: 240,
  rate: { amount: 20_000, currency: 'USD' },
  otherCharges: { amount: 40_000, currency: 'USD' },
  fee: { amount: 120_000, currency: 'USD' },
};

test('the fees of an accountant stand at the bottom, or in their tab', async () => {
  open('/ca-detail?id=vendor-1', {
    getVendor: () => aVendorDetails({ profession: 'ca', services: [audit] }),
  });
  const row = { name: 'Financial Audit $200 4 $400 $1,200' };
  expect(await screen.findByRole('row', row)).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(Object.values(feeWords.columns));
  await userEvent.click(await screen.findByRole('tab', { name: 'Fees' }));
  expect(await screen.findAllByRole('row', row)).toHaveLength(1);
  expect(within(screen.getByRole('tabpanel')).getByRole('row', row)).toBeVisible();
});

test('lessons are priced one by one and by the hour', async () => {
  const trial = aLessonPackage({
    _id: 'trial',
    name: '20 min free trial',
    lessons: 1,
    minutes: 20,
    fee: { amount: 0, currency: 'USD' },
    instead: null,
  });
  open('/teacher-detail?id=vendor-1', {
    getVendor: () => aVendorDetails({ profession: 'teacher', packages: [trial, aLessonPackage()] }),
  });
  expect(await screen.findByRole('heading', { name: 'Fee Details' })).toBeVisible();
  expect(screen.getByText('$0')).toBeVisible();
  expect(screen.getByText('$100')).toBeVisible();
  expect(screen.getByText('was $110')).toBeVisible();
  expect(screen.getByText('$20 per lesson of 50 min')).toBeVisible();
  expect(screen.getByText('$24/hr')).toBeVisible();
});

test('the works of an engineer are leafed through, and told of in their tab', async () => {
  open('/engineer-detail?id=vendor-1', {
    getVendor: () => aVendorDetails({ profession: 'engineer', portfolio: [aPortfolioWork()] }),
  });
  const carousel = await screen.findByRole('region', { name: workWords.by('Dr. Kavya Gowda') });
  expect(within(carousel).getByText('Full Stack Developer')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('tab', { name: 'Portfolio' }));
  expect(screen.getByText('A shop with a till that never waits.')).toBeVisible();
});

test('who shows no work says so, and has no carousel', async () => {
  open('/engineer-detail?id=vendor-1&tab=portfolio', {
    getVendor: () => aVendorDetails({ profession: 'engineer' }),
  });
  expect(await screen.findByText(workWords.none)).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Work by/ })).not.toBeInTheDocument();
});

describe('lessons bought ahead', () => {
  const teacher = () =>
    aVendorDetails({
      profession: 'teacher',
      vendorName: 'Ravi Kumar',
      packages: [aLessonPackage({ _id: 'single', lessons: 1 }), aLessonPackage()],
    });
  const HERE = '/teacher-detail?id=vendor-1';
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const logIn = () => act(() => session.remember({ otpVerified: 'true', jwtToken: aToken }));
  afterEach(() => act(() => session.end('signed-out')));

  test('need an account, and lead back', async () => {
    const { navigationState } = open(HERE, { getVendor: teacher });
    expect(await screen.findAllByRole('button', { name: /^Buy / })).toHaveLength(1);
    await press('Buy 5 lessons');
    await userEvent.click(await screen.findByRole('link', { name: feeWords.loginWay }));
    expect(navigationState()).toEqual({ from: HERE });
  });

  test('are paid for, once, and then booked', async () => {
    logIn();
    const { wire } = open(HERE, {
      getVendor: teacher,
      purchasePackage: () => problem(409, 'conflict'),
      payAsTest: () => aPayment({ state: 'paid' }),
    });
    await press('Buy 5 lessons');
    await press(feeWords.goOn);
    expect(await screen.findByRole('alert')).toHaveTextContent(feeWords.refused);
    wire.answer('purchasePackage', () => ({ _id: 'purchase-1', payment: aPaymentToMake() }));
    await press(feeWords.goOn);
    await press(payWords.outcomes.success);
    expect(await screen.findByText(/^5 lessons are yours/)).toBeVisible();
    const orders = wire.calls.filter(({ name }) => name === 'purchasePackage');
    const keys = orders.map(({ request }) => request.headers.get('idempotency-key'));
    expect(orders[0]?.request.params).toEqual({ packageId: 'package-5' });
    expect(keys[0]).toBe(keys[1]);
    const way = screen.getByRole('link', { name: feeWords.book });
    expect(way).toHaveAttribute('href', '/book?id=vendor-1&kind=lesson');
  });

  test('are bought for a business, whose GSTIN the API may refuse at its field', async () => {
    logIn();
    const { wire, container } = open(HERE, {
      getVendor: teacher,
      purchasePackage: () => problem(422, 'validation', { gstin: 'must be a GSTIN' }),
    });
    const { businessName: name, businessAddress: address, forBusiness } = businessWords;
    const gstin = () => screen.findByRole('textbox', { name: businessWords.gstin });
    await press('Buy 5 lessons');
    await userEvent.click(await screen.findByRole('checkbox', { name: forBusiness }));
    await userEvent.type(await gstin(), '29AAGCB7383J1Z5');
    await press(feeWords.goOn);
    expect(screen.getByRole('textbox', { name: name })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: name }), 'Asha Traders');
    await userEvent.type(screen.getByRole('textbox', { name: address }), '12, MG Road');
    await press(feeWords.goOn);
    expect(await gstin()).toHaveAccessibleDescription(/must be a GSTIN/);
    await expect(container).toBeAccessible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Buy 5 lessons');
    expect(await gstin()).toHaveValue('29AAGCB7383J1Z5');
    wire.answer('purchasePackage', () => ({ _id: 'purchase-1', payment: aPaymentToMake() }));
    await userEvent.type(await gstin(), '{Backspace}4');
    await press(feeWords.goOn);
    await screen.findByRole('button', { name: payWords.outcomes.success });
    const orders = wire.calls.filter(({ name }) => name === 'purchasePackage');
    expect(orders.at(-1)?.request.body).toEqual({
      ...{ payingBy: 'online', gstin: '29AAGCB7383J1Z4' },
      ...{ businessName: 'Asha Traders', businessAddress: '12, MG Road' },
    });
  });
});

import {
  aCategory,
  aGovOffice,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../listing.screen';

const offices = Array.from({ length: 10 }, (_, n) =>
  aGovOffice({ _id: `o${n}`, slug: `office-${n}`, heading: `Office ${n}` }),
);
const officials = aCategory({ _id: 'g', categoryName: 'Govt Officer', profession: 'govt-officer' });
const revenue = aCategory({ _id: 'r', slug: 'revenue', categoryName: 'Revenue', parent: 'g' });

type Handlers = Parameters<typeof fakeWire>[0];

function open(at: string, handlers: Handlers = {}) {
  const wire = fakeWire({
    getGovOffices: () => offices,
    getAllCategories: () => [officials, revenue],
    getVendorsByCategory: () => vendorsPage([aVendor({ vendorName: 'Smt. Officer' })]),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, pattern: '/govt. officers', wire }) };
}

test('ten offices with their departments, each a click from its page', async () => {
  const { address, navigationState } = open('/govt. officers');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(10);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Government Offices');
  expect(screen.getAllByText('State Department of Finance')).toHaveLength(10);
  await userEvent.click(screen.getByRole('link', { name: 'Office 3' }));
  expect(address()).toBe('/govt-offices-detail?office=office-3');
  expect(navigationState()).toEqual({
    heading: 'Office 3',
    detail1: 'State Department of Finance',
    detail2: 'Treasuries',
    detail3: 'Commercial Taxes',
    detail4: 'Pensions',
    detail5: 'Small Savings',
  });
});

test('offices that cannot be loaded are an apology, with Retry', async () => {
  const { wire } = open('/govt. officers', {
    getGovOffices: () => problem(400, 'bad-request') as never,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getGovOffices', () => offices);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Office 0' })).toBeVisible();
});

test('a department in the address shows its people', async () => {
  open('/govt. officers?spec=revenue');
  expect(await screen.findByRole('link', { name: 'Smt. Officer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Revenue');
});

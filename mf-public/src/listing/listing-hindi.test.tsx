/** What comes from data is said in the language of the page; what people wrote is marked. */
import {
  aCategory,
  aPlace,
  aVendor,
  fakeWire,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import { Screen } from './listing.screen';

jest.mock('@nukkad/platform/names', () => {
  const { nameIn } = jest.requireActual('@nukkad/platform/names/in-languages');
  return { localName: (name: string, of?: string) => nameIn('hi', name, of) };
});
jest.mock('./listing.text', () => jest.requireActual('./listing.hi'));
jest.mock('../common/professions/professions.text', () =>
  jest.requireActual('../common/professions/professions.hi'),
);
jest.mock('../common/common.text', () => jest.requireActual('../common/common.hi'));

beforeEach(() => {
  document.documentElement.lang = 'hi-IN';
});
afterEach(() => {
  document.documentElement.lang = '';
});

const doctors = aCategory({ _id: 'd', profession: 'doctor' });
const dentists = aCategory({ _id: 't', slug: 'dentist', categoryName: 'Dentist', parent: 'd' });
const option = (value: string, label: string) => ({
  ...{ value, label, count: 3 },
  ...{ isExact: true, isSelected: false },
});

function open(at: string) {
  const wire = fakeWire({
    getAllCategories: () => [doctors, { ...dentists, profession: 'doctor' }],
    getVendorsByCategory: () =>
      vendorsPage([aVendor({ vendorName: 'Dr. Kavya Gowda', title: 'Dentist' })], {
        place: aPlace(),
        facets: [{ name: 'gender', options: [option('female', 'Female')] }],
      }),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
  });
  return renderScreen(Screen, { at, pattern: '/doctors', wire });
}

test('heading, chips and place are names in Hindi, addresses stay', async () => {
  open('/doctors?spec=dentist');
  expect(await screen.findByRole('link', { name: 'दाँतों के डॉक्टर' })).toHaveAttribute(
    'href',
    '/doctors?spec=dentist',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'एचएसआर लेआउट में बेहतरीन दाँतों के डॉक्टर',
  );
  const trail = within(screen.getByRole('navigation', { name: /breadcrumb/i }));
  expect(trail.getByRole('link', { name: 'बेंगलुरु' })).toBeVisible();
});

test('a card says title, place and languages in Hindi, and a name as it is written', async () => {
  open('/doctors?spec=dentist');
  const link = await screen.findByRole('link', { name: 'Dr. Kavya Gowda' });
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'en');
  const card = within(link.closest('li') as HTMLElement);
  expect(card.getByText('दाँतों के डॉक्टर')).not.toHaveAttribute('lang');
  expect(card.getByText(/एचएसआर लेआउट, बेंगलुरु/)).toBeVisible();
});

test('options of filters are names in Hindi', async () => {
  open('/doctors?spec=dentist&gender=female');
  expect(await screen.findByRole('link', { name: /महिला/ })).toBeVisible();
});

test('structured data say where one is in Hindi', async () => {
  open('/doctors?spec=dentist');
  await screen.findByRole('link', { name: 'Dr. Kavya Gowda' });
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).toContain('बेंगलुरु');
  expect(data).toContain('एलोपैथिक डॉक्टर');
});

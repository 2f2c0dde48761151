import {
  aCategory,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './category.screen';
import { text } from './category.text';

const doctors = aCategory({ _id: 'doctors' });
const dentist = aCategory({
  _id: 'dd',
  slug: 'dentist',
  categoryName: 'Dentist',
  parent: 'doctors',
  count: 7,
});
const officials = aCategory({
  _id: 'officials',
  categoryName: 'Govt Officer',
  profession: 'govt-officer',
});

type Handlers = Parameters<typeof fakeWire>[0];

function open(at = '/doctor', handlers: Handlers = {}) {
  const wire = fakeWire({
    getAllCategories: () => [doctors, dentist, officials],
    getVendorsByCategory: () =>
      vendorsPage(
        Array.from({ length: 10 }, (_, n) => aVendor({ _id: `v${n}`, vendorName: `Dr. ${n}` })),
        { total: 1234 },
      ),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, pattern: '/:category', wire }) };
}

test('a category shows what it divides into and its first people', async () => {
  const { wire } = open();
  expect(await screen.findByRole('link', { name: 'Dr. 0' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Doctor' })).toBeVisible();
  const part = screen.getByRole('link', { name: 'Dentist' }).closest('li');
  expect(part).toHaveTextContent('7 professionals');
  expect(part?.querySelector('span h3')).toBeNull();
  const facts = screen.getByRole('link', { name: 'Dr. 0' }).closest('li');
  expect(facts?.querySelector('dl > div > :not(dt, dd)')).toBeNull();
  expect(wire.calls.at(-1)?.request.query).toEqual({
    categoryId: 'doctors',
    loc: 'hsr-layout',
    page: '1',
  });
  expect(document.title).toBe('Doctor · Nukkad');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost/doctor',
  );
  expect(screen.getAllByRole('link', { name: /^appointment: / })).toHaveLength(4);
});

test('a sub-category leads to the listing with its speciality', async () => {
  const { address, navigationState } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Dentist' }));
  expect(address()).toBe('/doctors?spec=dentist');
  expect(navigationState()).toEqual({ categoryId: 'doctors' });
});

test('all of them are one link away', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'See all 1,234 doctors' }));
  expect(address()).toBe('/doctors?spec=all');
});

test('the name in the address may hold a space', async () => {
  open('/govt%20officer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Govt Officer' })).toBeVisible();
  const all = await screen.findByRole('link', { name: 'See all 1,234 government officials' });
  expect(all).toHaveAttribute('href', '/govt.%20officers');
});

test.each(['/magician', '/dentist'])('%s is no category', async (at) => {
  const { wasNotFound } = open(at);
  await waitFor(() => expect(wasNotFound()).toBe(true));
});

test('failed categories can be retried', async () => {
  const { wire } = open('/doctor', {
    getAllCategories: () => problem(400, 'bad-request') as never,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: 'Doctor' })).toBeVisible();
  wire.answer('getAllCategories', () => [doctors]);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Dr. 0' })).toBeVisible();
});

test('failed people can be retried while the rest stays', async () => {
  const { wire } = open('/doctor', {
    getVendorsByCategory: () => problem(400, 'bad-request') as never,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('link', { name: 'Dentist' })).toBeVisible();
  wire.answer('getVendorsByCategory', () => vendorsPage([aVendor()]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Dr. Kavya Gowda' })).toBeVisible();
});

test('an empty category says so', async () => {
  open('/doctor', { getVendorsByCategory: () => vendorsPage([]) });
  expect(await screen.findByRole('heading', { name: text.nobody('doctors') })).toBeVisible();
});

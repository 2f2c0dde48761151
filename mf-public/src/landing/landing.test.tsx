import { messages } from '@nukkad/platform/contract';
import { aCategory, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './landing.screen';
import { text } from './landing.text';

const names = ['Doctor', 'Engineer', 'CA', 'Advocate', 'Teacher', 'Govt Officer'];
const categories = names.map((categoryName, order) =>
  aCategory({ _id: `c${order}`, categoryName, order, count: 1200 + order }),
);
const dentist = aCategory({ _id: 'dentist', categoryName: 'Dentist', parent: 'c0' });

const open = (getAllCategories = () => [...categories].reverse().concat(dentist)) => {
  const wire = fakeWire({ getAllCategories });
  return { wire, ...renderScreen(Screen, { wire }) };
};

test('categories stand in order, the first four in a row of their own', async () => {
  open();
  await screen.findByRole('link', { name: 'Doctor' });
  const rows = screen.getAllByRole('list');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual([names.slice(0, 4), names.slice(4)]);
  expect(screen.getByText('1,200 professionals')).toBeVisible();
  expect(screen.queryByText('Dentist')).not.toBeInTheDocument();
});

test('a card leads to its category and takes the id along', async () => {
  const { address, navigationState } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Govt Officer' }));
  expect(address()).toBe('/govt%20officer');
  expect(navigationState()).toEqual({ categoryId: 'c5' });
});

test('a card has its scene, in its size and unread, for the name stands beside it', async () => {
  open();
  const card = (await screen.findByRole('link', { name: 'Doctor' })).closest('li');
  const image = card?.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('width', '320');
  expect(image).toHaveAttribute('height', '240');
  expect(card?.querySelector('source[type="image/avif"]')).toHaveAttribute('sizes');
});

test('a category that nobody drew stands without a scene', async () => {
  open(() => [aCategory({ picture: null })]);
  const card = (await screen.findByRole('link', { name: 'Doctor' })).closest('li');
  expect(card?.querySelector('img')).toBeNull();
});

test('while categories load it is said', () => {
  open();
  expect(screen.getByText(text.loadingCategories)).toBeInTheDocument();
});

test('a failure can be retried, and the rest of the page stays', async () => {
  const { wire } = open(() => problem(400, 'bad-request') as never);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
  wire.answer('getAllCategories', () => categories);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Doctor' })).toBeVisible();
});

test('without categories it says so', async () => {
  open(() => []);
  expect(await screen.findByRole('heading', { name: text.noCategories })).toBeVisible();
});

test('a term is searched for, trimmed, with the place', async () => {
  const { address } = open();
  await userEvent.type(screen.getByRole('textbox', { name: text.where }), 'Koramangala');
  await userEvent.type(screen.getByRole('searchbox', { name: text.what }), '  root canal {Enter}');
  expect(address()).toBe('/engineers?q=root+canal&loc=Koramangala');
});

test('nothing but spaces is not searched for', async () => {
  const { address } = open();
  await userEvent.type(screen.getByRole('searchbox', { name: text.what }), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/');
});

test('an unknown address is told, and kept from search engines', () => {
  renderScreen(Screen, { isUnknown: true, wire: fakeWire({ getAllCategories: () => categories }) });
  expect(screen.getByText(messages.pageNotFound)).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a known address has no such notice', () => {
  open();
  expect(screen.queryByText(messages.pageNotFound)).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

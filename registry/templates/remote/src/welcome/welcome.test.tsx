import { aCategory, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './welcome.screen';
import { text } from './welcome.text';

const at = '/__slug__';

test('every profession is there with how many offer it', async () => {
  const wire = fakeWire({
    getAllCategories: () => [
      aCategory({ count: 12 }),
      aCategory({ _id: 'category-ca', categoryName: 'Accountant', count: 1 }),
    ],
  });
  const { container } = renderScreen(Screen, { at, wire });
  expect(await screen.findByRole('heading', { name: 'Accountant' })).toBeVisible();
  expect(screen.getByText(text.count(12))).toBeVisible();
  expect(screen.getByText('1 professional')).toBeVisible();
  await expect(container).toBeAccessible();
});

test('there is none yet', async () => {
  renderScreen(Screen, { at, wire: fakeWire({ getAllCategories: () => [] }) });
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('they did not load: told, and Retry helps', async () => {
  const wire = fakeWire({ getAllCategories: () => problem(404, 'not-found') });
  renderScreen(Screen, { at, wire });
  const retry = await screen.findByRole('button', { name: text.retry });
  wire.answer('getAllCategories', () => [aCategory()]);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Doctor' })).toBeVisible();
});

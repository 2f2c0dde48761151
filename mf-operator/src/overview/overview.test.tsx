import { problem } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, signInOperator, site } from '../common/testing/open-console';
import { text } from './overview.text';

beforeEach(signInOperator);

const oldest = '2026-11-20T08:00:00Z';

test('every queue with its count, and the way to it', async () => {
  const { container } = openConsole(site, {
    getQueues: () => [
      { queue: 'verifications', waiting: 1, oldest },
      { queue: 'reviews', waiting: 0, oldest: null },
    ],
  });
  const main = within(await screen.findByRole('region', { name: text.title }));
  expect(await main.findByText('1 waiting')).toBeVisible();
  expect(main.getByText('Nothing waiting')).toBeVisible();
  expect(main.getByRole('link', { name: 'Verification' })).toHaveAttribute(
    'href',
    `${site}/verification`,
  );
  expect(main.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', `${site}/reviews`);
  const menu = within(screen.getAllByRole('navigation', { name: 'Dashboard' })[0]!);
  expect(menu.getByRole('link', { name: 'Verification , 1 waiting' })).toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('nothing waits anywhere: told', async () => {
  openConsole(site, { getQueues: () => [{ queue: 'reviews', waiting: 0, oldest: null }] });
  expect(await screen.findByText(text.allDone)).toBeVisible();
});

test('it cannot be loaded: told, and Retry helps', async () => {
  const { wire } = openConsole(site, { getQueues: () => problem(404, 'not-found') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getQueues', () => [{ queue: 'reviews', waiting: 3, oldest }]);
  await userEvent.click(retry);
  expect(await screen.findByText('3 waiting')).toBeVisible();
});

import { aReview, problem, reviewsPage } from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { text } from './reviews.text';

const HERE = '/doctor-detail?id=vendor-1&tab=reviews';
const many = Array.from({ length: 10 }, (_, index) =>
  aReview({ _id: `r${index}`, text: `Words of ${index}`, stars: index === 0 ? 4 : 5 }),
);
const panel = async () => within(await screen.findByRole('tabpanel'));

test('the average, how it comes about, and the first few words', async () => {
  open(HERE, { getReviews: () => reviewsPage(many, { total: 12 }) });
  const shown = await panel();
  expect(await shown.findByText('4.9')).toBeVisible();
  expect(shown.getByText('12 reviews')).toBeVisible();
  expect(shown.getByText('5 stars: 9 reviews')).toBeInTheDocument();
  expect(shown.getByText('4 stars: 1 review')).toBeInTheDocument();
  expect(shown.getAllByText(/^Words of/)).toHaveLength(3);
});

test('a review says who, when, how many stars, what for, and what was answered', async () => {
  const review = aReview({
    stars: 4,
    time: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    visitedFor: 'Cleaning',
    reply: { time: '2026-11-02T10:00:00Z', text: 'Thank you, Asha.' },
  });
  open(HERE, { getReviews: () => reviewsPage([review]) });
  const shown = await panel();
  expect(await shown.findByText('Asha Menon')).toBeVisible();
  expect(await shown.findByText('3 days ago')).toHaveAttribute('title');
  expect(shown.getByText(text.stars(4))).toBeInTheDocument();
  expect(shown.getByText('Visited for Cleaning')).toBeVisible();
  expect(shown.getByText(text.recommends)).toBeVisible();
  expect(shown.getByText('Thank you, Asha.')).toBeVisible();
  expect(shown.getByText('New')).toBeVisible();
});

test('View All shows the page, and more of them follow by cursor', async () => {
  const { wire } = open(HERE, {
    getReviews: ({ query }) =>
      query.cursor === 'after-10'
        ? reviewsPage([aReview({ _id: 'last', text: 'The last words' })], { total: 11 })
        : reviewsPage(many, { total: 11, next: 'after-10' }),
  });
  const shown = await panel();
  await userEvent.click(await shown.findByRole('button', { name: text.viewAll }));
  expect(shown.getAllByText(/^Words of/)).toHaveLength(10);
  await userEvent.click(shown.getByRole('button', { name: text.more }));
  const last = await shown.findByText('The last words');
  expect(last.closest('ul')).toHaveFocus();
  expect(shown.queryByRole('button', { name: text.more })).not.toBeInTheDocument();
  expect(wire.calls.at(-1)?.request.query).toEqual({ sort: 'recent', cursor: 'after-10' });
});

test('another order is asked for', async () => {
  const { wire } = open(HERE, {
    getReviews: ({ query }) => reviewsPage([aReview({ text: `Sorted by ${query.sort}` })]),
  });
  const shown = await panel();
  await shown.findByText('Sorted by recent');
  await userEvent.click(shown.getByRole('radio', { name: 'Worst first' }));
  expect(await shown.findByText('Sorted by low')).toBeVisible();
  expect(wire.calls.at(-1)?.request.query).toEqual({ sort: 'low' });
});

test('they stand below the other tabs too, and only once', async () => {
  open('/doctor-detail?id=vendor-1', { getReviews: () => reviewsPage([aReview()]) });
  expect(await screen.findByText('Careful and on time.')).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Reviews' }));
  expect(await screen.findAllByText('Careful and on time.')).toHaveLength(1);
});

test('nobody has said anything', async () => {
  open(HERE);
  const shown = await panel();
  expect(await shown.findByText(text.none)).toBeVisible();
  expect(shown.queryByRole('button', { name: text.viewAll })).not.toBeInTheDocument();
});

test('reviews that do not come are said, and can be asked for again', async () => {
  const { wire } = open(HERE, { getReviews: () => problem(403, 'forbidden') });
  const shown = await panel();
  expect(await shown.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getReviews', () => reviewsPage([aReview()]));
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  expect(await shown.findByText('Careful and on time.')).toBeVisible();
});

test('writing one says why it is not open yet, and where it will be', async () => {
  open(HERE);
  const write = await screen.findByRole('button', { name: text.write });
  expect(screen.getByRole('heading', { name: text.feedback })).toBeVisible();
  await userEvent.click(write);
  expect(screen.getByText(text.notYetWhy('Dr. Kavya Gowda'))).toBeVisible();
  expect(screen.getByRole('link', { name: text.appointments })).toHaveAttribute('href', '/profile');
  await userEvent.click(write);
  expect(screen.queryByText(text.notYet)).not.toBeInTheDocument();
});

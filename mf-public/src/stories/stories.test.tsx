import { aStory, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { shareOf } from '../common/actions/share-button.text';
import { Screen as Stories } from './stories.screen';
import { text } from './stories.text';
import { Screen as Story } from './story.screen';

const at = { at: '/stories/a-tooth-and-an-estimate', pattern: '/stories/:slug' };

test('every story is a card with its stars and whom it is about', async () => {
  const wire = fakeWire({ getStories: () => [aStory()] });
  const { container } = renderScreen(Stories, { at: '/stories', wire });
  const link = await screen.findByRole('link', { name: 'A tooth and an estimate' });
  expect(link).toHaveAttribute('href', '/stories/a-tooth-and-an-estimate');
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(screen.getByText('About Dr. Kavya Gowda')).toBeVisible();
  await expect(container).toBeAccessible();
});

test('a story leads to the professional, and is a review to search engines', async () => {
  const wire = fakeWire({ getStory: ({ params }) => aStory({ slug: params.slug ?? '' }) });
  const { container } = renderScreen(Story, { ...at, wire });
  expect(await screen.findByText('It did not hurt.')).toBeVisible();
  expect(screen.getByText(text.toldBy('Meera Iyer'))).toBeVisible();
  const link = screen.getByRole('link', { name: text.see('Dr. Kavya Gowda') });
  expect(link).toHaveAttribute('href', '/doctor-detail?id=vendor-1');
  expect(screen.getByRole('button', { name: shareOf('A tooth and an estimate') })).toBeVisible();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '[]')[0]).toMatchObject({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Meera Iyer' },
    reviewRating: { ratingValue: 4, bestRating: 5 },
    itemReviewed: { '@type': 'Physician', name: 'Dr. Kavya Gowda' },
  });
  await expect(container).toBeAccessible();
});

test('a story nobody told is a page that does not exist', async () => {
  const wire = fakeWire({ getStory: () => problem(404, 'not-found') });
  const { wasNotFound } = renderScreen(Story, { ...at, wire });
  await waitFor(() => expect(wasNotFound()).toBe(true));
});

import { anArticle, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shareOf } from '../common/actions/share-button.text';
import * as common from '../common/common.text';
import { Screen as Article } from './post.screen';
import { Screen as Articles } from './posts.screen';
import { text } from './posts.text';

const data = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]');

test('every article is a card that leads to it', async () => {
  const wire = fakeWire({ getPosts: () => [anArticle(), anArticle({ _id: '2', title: 'GST' })] });
  const { container } = renderScreen(Articles, { at: '/blogs', wire });
  expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Choosing a dentist' });
  expect(link).toHaveAttribute('href', '/blogs/choosing-a-dentist');
  expect(screen.getAllByText('1 Oct 2026')).toHaveLength(2);
  expect(screen.getAllByText('4 min read')).toHaveLength(2);
  await expect(container).toBeAccessible();
});

test('the topic of a card leads to all articles of that topic, and back', async () => {
  const tax = anArticle({ _id: '2', title: 'GST', topic: 'Tax & law' });
  const wire = fakeWire({ getPosts: () => [anArticle({ topic: 'Health' }), tax] });
  const { address, container } = renderScreen(Articles, { at: '/blogs', wire });
  await userEvent.click(await screen.findByRole('link', { name: 'Tax & law' }));
  expect(address()).toBe('/blogs?topic=Tax+%26+law');
  expect(screen.getByRole('heading', { level: 1, name: text.titleOf('Tax & law') })).toBeVisible();
  expect(screen.getByRole('link', { name: 'GST' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choosing a dentist' })).toBeNull();
  const canonical = document.querySelector('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', 'http://localhost/blogs?topic=Tax+%26+law');
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('link', { name: text.more }));
  expect(await screen.findByRole('link', { name: 'Choosing a dentist' })).toBeVisible();
});

test('a topic of nothing says so', async () => {
  renderScreen(Articles, {
    at: '/blogs?topic=zzz',
    wire: fakeWire({ getPosts: () => [anArticle()] }),
  });
  expect(await screen.findByText(text.nothingOfTopic)).toBeVisible();
});

test('feed readers are told where the feed is', async () => {
  renderScreen(Articles, { at: '/blogs', wire: fakeWire({ getPosts: () => [] }) });
  await screen.findByRole('link', { name: text.home });
  const feed = document.head.querySelector('link[rel=alternate][type="application/rss+xml"]');
  expect(feed).toHaveAttribute('href', '/api/posts/feed.xml');
});

test('without articles there is a way on; what failed can be retried', async () => {
  const wire = fakeWire({ getPosts: () => problem(400, 'bad-request') });
  renderScreen(Articles, { at: '/blogs', wire });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getPosts', () => []);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: text.home })).toHaveAttribute('href', '/');
});

const at = { at: '/blogs/choosing-a-dentist', pattern: '/blogs/:slug' };

test('an article is read block by block, and nothing in it is markup', async () => {
  const wire = fakeWire({
    getPost: ({ params }) =>
      anArticle({
        title: `About ${params.slug}`,
        body: [
          { kind: 'heading', text: 'Ask first' },
          { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
          { kind: 'quote', text: 'It did not hurt.' },
          { kind: 'list', items: ['Price', 'Days'] },
        ],
      }),
  });
  const { container } = renderScreen(Article, { ...at, wire });
  const title = 'About choosing-a-dentist';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ask first' })).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText('It did not hurt.').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Days').tagName).toBe('LI');
  expect(screen.getByRole('button', { name: shareOf(title) })).toBeVisible();
  await expect(container).toBeAccessible();
});

test('search engines are told what it is and where it stands', async () => {
  renderScreen(Article, { ...at, wire: fakeWire({ getPost: () => anArticle() }) });
  await screen.findByRole('heading', { level: 1, name: 'Choosing a dentist' });
  expect(document.title).toBe('Choosing a dentist · Nukkad');
  const url = 'http://localhost/blogs/choosing-a-dentist';
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', url);
  const [posting, trail] = data();
  expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: 'Choosing a dentist', url });
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    common.home,
    text.title,
    'Choosing a dentist',
  ]);
});

test('an article nobody wrote is a page that does not exist', async () => {
  const wire = fakeWire({ getPost: () => problem(404, 'not-found') });
  const { wasNotFound } = renderScreen(Article, { ...at, wire });
  await waitFor(() => expect(wasNotFound()).toBe(true));
});

test('an article that failed can be asked for again', async () => {
  const wire = fakeWire({ getPost: () => problem(400, 'bad-request') });
  renderScreen(Article, { ...at, wire });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getPost', () => anArticle());
  await userEvent.click(retry);
  expect(await screen.findByText('Ask what it will cost.')).toBeVisible();
});

test('an article in another language than the page says so', async () => {
  const open = () =>
    renderScreen(Article, {
      at: '/blogs/choosing-a-dentist',
      pattern: '/blogs/:slug',
      wire: fakeWire({ getPost: () => anArticle() }),
    });
  const { unmount } = open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(text.untranslated)).toBeNull();
  unmount();
  document.documentElement.lang = 'hi-IN';
  try {
    open();
    expect(await screen.findByText(text.untranslated)).toBeVisible();
  } finally {
    document.documentElement.lang = '';
  }
});

import type {
  ComplaintsAnswer,
  Faq,
  ReviewsAnswer,
  VendorDetails,
} from '@nukkad/platform/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { block, demo, idOf, panel, read, reviewsOf, tab } from '../support/profile';
import { heading } from '../support/site';
import { detailsPaths, peopleOf } from '../support/someone';
import { expect, test } from '../support/test';

/** Texts of the reviews in a panel, in order. */
const said = (page: Page) => panel(page).getByRole('listitem').getByRole('paragraph');

test('the reviews of a demo account: 4.5 from 300, and how that comes about', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const address = await demo(request, 'doctor');
  const { histogram, rating, total, reviews } = await reviewsOf(request, address);
  expect({ rating, total }).toEqual({ rating: { average: 4.5, count: 300 }, total: 300 });
  await page.goto(`${address}&tab=reviews`);
  await expect(page.getByText('Rated 4.5 out of 5, 300 reviews')).toBeAttached();
  await expect(panel(page).getByText('4.5', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('300 reviews', { exact: true })).toBeVisible();
  const bars = panel(page).getByRole('list', { name: 'How many gave how many stars' });
  await expect(bars.getByRole('listitem')).toHaveCount(5);
  for (const { stars, count } of histogram) {
    await expect(bars).toContainText(
      `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} reviews`,
    );
  }
  expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  const mean = histogram.reduce((sum, { stars, count }) => sum + stars * count, 0) / total;
  expect(mean.toFixed(1)).toBe('4.5');
  for (const { name, text } of reviews.slice(0, 3)) {
    const one = panel(page).getByRole('listitem').filter({ hasText: text });
    await expect(one.first()).toContainText(name);
  }
  await test.step('Write a Review says when there will be one, and where', async () => {
    const feedback = block(page, 'Submit Feedback');
    await feedback.getByRole('button', { name: 'Write a Review' }).click();
    await expect(feedback.getByText('You can review after a visit')).toBeVisible();
    await expect(feedback).toContainText('Only people who have completed a booking with');
    const appointments = feedback.getByRole('link', { name: 'My appointments' });
    await expect(appointments).toHaveAttribute('href', /^\/profile/);
    await feedback.getByRole('button', { name: 'Write a Review' }).click();
    await expect(feedback.getByText('You can review after a visit')).toBeHidden();
  });
  await test.step('too few reviews make no average', async () => {
    const people = await peopleOf(request, 'type=labour&limit=200');
    const newcomer = (people as VendorDetails[]).find(({ rating }) => rating === null);
    if (!newcomer) throw new Error('Everybody has been reviewed.');
    await page.goto(`/labour-detail?id=${newcomer._id}&tab=reviews`);
    await expect(heading(page)).toHaveText(newcomer.vendorName);
    await expect(page.getByRole('main').getByText('New', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/out of 5, /)).toHaveCount(0);
  });
});

test('reviews in another order, and a page more of them as often as there is one', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const address = await someReviewed(request);
  await page.goto(`${address}&tab=reviews`);
  await expect(said(page).filter({ visible: true }).first()).toBeVisible();
  for (const [label, sort] of [
    ['Worst first', 'low'],
    ['Best first', 'high'],
    ['Newest first', 'recent'],
  ] as const) {
    await panel(page).getByText(label, { exact: true }).click();
    await expect(panel(page).getByRole('radio', { name: label })).toBeChecked();
    const { reviews } = await reviewsOf(request, address, { sort });
    await expectReviews(page, reviews.slice(0, 3));
  }
  await panel(page).getByText('Worst first', { exact: true }).click();
  await panel(page).getByRole('button', { name: 'View All' }).click();
  await expect(panel(page).getByRole('button', { name: 'View All' })).toHaveCount(0);
  const shown: ReviewsAnswer['reviews'] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { sort: 'low', ...(cursor !== null && { cursor }) };
    const answer: ReviewsAnswer = await reviewsOf(request, address, query);
    shown.push(...answer.reviews);
    cursor = answer.next;
    await expectReviews(page, shown);
    const more = panel(page).getByRole('button', { name: 'More reviews' });
    if (cursor === null) await expect(more).toHaveCount(0);
    else await more.click();
  } while (cursor !== null);
  const stars = shown.map((one) => one.stars);
  expect(stars).toEqual([...stars].sort((one, other) => one - other));
});

/** A vendor with a few pages of reviews. */
async function someReviewed(request: APIRequestContext): Promise<string> {
  for (const profession of ['doctor', 'teacher', 'labour', 'ca']) {
    const people = await peopleOf(request, `type=${profession}&limit=100`);
    for (const { _id, rating } of people as VendorDetails[]) {
      if (rating && rating.count > 20 && rating.count < 60) {
        return `${detailsPaths[profession]}?id=${_id}`;
      }
    }
  }
  throw new Error('Nobody has between 20 and 60 reviews.');
}

async function expectReviews(page: Page, reviews: ReviewsAnswer['reviews']): Promise<void> {
  const cards = panel(page)
    .getByRole('listitem')
    .filter({ hasText: /out of 5 stars/ });
  await expect(cards).toHaveCount(reviews.length);
  for (const [index, { name, stars, text, reply, visitedFor }] of reviews.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(name);
    await expect(card).toContainText(`${stars} out of 5 stars`);
    await expect(card).toContainText(text);
    if (visitedFor !== null) await expect(card).toContainText(`Visited for ${visitedFor}`);
    if (reply !== null) await expect(card.getByRole('blockquote')).toContainText(reply.text);
  }
}

test('the demo officer: 1.5 from 10, complaints page by page, and the way to another', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const address = await demo(request, 'officer');
  const complaintsOn = (at: number) =>
    read<ComplaintsAnswer>(request, `/api/complaints?officerId=${idOf(address)}&page=${at}`);
  await page.goto(`${address}&tab=complaints`);
  await expect(page.getByText('Rated 1.5 out of 5, 10 reviews')).toBeAttached();
  const first = await complaintsOn(1);
  await expect(panel(page)).toContainText(`${first.total} complaints`);
  const shown = [...first.complaints];
  const items = panel(page).getByRole('listitem');
  await expect(items).toHaveCount(shown.length);
  for (let at = 2; at <= first.totalPages; at += 1) {
    await panel(page).getByRole('button', { name: 'More complaints' }).click();
    shown.push(...(await complaintsOn(at)).complaints);
    await expect(items).toHaveCount(shown.length);
  }
  expect(shown).toHaveLength(first.total);
  const badges = {
    received: 'Received',
    'in-progress': 'In progress',
    answered: 'Answered',
    closed: 'Closed',
    rejected: 'Not published',
  };
  for (const [index, { number, text, status, alike, answer }] of shown.entries()) {
    await expect(items.nth(index)).toContainText(number);
    await expect(items.nth(index)).toContainText(badges[status]);
    await expect(items.nth(index)).toContainText(text);
    if (alike > 1) await expect(items.nth(index)).toContainText(`${alike} others say the same`);
    if (answer !== null) await expect(items.nth(index)).toContainText(answer.text);
  }
  await expect(panel(page).getByRole('button', { name: 'More complaints' })).toHaveCount(0);
  await panel(page).getByRole('link', { name: 'Write a Complaint' }).click();
  await expect(page).toHaveURL(new RegExp(`/complaints\\?officer=${idOf(address)}&kind=`));
  await expect(heading(page)).toBeVisible();
});

test('common questions: one answer at a time, and what visitors asked', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const asked: [Parameters<typeof demo>[1], string][] = [
    ['teacher', 'teacher/english'],
    ['doctor', 'doctor/dentist'],
  ];
  for (const [profession, key] of asked) {
    const faq = await read<Faq[]>(request, `/api/content/faq?key=${encodeURIComponent(key)}`);
    await page.goto(await demo(request, profession));
    await expect(tab(page, 'About')).toBeVisible();
    const questions = block(page, 'Frequently Asked Questions');
    await reachDown(page, questions);
    const titles = questions.getByRole('heading', { level: 3 }).getByRole('button');
    await expect(titles).toHaveText(faq.map(({ question }) => question));
    await expect(questions.getByRole('button', { expanded: true })).toHaveCount(0);
    for (const { question, answer } of faq.slice(0, 2)) {
      await questions.getByRole('button', { name: question }).click();
      await expect(questions.getByText(answer)).toBeVisible();
      await expect(questions.getByRole('button', { expanded: true })).toHaveText(question);
    }
    await questions.getByRole('button', { expanded: true }).click();
    await expect(questions.getByRole('button', { expanded: true })).toHaveCount(0);
  }
  const [question] = await read<{ question: string }[]>(
    request,
    '/api/questions?cat=doctor&spec=dentist',
  );
  await expect(block(page, 'Frequently Asked Questions')).toContainText(question?.question ?? '?');
});

/** Scrolls down like a user until lazily rendered content appears. */
async function reachDown(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await expect(wanted).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
  await wanted.scrollIntoViewIfNeeded();
}

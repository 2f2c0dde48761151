import type {
  ComplaintsAnswer,
  Faq,
  ReviewsAnswer,
  VendorDetails,
} from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { wakeUp } from '../support/crawl';
import { block, demo, detailsOf, idOf, panel, read, reviewsOf, tab } from '../support/profile';
import { expectNoSidewaysScroll, heading } from '../support/site';
import { detailsPaths, peopleOf } from '../support/someone';
import { expect, test } from '../support/test';

/** The words of each review in a place, in their order. */
const said = (page: Page) => panel(page).getByRole('listitem').getByRole('paragraph');
const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('row');

test('the reviews of a demo account: 4.5 from 300, and how that comes about', async ({
  page,
  request,
}) => {
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
});

test('reviews in another order, and a page more of them as often as there is one', async ({
  page,
  request,
}) => {
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

/** Somebody with a few pages of reviews, and an end to them. */
async function someReviewed(request: APIRequestContext): Promise<string> {
  for (const profession of ['doctor', 'teacher', 'labour', 'ca']) {
    for (const { _id } of await peopleOf(request, `type=${profession}&limit=100`)) {
      const { rating }: VendorDetails = await read(request, `/api/vendors/${_id}`);
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

test('too few reviews make no average', async ({ page, request }) => {
  const people = await peopleOf(request, 'type=labour&limit=200');
  const newcomer = (people as VendorDetails[]).find(({ rating }) => rating === null);
  if (!newcomer) throw new Error('Everybody has been reviewed.');
  await page.goto(`/labour-detail?id=${newcomer._id}&tab=reviews`);
  await expect(heading(page)).toHaveText(newcomer.vendorName);
  await expect(page.getByRole('main').getByText('New', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/out of 5, /)).toHaveCount(0);
});

test('Write a Review says when there will be one, and where', async ({ page, request }) => {
  await page.goto(await demo(request, 'advocate'));
  const feedback = block(page, 'Submit Feedback');
  await feedback.getByRole('button', { name: 'Write a Review' }).click();
  await expect(feedback.getByText('A review comes after a visit')).toBeVisible();
  await expect(feedback).toContainText('Only people whose booking with');
  const appointments = feedback.getByRole('link', { name: 'My appointments' });
  await expect(appointments).toHaveAttribute('href', /^\/profile/);
  await feedback.getByRole('button', { name: 'Write a Review' }).click();
  await expect(feedback.getByText('A review comes after a visit')).toBeHidden();
});

const caFees = [
  ['Individual Tax Consultation', '$150', '1', '–', '$150'],
  ['Small Business Financial Advisory', '$200', '2', '–', '$400'],
  ['Corporate Tax Planning', '$250', '3', '–', '$750'],
  ['Start-up Business Consultation', '$300', '1.5', '–', '$450'],
  ['Estate Planning', '$200', '2.5', '$20', '$520'],
  ['Financial Audit', '$200', '4', '$400', '$1,200'],
];

test('the fee table of the demo accountant: every total adds up', async ({ page, request }) => {
  const address = await demo(request, 'ca');
  await page.goto(address);
  const columns = page.getByRole('table', { name: 'Fees' }).getByRole('columnheader');
  await expect(columns).toHaveText(['Service', 'Rate/hr', 'Hours', 'Other charges', 'Total']);
  const amount = (words = '') => Number(words.replace(/[$,]/g, '').replace('–', '0'));
  for (const [index, cells] of caFees.entries()) {
    const row = rowsOf(page, 'Fees').nth(index + 1);
    await expect(row.getByRole('rowheader').or(row.getByRole('cell'))).toHaveText(cells);
    const [, rate, hours, charges, total] = cells;
    expect(amount(rate) * amount(hours) + amount(charges), cells[0]).toBe(amount(total));
  }
  await expect(rowsOf(page, 'Fees')).toHaveCount(caFees.length + 1);
  await tab(page, 'Fees').click();
  await expect(panel(page).getByRole('table', { name: 'Fees' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Fees' })).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('an accountant of the directory charges in rupees, and it adds up', async ({
  page,
  request,
}) => {
  const people = (await peopleOf(request, 'type=ca')) as VendorDetails[];
  const other = people.find(({ fee }) => fee?.currency === 'INR');
  const address = `/ca-detail?id=${other?._id}&tab=fees`;
  const { services } = await detailsOf(request, address);
  await page.goto(address);
  await expect(rowsOf(page, 'Fees')).toHaveCount(services.length + 1);
  for (const [index, { name, minutes, rate, otherCharges, fee }] of services.entries()) {
    const row = rowsOf(page, 'Fees').nth(index + 1);
    await expect(row).toContainText(name);
    const total = rate ? (rate.amount * minutes) / 60 + otherCharges.amount : fee.amount;
    expect(Math.round(total), name).toBe(fee.amount);
    const words = (total / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 });
    await expect(row.getByRole('cell').last()).toHaveText(`₹${words}`);
  }
});

const lessons = [
  ['20 min free trial', 'Free', '20 min'],
  ['1 lesson', '$22', '$22 per lesson of 50 min', '$26.40/hr'],
  ['5 lessons', '$100', 'instead of $110', '$20 per lesson of 50 min', '$24/hr'],
  ['10 lessons', '$195', 'instead of $220', '$19.50 per lesson of 50 min', '$23.40/hr'],
];

test('the demo teacher’s lessons: price by lesson, and by the hour as it is', async ({
  page,
  request,
}) => {
  await page.goto(await demo(request, 'teacher'));
  const lines = block(page, 'Fee Details').getByRole('listitem');
  await expect(lines).toHaveCount(lessons.length);
  for (const [index, words] of lessons.entries()) {
    for (const one of words) {
      await expect(lines.nth(index).getByText(one, { exact: true })).toBeVisible();
    }
  }
});

test('the demo help’s terms', async ({ page, request }) => {
  await page.goto(`${await demo(request, 'labour')}&tab=others`);
  await expect(panel(page).getByRole('term')).toHaveText(['Salary', 'Stay', 'Day off']);
  await expect(panel(page).getByRole('definition')).toHaveText([
    '$625/month',
    'Live-in, separate room',
    'Sunday',
  ]);
});

test('the demo engineer’s work is leafed through, and told of in its tab', async ({
  page,
  request,
}) => {
  const address = await demo(request, 'engineer');
  const { portfolio } = await detailsOf(request, address);
  expect(portfolio.every(({ title }) => title.startsWith('Full Stack Developer'))).toBe(true);
  // One slide fills a phone; wider screens show two.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('$60 per hour');
  await block(page, 'Work by Imran Shariff').scrollIntoViewIfNeeded();
  const carousel = page.getByRole('region', { name: 'Work by Imran Shariff' });
  const slide = (at: number) =>
    carousel.getByRole('group', { name: `${at + 1} of ${portfolio.length}: `, exact: false });
  await expect(slide(0).getByText(portfolio[0]?.title ?? '')).toBeInViewport();
  const last = portfolio.length - 1;
  const next = carousel.getByRole('button', { name: 'Next slide' });
  for (let step = 0; step < last; step += 1) await next.click();
  await expect(slide(last).getByText(portfolio[last]?.title ?? '')).toBeInViewport({ ratio: 0.9 });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await tab(page, 'Portfolio').click();
  for (const { title, about } of portfolio) {
    await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(panel(page)).toContainText(about);
  }
  for (const picture of await panel(page).getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the demo officer: 1.5 from 10, complaints page by page, and the way to another', async ({
  page,
  request,
}) => {
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
  await expect(page).toHaveURL(`/complaints?officer=${idOf(address)}`);
  await expect(heading(page)).toBeVisible();
});

test('common questions: one answer at a time, and what visitors asked', async ({
  page,
  request,
}) => {
  const asked: [Parameters<typeof demo>[1], string][] = [
    ['doctor', 'doctor/dentist'],
    ['teacher', 'teacher/english'],
    ['advocate', 'advocate/family-law'],
  ];
  for (const [profession, key] of asked) {
    const faq = await read<Faq[]>(request, `/api/content/faq?key=${encodeURIComponent(key)}`);
    await page.goto(await demo(request, profession));
    await expect(tab(page, 'About')).toBeVisible();
    await wakeUp(page);
    const questions = block(page, 'Frequently Asked Questions');
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
  await page.goto(await demo(request, 'doctor'));
  await expect(tab(page, 'About')).toBeVisible();
  await wakeUp(page);
  await expect(block(page, 'Frequently Asked Questions')).toContainText(question?.question ?? '?');
});

test('where somebody is, how far that is, and the way there', async ({ page, request }) => {
  const address = await demo(request, 'doctor');
  const details = await detailsOf(request, address);
  await page.goto(`${address}&tab=address`);
  await expect(panel(page)).toContainText(details.address);
  await expect(panel(page)).toContainText('In HSR Layout');
  if (details.landmark !== null) await expect(panel(page)).toContainText(details.landmark);
  if (details.parking !== null) await expect(panel(page)).toContainText(details.parking);
  const directions = panel(page).getByRole('link', { name: /^Directions/ });
  const way = new URL((await directions.getAttribute('href')) ?? '');
  expect(way.origin).toBe('https://www.google.com');
  expect(way.searchParams.get('destination')).toContain(details.address);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Location:/ })
    .click();
  const search = page.getByRole('combobox', { name: 'Locality, city or PIN code' });
  await search.pressSequentially('Indiranagar');
  await page
    .getByRole('option', { name: /Indiranagar/ })
    .first()
    .click();
  const far = panel(page).getByText(/^\d+\.\d km from Indiranagar$/);
  await expect(far).toBeVisible();
  const km = Number.parseFloat((await far.textContent()) ?? '');
  expect(km).toBeGreaterThan(4);
  expect(km).toBeLessThan(12);
});

/** A moment in India, and what the badge of the documented hours says then. */
const moments: [string, RegExp][] = [
  ['2026-11-23T11:30', /^Open now · until 8:00 pm$/],
  ['2026-11-23T14:30', /^Open now · until 8:00 pm$/],
  ['2026-11-23T09:59', /^Closed.* · opens 10:00 am$/],
  ['2026-11-27T20:00', /^Closed.* · opens tomorrow 11:00 am$/],
  ['2026-11-28T17:59', /^Open now · until 6:00 pm$/],
];

test('working hours as documented, and whether it is open now', async ({ page, request }) => {
  const address = await demo(request, 'doctor');
  expect((await detailsOf(request, address)).lunch).toBeNull();
  for (const [moment, words] of moments) {
    await page.clock.setFixedTime(new Date(`${moment}:00+05:30`));
    await page.goto(address);
    await expect(page.getByRole('main').getByText(words), moment).toBeVisible();
  }
  const hours = block(page, 'Working hours');
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  await expect(hours.getByRole('term')).toHaveText(weekdays);
  const week = weekdays.map((_, day) => (day < 5 ? '10:00 am – 8:00 pm' : '11:00 am – 6:00 pm'));
  await expect(hours.getByRole('definition')).toHaveText(week);
});

test('a lunch break is said by who has set one', async ({ page, request }) => {
  for (const { _id } of await peopleOf(request, 'type=doctor&limit=100')) {
    const { lunch, workingHours } = await read<VendorDetails>(request, `/api/vendors/${_id}`);
    const [day] = workingHours;
    if (lunch === null || !day) continue;
    const date = `2026-11-${22 + day.weekday}`;
    await page.clock.setFixedTime(new Date(`${date}T${lunch.from}:00+05:30`));
    await page.goto(`/doctor-detail?id=${_id}`);
    await expect(page.getByText(/^Lunch break · back at /)).toBeVisible();
    await expect(block(page, 'Working hours')).toContainText(/Lunch break .* – /);
    return;
  }
  throw new Error('Nobody has a lunch break.');
});

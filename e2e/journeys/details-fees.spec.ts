import type { VendorDetails } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { block, demo, detailsOf, panel, tab } from '../support/profile';
import { expectNoSidewaysScroll } from '../support/site';
import { peopleOf } from '../support/someone';
import { expect, test } from '../support/test';

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('row');

const caFees = [
  ['Individual Tax Consultation', '$150', '1', '–', '$150'],
  ['Small Business Financial Advisory', '$200', '2', '–', '$400'],
  ['Corporate Tax Planning', '$250', '3', '–', '$750'],
  ['Start-up Business Consultation', '$300', '1.5', '–', '$450'],
  ['Estate Planning', '$200', '2.5', '$20', '$520'],
  ['Financial Audit', '$200', '4', '$400', '$1,200'],
];

test('the fee table of the demo accountant: every total adds up', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
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

test('an accountant of the directory charges in rupees, and it adds up', {
  tag: '@nightly',
}, async ({ page, request }) => {
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
  ['20 min free trial', '$0', '20 min'],
  ['1 lesson', '$22', '$22 per lesson of 50 min', '$26.40/hr'],
  ['5 lessons', '$100', 'was $110', '$20 per lesson of 50 min', '$24/hr'],
  ['10 lessons', '$195', 'was $220', '$19.50 per lesson of 50 min', '$23.40/hr'],
];

test('the demo teacher’s lessons: price by lesson, and by the hour as it is', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await page.goto(await demo(request, 'teacher'));
  const lines = block(page, 'Fee Details').getByRole('listitem');
  await expect(lines).toHaveCount(lessons.length);
  for (const [index, words] of lessons.entries()) {
    for (const one of words) {
      await expect(lines.nth(index).getByText(one, { exact: true })).toBeVisible();
    }
  }
});

test('the demo help’s terms', { tag: '@nightly' }, async ({ page, request }) => {
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
  // One slide fits a phone; wider screens show two.
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

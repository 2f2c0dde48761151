import type { BookingsAnswer, OwnReviewsAnswer } from '@nukkad/platform/contract';
import { had, sectionAddress } from '../support/dashboard';
import { signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

// These tests change a demo account that other tests of this file read, so they run in sequence.
test.describe.configure({ mode: 'default' });

const WORDS = 'Explained what to change first, and stayed within the agreed price.';

test('past appointments stand there with what was written about them', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const user = await signInAs(page, 'user');
  const past = await had<BookingsAnswer>(request, user, '/api/me/bookings?when=past');
  const reviewed = past.bookings.filter(({ review }) => review !== null);
  expect(reviewed.length, 'reviewed appointments').toBeGreaterThan(2);
  await page.goto(sectionAddress('appointments'));
  await page.getByRole('tab', { name: `Past (${past.total})` }).click();
  await expect(page).toHaveURL(sectionAddress('appointments', { show: 'past' }));
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  for (const { vendor, reference, review } of reviewed) {
    const card = cards.filter({ hasText: reference });
    await expect(card).toContainText(vendor.vendorName);
    await expect(card).toContainText(`You gave ${review?.stars} of 5 stars.`);
  }
});

test('a past appointment is reviewed; the review is changed, and deleted again', async ({
  page,
  request,
}) => {
  const user = await signInAs(page, 'user');
  const reviews = () => had<OwnReviewsAnswer>(request, user, '/api/me/reviews');
  const before = await reviews();
  await page.goto(sectionAddress('appointments', { show: 'past' }));
  const write = page.getByRole('tabpanel').getByRole('button', { name: /^Write a Review: / });
  const [, name = ''] =
    /^Write a Review: (.*), /.exec((await write.first().getAttribute('aria-label')) ?? '') ?? [];
  await write.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^4/ }).check();
  await dialog.getByRole('textbox', { name: /^Your review/ }).fill(WORDS);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Thank you: your review is saved.')).toBeVisible();
  const written = (await reviews()).reviews.find(({ text }) => text === WORDS);
  expect(written).toMatchObject({ stars: 4, isPublished: false });
  expect(name).toContain(written?.vendor.vendorName);

  await page.goto(sectionAddress('reviews'));
  await expect(heading(page)).toHaveText(`My Reviews (${before.total + 1})`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: WORDS });
  await expect(card).toContainText('Not public yet');
  await card.getByRole('button', { name: /^Edit: / }).click();
  await page.getByRole('radio', { name: /^5/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your review is saved.')).toBeVisible();
  expect((await reviews()).reviews.find(({ text }) => text === WORDS)?.stars).toBe(5);

  await card.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(heading(page)).toHaveText(`My Reviews (${before.total})`);
  expect((await reviews()).total).toBe(before.total);
});

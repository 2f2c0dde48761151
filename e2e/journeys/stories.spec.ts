import type { NotificationsAnswer, OwnReview, OwnReviewsAnswer } from '@nukkad/platform/contract';
import { decideCase } from '../support/cases';
import { had, sectionAddress } from '../support/dashboard';
import { main } from '../support/sections';
import { beginSession, signInAs } from '../support/session';
import { gotoChanged, heading } from '../support/site';
import { expect, test } from '../support/test';

/** Public, four stars, without a story, and still editable. */
const canBeTold = ({ stars, isPublished, story, editableUntil }: OwnReview) =>
  stars === 4 && isPublished && story === null && Date.parse(editableUntil) > Date.now();

test('a review of four stars is told with consent, read by everybody, and taken back', async ({
  page,
  browser,
  request,
}) => {
  const user = await signInAs(page, 'user');
  const reviews = async () =>
    (await had<OwnReviewsAnswer>(request, user, '/api/me/reviews')).reviews;
  const review = (await reviews()).find(canBeTold);
  if (!review) throw new Error('The demonstration user has no review of four stars to tell.');
  const { vendorName, _id: vendorId, profession } = review.vendor;
  const words = `Came on time and left the kitchen spotless, ${Date.now()}.`;
  const title = 'A kitchen one can eat from';
  const name = `Do not share my review of ${vendorName} as a story`;

  await page.goto(sectionAddress('reviews'));
  const card = (text: string) => main(page).getByRole('listitem').filter({ hasText: text });
  await card(review.text)
    .getByRole('button', { name: /^Edit: / })
    .click();
  await main(page)
    .getByRole('textbox', { name: /^Your review/ })
    .fill(words);
  const consent = main(page).getByRole('checkbox', {
    name: 'May we share this as a customer story?',
  });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(words)).toContainText('We may share it as a story, once we have read it.');

  await decideCase(request, 'stories', words, {
    decision: 'publish',
    text: `${title}\n\n${words}`,
  });
  const slug = (await reviews()).find(({ _id }) => _id === review._id)?.story;
  expect(slug, 'the address of the story').toBeTruthy();

  const others = await browser.newContext();
  const reader = await others.newPage();
  const story = main(reader).getByRole('link', { name: title });
  await gotoChanged(reader, new URL('/stories', page.url()).href, story);
  await story.click();
  await expect(reader).toHaveURL(new RegExp(`/stories/${slug}$`));
  await expect(heading(reader)).toHaveText(title);
  await expect(main(reader).getByText(words)).toBeVisible();
  await expect(main(reader).locator(`a[href$="id=${vendorId}"]`).first()).toBeVisible();
  await others.close();

  const professional = await beginSession(request, profession as 'labour');
  const { notifications } = await had<NotificationsAnswer>(
    request,
    professional,
    '/api/notifications',
  );
  expect(notifications).toContainEqual(
    expect.objectContaining({ title: 'A story about you', link: `/stories/${slug}` }),
  );

  await page.reload();
  await expect(card(words).getByRole('link', { name: 'Shared as a story' })).toHaveAttribute(
    'href',
    `/stories/${slug}`,
  );
  await card(words).getByRole('button', { name }).click();
  await expect(
    page.getByText('It is no longer shared as a story. Your review stays.'),
  ).toBeVisible();
  await expect(card(words)).toBeVisible();
  expect((await request.get(`/api/stories/${slug}`)).status()).toBe(404);

  const afterwards = await browser.newContext();
  const late = await afterwards.newPage();
  const answer = await late.goto(new URL(`/stories/${slug}`, page.url()).href);
  expect(answer?.status()).toBe(404);
  await expect(late.getByText("We couldn't find that page")).toBeVisible();
  await afterwards.close();
});

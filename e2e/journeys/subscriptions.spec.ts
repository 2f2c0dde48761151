import type { BannerSlide } from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { newEmail } from '../support/accounts';
import { letterTo, pathIn } from '../support/letters';
import { withMotion } from '../support/motion';
import { main, read } from '../support/sections';
import { beginSession } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

// A banner that stands still has nothing to pause.
test.use(withMotion);

/** Publishes an article, which notifies the subscribers of its topic. */
async function publish(request: APIRequestContext, topic: string, title: string): Promise<void> {
  const { token } = await beginSession(request, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  const slug = `something-new-${Date.now()}`;
  const text = { title, summary: 'In short.', topic: 'News', body: 'At length.', picture: null };
  const data = { ...text, slug, letter: topic };
  const added = await request.post('/api/operator/posts', { headers, data });
  expect(added.status(), await added.text()).toBeLessThan(300);
  const { _id, revision } = await added.json();
  const url = `/api/operator/posts/${_id}/publish`;
  const published = await request.post(url, { headers, data: { revision } });
  expect(published.status(), await published.text()).toBeLessThan(300);
}

test('letters come after the address is confirmed, and end with one press', async ({
  page,
  request,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* 409/);
  const email = newEmail();
  await page.goto('/');
  const banner = main(page).getByRole('region', { name: 'Highlights' });
  await banner.getByRole('button', { name: 'Pause' }).press('Enter');
  const shown = banner.locator('[role="group"]:not([inert])');
  const opener = shown.getByRole('button', { name: /^Subscribe Now/ });
  const label = (await opener.getAttribute('aria-label')) ?? '';
  const slides = await read<BannerSlide[]>(request, '/api/content/banner');
  const topic = slides.find((slide) => label.endsWith(slide.title))?.topic ?? '';
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog', { name: 'One more step' })).toContainText(email);

  await page.goto(pathIn(await letterTo(email, /^Confirm/), '/subscriptions/confirm'));
  await expect(heading(page)).toHaveText('You are subscribed');
  await expect(main(page)).toContainText(email);

  const title = `Something new ${Date.now()}`;
  await publish(request, topic, title);
  const letter = await letterTo(email, new RegExp(title));
  expect(letter.unsubscribe).toContain('/unsubscribe?key=');
  await page.goto(pathIn(letter, '/subscriptions/end'));
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('You are unsubscribed');

  // The first email's link is used up and does not subscribe again.
  await page.goto('/');
  await page.goto(pathIn(await letterTo(email, /^Confirm/), '/subscriptions/confirm'));
  await expect(heading(page)).toHaveText('This link no longer works');
});

test('a link that is not whole says what to do', { tag: '@nightly' }, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 404/);
  await page.goto('/subscriptions/confirm?id=019a0000-0000-7000-8000-000000000001');
  await expect(heading(page)).toHaveText('This link is not from one of our emails');
  await page.goto('/');
  await page.goto('/subscriptions/end?id=019a0000-0000-7000-8000-000000000001#forged');
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('This link is not from one of our emails');
});

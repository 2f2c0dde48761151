import type { Page } from '@playwright/test';
import { reach } from '../support/sections';
import { signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

const hostile = [
  '## Ask first',
  '<img src=x onerror="window.hurt = true"><script>window.hurt = true</script>',
  '[free](javascript:window.hurt=true)',
  '- What it costs\n- How long it takes',
].join('\n\n');

async function expectUnhurt(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
}

test('a draft with hostile text is previewed, published, read and in the feed', async ({
  page,
  browser,
  ownProduct,
}) => {
  const { origin } = ownProduct;
  await signInAs(page, 'operator', origin);
  await page.goto(`${origin}/operator-dashboard/editorial`);
  await expect(heading(page)).toHaveText('Editorial');
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await main(page).getByRole('link', { name: 'New article' }).click();
  await field(page, 'Title').fill('What to ask & why');
  await field(page, 'Summary').fill('Three questions before you choose.');
  await field(page, 'Text').fill(hostile);
  await field(page, 'Topic').fill('Health');
  await press(page, 'Preview');
  const preview = page.getByRole('dialog', { name: 'What to ask & why' });
  await expect(preview.getByRole('heading', { name: 'Ask first' })).toBeVisible();
  await expect(preview).toContainText('<script>window.hurt = true</script>');
  await page.keyboard.press('Escape');

  // Drafts are kept, so the leave warning can be accepted.
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Text')).toHaveValue(hostile);
  await press(page, 'Save draft');
  await expect(main(page).getByText('A draft: nobody else sees it.')).toBeVisible();

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  const address = `${origin}/blogs/what-to-ask-why`;
  expect((await visitor.request.get(`${origin}/api/posts/what-to-ask-why`)).status()).toBe(404);
  await press(page, 'Publish now');
  await expect(main(page).getByRole('link', { name: 'See it on the site' })).toBeVisible();
  await visitor.goto(address);
  await expect(heading(visitor)).toHaveText('What to ask & why');
  await expect(main(visitor)).toContainText('[free](javascript:window.hurt=true)');
  await expect(
    main(visitor).getByRole('listitem').filter({ hasText: 'What it costs' }),
  ).toBeVisible();
  await expectUnhurt(visitor);
  await expectUnhurt(page);

  await visitor.goto(`${origin}/blogs`);
  await expect(main(visitor).getByRole('link', { name: 'What to ask & why' })).toBeVisible();
  const feed = visitor.locator('head link[rel=alternate][type="application/rss+xml"]');
  const source = await visitor.request.get(`${origin}${await feed.getAttribute('href')}`);
  expect(await source.text()).toContain('<item>\n<title>What to ask &amp; why</title>');
  await visitors.close();
});

test('a question and the contact data are changed, and visitors see it', {
  tag: '@nightly',
}, async ({ page, browser, ownProduct }) => {
  const { origin } = ownProduct;
  await signInAs(page, 'operator', origin);
  await page.goto(`${origin}/operator-dashboard/editorial?part=faq`);
  await field(page, 'Question').first().fill('What is this place?');
  await press(page, 'Save');
  await expect(page.getByText('The questions are saved.')).toBeVisible();
  await page.goto(`${origin}/operator-dashboard/settings`);
  await field(page, 'Phone').fill('+91 80 4000 4000');
  await press(page, 'Save');
  await expect(page.getByText('Contact data: saved.')).toBeVisible();

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(origin);
  const questions = await reach(visitor, 'Frequently Asked Questions');
  await expect(questions.getByRole('button', { name: 'What is this place?' })).toBeVisible();
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('contentinfo')).toContainText('+91 80 4000 4000');
  await visitors.close();
});

test('two operators at one text: the second is told, and nothing is lost', {
  tag: '@nightly',
}, async ({ page, browser, ownProduct, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 409/);
  const { origin } = ownProduct;
  const address = `${origin}/operator-dashboard/editorial?part=faq&key=teacher`;
  const others = await browser.newContext();
  const other = await others.newPage();
  for (const one of [page, other]) {
    await signInAs(one, 'operator', origin);
    await one.goto(address);
    await expect(field(one, 'Question').first()).toBeVisible();
  }
  await field(other, 'Answer').first().fill('Theirs.');
  await press(other, 'Save');
  await expect(other.getByText('The questions are saved.')).toBeVisible();
  await field(page, 'Answer').first().fill('Mine.');
  await press(page, 'Save');
  await expect(main(page).getByText('What they wrote', { exact: true })).toBeVisible();
  await expect(field(page, 'Answer').first()).toHaveValue('Mine.');
  await press(page, 'Keep mine');
  await press(page, 'Save');
  await expect(page.getByText('The questions are saved.')).toBeVisible();
  await others.close();
});

import { randomInt } from 'node:crypto';
import type { CampaignDetails } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { newEmail } from '../support/accounts';
import { dayFromToday } from '../support/days';
import { places } from '../support/run';
import { main, read } from '../support/sections';
import { beginSession, keepSession, newUser } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const REASON = 'The school knows nothing of it.';

/** The last email to an address whose subject matches. */
async function letterTo(email: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${places.get().origin}/dev/outbox.json`);
    const letters: { to: string; subject: string; text: string }[] = await answer.json();
    found = letters.find((one) => one.to === email && subject.test(one.subject))?.text;
    expect(found, `a letter to ${email}`).toBeDefined();
  }).toPass();
  return found as string;
}

const field = (page: Page, label: string) => main(page).getByLabel(label);

async function write(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Category').fill('Education');
  await field(page, 'In one sentence').fill('Lamps that do not tire the eyes.');
  await field(page, 'Your story').fill('## Why\n\nIt is dark by six. <b>No</b> markup here.');
  await main(page)
    .getByRole('textbox', { name: /^Goal in rupees/ })
    .fill('50000');
  const day = main(page).getByRole('group', { name: /Last day/ });
  await day.getByRole('spinbutton', { name: /^day/ }).click();
  const [year, month, date] = dayFromToday(20).split('-');
  await page.keyboard.type(`${date}${month}${year}`);
  await page.keyboard.press('Tab');
}

test('a campaign is written, published, given to, stopped, and all is given back', async ({
  page,
  request,
  browser,
}) => {
  const title = `Lamps for the room ${randomInt(1_000_000)}`;
  const organiser = await newUser(request);
  await keepSession(page, organiser);

  // The organiser writes the campaign, which is saved as a draft.
  await page.goto('/start-fundraising');
  await expect(heading(page)).toHaveText('Raise Startup Funds');
  await main(page).getByRole('button', { name: 'Start a fundraiser for a cause' }).click();
  await write(page, title);
  await expect(main(page).getByText('Saved. You can leave and continue later.')).toBeVisible();
  await expect(
    main(page).getByText('It is dark by six. <b>No</b> markup here.').last(),
  ).toBeVisible();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(title);
  await main(page).getByRole('button', { name: 'Submit for publication' }).click();
  await expect(main(page).getByText('We are reviewing it', { exact: true })).toBeVisible();

  // An operator publishes it.
  const id = new URL(page.url()).searchParams.get('campaign') ?? '';
  const { token } = await beginSession(request, 'operator');
  const decide = async (data: object) => {
    const answer = await request.post('/api/operator/queues/campaigns/decisions', {
      ...{ data: { ids: [id], ...data }, headers: { authorization: `Bearer ${token}` } },
    });
    expect(await answer.json()).toEqual({ settled: [id], failed: [] });
  };
  await decide({ decision: 'publish' });
  await page.reload();
  await expect(main(page).getByText('Running', { exact: true })).toBeVisible();
  await main(page)
    .getByRole('textbox', { name: 'What is new' })
    .fill('The first lamps are ordered.');
  await main(page).getByRole('button', { name: 'Publish the update' }).click();
  await expect(main(page).getByRole('listitem').getByText('The first lamps')).toBeVisible();
  await main(page).getByRole('link', { name: 'See the campaign' }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(main(page)).toContainText('The first lamps are ordered.');
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const campaign = () => read<CampaignDetails>(request, `/api/campaigns/${slug}`);

  // A guest donates, is declined at first, and gets a receipt.
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  const email = newEmail();
  await guest.goto(`/campaigns/${slug}`);
  await main(guest).getByRole('link', { name: 'Donate Now' }).click();
  await main(guest).getByRole('button', { name: '₹1,000' }).click();
  await field(guest, 'Your name').fill('Ravi Shetty');
  await field(guest, 'Your email').fill(email);
  await field(guest, 'Message to the organiser').fill('Go on!');
  await main(guest).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(heading(guest)).toHaveText('Your donation');
  await main(guest).getByRole('button', { name: 'Decline the payment' }).click();
  await expect(main(guest).getByText('The payment was declined')).toBeVisible();
  await main(guest).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(guest)).toHaveText('Receipt');
  await expect(main(guest).getByText(/NK-D-\d{6}/)).toBeVisible();
  await expect(main(guest).getByText('Test payment: no money has moved')).toBeVisible();
  expect((await campaign()).raised.amount).toBe(100_000);
  const receipt = await letterTo(email, /^Receipt NK-D-/);
  const link = /http\S+\/donations\/\S+#\S+/.exec(receipt)?.[0] ?? '';
  await guest.goto(`/campaigns/${slug}`);
  await expect(main(guest)).toContainText('₹1,000');
  await expect(main(guest)).toContainText('1 donor');

  // The organiser sees it; the operator stops the campaign; all donations are refunded.
  await page.goto(`/start-fundraising?campaign=${id}`);
  await expect(main(page).getByText('Go on!')).toBeVisible();
  await decide({ decision: 'stop', reason: REASON });
  await page.reload();
  await expect(main(page).getByText(REASON)).toBeVisible();
  await letterTo(email, /^Your donation is refunded/);
  await expect.poll(async () => (await campaign()).raised.amount).toBe(0);
  const { pathname, hash } = new URL(link);
  await guest.goto('about:blank');
  await guest.goto(pathname + hash);
  await expect(main(guest).getByText(`The campaign was stopped: ${REASON}`)).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(main(guest).getByText('Refunded', { exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await guest.goto(`/campaigns/${slug}`);
  await expect(main(guest).getByText('This campaign was stopped')).toBeVisible();
  await expect(main(guest).getByRole('link', { name: 'Donate Now' })).toHaveCount(0);
  await visitor.close();
});

test('who may invest tells the organiser once', async ({ page, request, watch }) => {
  watch.provokes(/409/);
  const [startup] = await read<CampaignDetails[]>(request, '/api/campaigns?kind=startup');
  if (!startup) throw new Error('No startup looks for money.');
  await page.goto(`/campaigns/${startup.slug}`);
  await main(page).getByRole('link', { name: 'I am interested in investing' }).click();
  await expect(heading(page)).toHaveText('Investors');
  const email = newEmail();
  const send = async () => {
    await field(page, 'Your name').fill('Asha Rao');
    await field(page, 'Your email').fill(email);
    await field(page, 'Your phone').fill('98765 43210');
    await field(page, 'How much you would invest').selectOption({
      label: '₹1,00,000 to ₹5,00,000',
    });
    await field(page, 'Your message').fill('Let us talk.');
    await main(page).getByRole('button', { name: 'Send to the organiser' }).click();
  };
  await send();
  await expect(main(page).getByText(`${startup.organiser} has your message`)).toBeVisible();
  await page.reload();
  await send();
  await expect(main(page).getByText(/organiser already has your message/)).toBeVisible();
  await expect(field(page, 'Your message')).toHaveValue('Let us talk.');
});

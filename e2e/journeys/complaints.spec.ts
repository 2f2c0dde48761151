import type { ComplaintDetails, SignedIn } from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { newEmail } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { letterTo, pathIn } from '../support/letters';
import { main } from '../support/sections';
import { beginSession, signInAs } from '../support/session';
import { gotoChanged, heading } from '../support/site';
import { demoPage } from '../support/someone';
import { expect, test } from '../support/test';

const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Decides like an operator in the operator console. */
async function publish(request: APIRequestContext, number: string, text: string): Promise<void> {
  const { token } = await beginSession(request, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  const queue = '/api/operator/queues/complaints';
  const found = await (await request.get(`${queue}?q=${number}`, { headers })).json();
  const data = { ids: [found.entries[0]._id], decision: 'publish', text };
  const decided = await request.post(`${queue}/decisions`, { headers, data });
  expect((await decided.json()).failed).toEqual([]);
}

const read = async (
  request: APIRequestContext,
  number: string,
  { token }: Pick<SignedIn, 'token'>,
): Promise<ComplaintDetails> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`/api/complaints/${number}`, { headers })).json();
};

test('a complaint goes its way: raised, redacted, read by everybody, answered, followed', async ({
  page,
  browser,
  request,
}) => {
  const secret = `Kavya Menon of house ${Date.now()}`;
  const redacted = `Somebody waits for a certificate, ${Date.now()}.`;
  const answer = `It lies at the counter, ${Date.now()}.`;
  const citizen = await signInAs(page, 'user');
  await page.goto(`${await demoPage(request, 'officer', 'Suresh Patil')}&tab=complaints`);
  await main(page).getByRole('link', { name: 'Write a Complaint' }).first().click();
  await expect(heading(page)).toHaveText('Raise a Complaint');
  const form = main(page).getByRole('form', { name: 'Write a Complaint' });
  await expect(form.getByRole('combobox', { name: /^Officer or office/ })).toHaveValue(
    'Suresh Patil',
  );
  await form.getByRole('radio', { name: 'Service-related' }).click();
  await form
    .getByRole('textbox', { name: /^What happened/ })
    .fill(`I, ${secret}, wait since spring.`);
  await form.locator('input[type=file]').setInputFiles(receipt);
  await expect(form.getByRole('list', { name: 'Evidence' })).toContainText('Sent');
  await form.getByText('Stay anonymous', { exact: true }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByRole('textbox', { name: /^What happened/ })).toHaveValue(
    new RegExp(secret),
  );
  await expect(form.getByRole('list', { name: 'Evidence' })).toContainText('receipt.png');
  await form.getByRole('button', { name: 'Send complaint' }).click();
  const done = main(page).getByRole('heading', { name: /^Your complaint is NK-C-\d+$/ });
  await expect(done).toBeFocused();
  const number = /NK-C-\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  await main(page).getByRole('link', { name: 'Follow your complaint' }).click();
  await expect(heading(page)).toHaveText(`Complaint ${number}`);
  await expect(main(page).getByText('Only you and the Nukkad team')).toBeVisible();
  await expectAccessible(page);
  expect((await request.get(`/api/complaints/${number}`)).status()).toBe(404);

  await publish(request, number, redacted);

  const visitor = await browser.newPage();
  const listed = main(visitor).getByRole('listitem').filter({ hasText: number });
  await gotoChanged(visitor, new URL('/complaints', page.url()).href, listed);
  await expect(listed).toContainText(redacted);
  await listed.getByRole('link', { name: number, exact: true }).click();
  await expect(heading(visitor)).toHaveText(`Complaint ${number}`);
  await expect(main(visitor).getByText(redacted)).toBeVisible();
  expect(await visitor.content()).not.toContain('Kavya');
  await visitor.close();

  const office = await browser.newContext();
  const desk = await office.newPage();
  await signInAs(desk, 'officer', new URL(page.url()).origin);
  await desk.goto(new URL('/officer-dashboard/complaints', page.url()).href);
  const card = main(desk).getByRole('listitem').filter({ hasText: number });
  await expect(card).toContainText('someone who wants to stay anonymous');
  await card.getByRole('button', { name: `We are looking into it: ${number}` }).click();
  await expect(card).toContainText('In progress');
  await card.getByRole('button', { name: `Answer ${number}` }).click();
  await card.getByRole('textbox', { name: /^Your answer/ }).fill(answer);
  await expectAccessible(desk);
  await card.getByRole('button', { name: 'Publish answer' }).click();
  await expect(card).toContainText(answer);
  expect(await desk.content()).not.toContain('Kavya');
  await office.close();

  await page.reload();
  await expect(main(page).getByText(answer)).toBeVisible();
  const timeline = main(page).getByRole('region', { name: 'What happened' });
  await expect(timeline.getByRole('listitem')).toHaveText([
    /^Received/,
    /^Checked, private details removed, and published/,
    /^The office is looking into it/,
    /^Answered by the office/,
  ]);
  const { status, sent } = await read(request, number, citizen);
  expect([status, sent?.files.length]).toEqual(['answered', 1]);
});

test('who has no account raises a complaint, comes back by letter and closes it', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  const email = newEmail();
  const words = `The counter was closed again, ${Date.now()}.`;
  await page.goto('/complaints');
  const form = main(page).getByRole('form', { name: 'Write a Complaint' });
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(form.getByText('Choose what it is about.').first()).toBeVisible();
  await form.getByRole('radio', { name: 'Behavioral and Ethical' }).click();
  await form.getByRole('combobox', { name: /^Officer or office/ }).fill('driving');
  await page.getByRole('option', { name: /Driving Licences/ }).click();
  await form.getByRole('textbox', { name: /^What happened/ }).fill(words);
  await form.getByRole('textbox', { name: /^Your name/ }).fill('Nila Journey');
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(main(page).getByText(email)).toBeVisible();

  const letter = await letterTo(email, /^Your complaint NK-C-\d+ has arrived$/);
  expect(letter.text).not.toContain('counter');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL(pathIn(letter, '/complaints/'), page.url()).href);
  await expect(main(other).getByText(words)).toBeVisible();
  await main(other).getByRole('button', { name: 'Close my complaint' }).click();
  await other.getByRole('button', { name: 'Close it' }).click();
  await expect(main(other).getByRole('region', { name: 'What happened' })).toContainText('Closed');
  await elsewhere.close();
});

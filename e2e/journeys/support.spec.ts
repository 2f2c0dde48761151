import { newEmail } from '../support/accounts';
import { decideCase } from '../support/cases';
import { sectionAddress } from '../support/dashboard';
import { letterTo, pathIn } from '../support/letters';
import { main, reach } from '../support/sections';
import { signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

test('a visitor asks for help, and follows the ticket by its letter', async ({ page, request }) => {
  const email = newEmail();
  const answers = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: email,
    'Phone number': '98450 12345',
    Message: 'Where is my refund? <b>Please</b>',
  };
  await page.goto('/');
  const help = await reach(page, 'Need Help');
  for (const [name, answer] of Object.entries(answers)) await help.getByLabel(name).fill(answer);
  await help.getByRole('button', { name: 'Send' }).click();
  await expect(help.getByRole('status')).toContainText(email);
  const [number = ''] = /NK-T-\d+/.exec((await help.getByRole('status').textContent()) ?? '') ?? [];

  const arrived = await letterTo(email, new RegExp(number));
  expect(arrived.text).not.toContain('refund');
  await page.goto(pathIn(arrived, '/support/'));
  await expect(heading(page)).toHaveText(`Ticket ${number}`);
  await expect(main(page).getByText(answers.Message)).toBeVisible();

  await decideCase(request, 'tickets', number, { decision: 'answer', text: 'It left on Monday.' });
  const answered = await letterTo(email, /answered you/);
  expect(answered.text).toContain('> It left on Monday.');
  await page.reload();
  await expect(main(page).getByText('It left on Monday.')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Your answer' }).fill('It has come, thank you.');
  await main(page).getByRole('button', { name: 'Send' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
  await expect(main(page).getByText('Waiting for us')).toBeVisible();

  await decideCase(request, 'tickets', number, { decision: 'close' });
  await letterTo(email, /closed/);
  await page.reload();
  await expect(main(page).getByText(/This ticket is closed/)).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
});

test('a ticket of the dashboard is the same conversation, and its answer rings', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await signInAs(page, 'user');
  const message = `My address is wrong ${Date.now()}.`;
  await page.goto(sectionAddress('support'));
  await main(page).getByRole('textbox', { name: 'Your message' }).fill(message);
  await main(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(heading(page)).toHaveText(/^Ticket NK-T-/);
  await decideCase(request, 'tickets', message, { decision: 'answer', text: 'It is mended.' });
  await page.reload();
  await expect(main(page).getByText('It is mended.')).toBeVisible();
  const letter = await letterTo('user@demo.example', /answered you/);
  expect(pathIn(letter, 'section=support')).toContain('ticket=');
});

test('a number alone opens nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/support/NK-T-000001');
  await expect(heading(page)).toHaveText('We could not find this ticket');
  await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/profile?section=support',
  );
});

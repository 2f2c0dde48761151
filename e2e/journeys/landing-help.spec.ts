import { reach, read } from '../support/sections';
import { expect, test } from '../support/test';

test('six questions, one answer open at a time, and the app', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const faq = await read<{ question: string; answer: string }[]>(
    request,
    '/api/content/faq?key=home',
  );
  expect(faq).toHaveLength(6);
  await page.goto('/');
  const questions = await reach(page, 'Frequently Asked Questions');
  const buttons = questions.getByRole('button');
  await expect(buttons).toHaveText(faq.map(({ question }) => question));
  await buttons.nth(1).click();
  await expect(questions.getByText(faq[1]?.answer ?? '')).toBeVisible();
  await buttons.nth(4).focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByText(faq[4]?.answer ?? '')).toBeVisible();
  await expect(questions.getByText(faq[1]?.answer ?? '')).toBeHidden();
  await expect(questions.getByRole('button', { expanded: true })).toHaveCount(1);

  const app = await reach(page, 'Download the app');
  await test.step('the app: it says where the browser’s own menu is', async () => {
    await expect(app).toContainText('Press the install icon at the end of the address bar');
    await expect(app.getByRole('button')).toHaveCount(0);
  });
  await test.step('the app: the browser is let ask where it can', async () => {
    await page.evaluate(() => {
      const prompt = () => {
        document.documentElement.dataset.asked = 'yes';
        return Promise.resolve({ outcome: 'dismissed' });
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await app.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(app.getByRole('button')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(app).toBeHidden();
  });
});

test.describe('Need Help', () => {
  const answers = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha@example.com',
    'Phone number': '98450 12345',
    Message: 'My booking does not show.',
  };

  test('says what is missing, keeps what was written, and gives a number', {
    tag: '@nightly',
  }, async ({ page, watch }) => {
    watch.provokes(/^console: Failed to load resource: (net::ERR_|.* 503)/);
    await page.goto('/');
    const help = await reach(page, 'Need Help');
    const field = (name: string) => help.getByLabel(name);
    const send = help.getByRole('button', { name: 'Send' });
    await expect(field('Email')).toHaveAttribute('type', 'email');
    await expect(field('Phone number')).toHaveAttribute('type', 'tel');
    await send.click();
    await expect(help.getByText('Required', { exact: true })).toHaveCount(5);
    await expect(field('First name')).toBeFocused();
    for (const [name, answer] of Object.entries(answers)) await field(name).fill(answer);
    await field('Email').fill('asha at home');
    await send.click();
    await expect(help.getByText('Invalid email address')).toBeVisible();
    await field('Email').fill(answers.Email);

    await page.route('**/api/support/tickets', (route) => route.abort('connectionrefused'));
    await send.click();
    await expect(help.getByRole('alert')).toContainText('check your connection');
    await page.unrouteAll();
    await page.route('**/api/support/tickets', (route) => route.fulfill({ status: 503 }));
    await send.click();
    await expect(help.getByRole('alert')).toContainText('Something went wrong on our side');
    await page.unrouteAll();
    for (const [name, answer] of Object.entries(answers)) {
      await expect(field(name)).toHaveValue(answer);
    }
    const stored = page.waitForResponse('**/api/support/tickets');
    await send.click();
    const { number } = await (await stored).json();
    await expect(help.getByRole('status')).toContainText(`Ticket ${number}`);
    await expect(help.getByRole('status')).toContainText('asha@example.com');
    await help.getByRole('button', { name: 'Write another message' }).click();
    await expect(field('Message')).toHaveValue('');
    await test.step('it is written with nothing but a keyboard', async () => {
      await field('First name').focus();
      for (const answer of Object.values(answers)) {
        await page.keyboard.type(answer);
        await page.keyboard.press('Tab');
      }
      await expect(send).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(help.getByRole('heading', { name: /^Ticket \S+/ })).toBeVisible();
    });
  });
});

import { newEmail } from '../support/accounts';
import { decideCase } from '../support/cases';
import { letterTo, pathIn } from '../support/letters';
import { main } from '../support/sections';
import { signInAs } from '../support/session';
import { gotoChanged, heading } from '../support/site';
import { expect, test } from '../support/test';

const answer = 'A week is usual. Come when there is fever after five days.';

test('a question is asked, read, published, answered, and the asker hears of each', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail();
  const asked = `My name is Asha. How long does a cold last, ${Date.now()}?`;
  const redacted = asked.replace('My name is Asha. ', '');
  await page.goto('/doctors');
  const form = main(page).getByRole('form', { name: 'Ask a free question' });
  await form.getByRole('textbox', { name: /^Your question/ }).fill('Too short');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form.getByRole('textbox', { name: /^Your question/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await form.getByRole('textbox', { name: /^Your question/ }).fill(asked);
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'We have your question' });
  await expect(panel).toContainText(asked);
  const [reference = ''] = /NK-Q-\d+/.exec((await panel.textContent()) ?? '') ?? [];

  await decideCase(request, 'questions', reference, { decision: 'publish', text: redacted });
  const published = await letterTo(email, /published/);
  expect(published.text).not.toContain('Asha');
  const where = pathIn(published, '#questions');
  const readers = await browser.newContext();
  const reader = await readers.newPage();
  const question = reader.getByRole('button', { name: redacted });
  await gotoChanged(reader, new URL(where, page.url()).href, question);
  await expect(reader.locator('#questions h2')).toBeFocused();
  await question.click();
  await expect(reader.getByText('No answers yet.')).toBeVisible();
  await readers.close();

  const doctor = await signInAs(page, 'doctor');
  await page.goto('/doctor-dashboard/questions');
  await expect(heading(page)).toContainText('Questions');
  await main(page)
    .getByRole('button', { name: `Answer: ${redacted}` })
    .click();
  await main(page).getByRole('textbox', { name: 'Your answer' }).fill(answer);
  await main(page).getByRole('button', { name: 'Publish answer' }).click();
  await expect(page.getByText('Your answer is public.')).toBeVisible();
  await expect(
    main(page).getByRole('button', { name: `Edit your answer: ${redacted}` }),
  ).toBeVisible();

  await letterTo(email, /answered/);
  const others = await browser.newContext();
  const other = await others.newPage();
  const words = other.getByText(answer);
  await gotoChanged(other, new URL(where, page.url()).href, words);
  await other.getByRole('button', { name: redacted }).click();
  await expect(words).toBeVisible();
  const own = other
    .getByRole('group', { name: redacted })
    .locator(`a[href="/doctor-detail?id=${doctor.vendorId}"]`);
  await expect(own).toBeVisible();
  await others.close();
});

test('what is rejected is read by nobody, and the asker hears why', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const email = newEmail();
  const question = `Is the clinic next door a fraud, ${Date.now()}?`;
  const stored = await request.post('/api/questions', {
    data: { question, email, profession: 'doctor' },
  });
  const { reference } = await stored.json();
  const reason = 'It accuses somebody.';
  await decideCase(request, 'questions', reference, { decision: 'reject', reason });
  const letter = await letterTo(email, /not published/);
  expect(letter.text).toContain(reason);
  await page.goto('/doctors#questions');
  await expect(page.locator('#questions')).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
});

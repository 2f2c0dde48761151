import type { Page } from '@playwright/test';
import { codeFor, newEmail, password, typeCode } from '../support/accounts';
import { aTeacher } from '../support/applicants';
import { nightlyUnless } from '../support/nightly';
import { aScan, onboardingOf, storeBefore } from '../support/onboarding';
import {
  approveAll,
  approveDocument,
  expectListed,
  practiceOf,
  rejectDocument,
  sendBack,
} from '../support/operator';
import { keepSession, newTeacher, signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';
import {
  addressOf,
  attach,
  expectFilled,
  expectStep,
  fill,
  goOn,
  goThrough,
  steps,
  submitReview,
} from '../support/wizard';

const main = (page: Page) => page.getByRole('main');
const nightly = nightlyUnless(false);

/**
 * A reload sends the draft while the page leaves, and the API may store it after the next page has
 * read the one before. The wizard sees by its content that it is its own, and nobody is asked.
 */
const OWN_DRAFT_MEANWHILE = /status of 409 .*\/onboarding\/draft\)$/;

/** Registers a teacher under a unique name. */
async function signUp(page: Page): Promise<string> {
  const name = `Uma Journey ${Date.now().toString(36)}`;
  const email = newEmail();
  await page.goto('/list-yourself');
  await main(page).getByRole('radio', { name: 'Teacher' }).check({ force: true });
  await main(page).getByLabel('Full Name').fill(name);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Phone number').fill('98450 12345');
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/enter-otp$/);
  await typeCode(page, await codeFor(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/teacher-dashboard$/);
  return name;
}

test('from signing up to being found, with a document that was sent back', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const fullName = await signUp(page);
  await page.getByRole('link', { name: 'Complete your page' }).click();
  await expect(heading(page)).toHaveText('Enter your Details');
  await page.goto(addressOf('details'));
  await goThrough(page, await aTeacher());
  await submitReview(page);
  const vendorId = await page.evaluate(() => localStorage.getItem('vendorId'));

  const office = await browser.newContext();
  const operator = await office.newPage();
  await signInAs(operator, 'operator');
  await operator.goto(practiceOf({ vendorId }));
  await expect(heading(operator)).toHaveText(fullName);
  await rejectDocument(operator, /Mathematics/, 'The stamp cannot be read.');
  await approveDocument(operator, /BITS/);
  await sendBack(operator);

  await page.goto('/teacher-dashboard');
  await expect(page.getByText(/The stamp cannot be read/)).toBeVisible();
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect(heading(page)).toHaveText('Teaching Certification');
  await expect(main(page).getByText('The stamp cannot be read.')).toBeVisible();
  await attach(page, await aScan('clearer.png', '#a03030'));
  await goOn(page);
  await expectStep(page, 'education');
  await page.goto('/teacher-onboarding?step=review');
  await submitReview(page);

  await operator.reload();
  await approveDocument(operator, /Mathematics/);
  await approveAll(operator);
  await office.close();

  await page.goto('/teacher-onboarding');
  await expect(heading(page)).toHaveText('Your listing is verified');
  await expectListed(page, { vendorId, fullName }, ['Mathematics', 'BITS']);
});

test(
  'a reload in every step: what was typed stands there again',
  nightly,
  async ({ page, watch }) => {
    watch.provokes(OWN_DRAFT_MEANWHILE);
    // Leaving before the draft is saved asks for confirmation; accepted here.
    page.on('dialog', (dialog) => void dialog.accept());
    const teacher = await newTeacher(page.request);
    const answers = await aTeacher();
    await keepSession(page, teacher);
    await page.goto(addressOf('details'));
    for (const step of steps) {
      await expectStep(page, step);
      await fill(page, step, answers);
      await page.reload();
      await expectStep(page, step);
      await expectFilled(page, step, answers);
      await goOn(page);
    }
    await expect(heading(page)).toHaveText('Review and submit');
    const { stored } = await onboardingOf(page.request, teacher);
    expect(stored).toEqual([...steps]);
  },
);

test('a reload in a step: what was typed, and the file that was sent, stand there again', async ({
  page,
  watch,
}) => {
  watch.provokes(OWN_DRAFT_MEANWHILE);
  page.on('dialog', (dialog) => void dialog.accept());
  const teacher = await newTeacher(page.request);
  const answers = await aTeacher();
  await storeBefore(page.request, teacher, 'certificates');
  await keepSession(page, teacher);
  await page.goto(addressOf('certificates'));
  await fill(page, 'certificates', answers);
  await page.reload();
  await expectStep(page, 'certificates');
  await expectFilled(page, 'certificates', answers);
});

test.describe('two devices', () => {
  const THERE = 'Typed on the telephone.';
  const HERE = 'Typed at the desk.';

  for (const [choice, stays] of [
    ['Use the other version', THERE],
    ['Keep mine', HERE],
  ] as const) {
    test(`the slower one is told, and chooses: ${choice}`, { tag: '@nightly' }, async ({
      page,
      browser,
      watch,
    }) => {
      watch.provokes(/^console: Failed to load resource: .* 409/);
      const teacher = await newTeacher(page.request);
      await storeBefore(page.request, teacher, 'description');
      const pocket = await browser.newContext();
      const telephone = await pocket.newPage();
      for (const each of [page, telephone]) {
        await keepSession(each, teacher);
        await each.goto(addressOf('description'));
        await expect(heading(each)).toHaveText('Description');
      }
      const field = (each: Page) => main(each).getByRole('textbox', { name: /^Description/ });
      const expectKept = (words: string) =>
        expect(async () => {
          const { draft } = await onboardingOf(page.request, teacher);
          expect(draft.description.text).toBe(words);
        }).toPass();
      await field(telephone).fill(THERE);
      await expectKept(THERE);
      await field(page).fill(HERE);
      const told = main(page).getByRole('alert');
      await expect(told).toContainText('This was changed on another device');
      await expect(field(page), 'nothing is lost before the choice').toHaveValue(HERE);
      await told.getByRole('button', { name: choice }).click();
      await expect(field(page)).toHaveValue(stays);
      await expectKept(stays);
      await pocket.close();
    });
  }
});

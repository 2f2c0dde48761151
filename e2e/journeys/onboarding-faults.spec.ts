import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { aTeacher } from '../support/applicants';
import { onboardingOf, storeBefore } from '../support/onboarding';
import type { Product } from '../support/product';
import { seededRandom } from '../support/random';
import { keepSession, newTeacher } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';
import {
  type Answers,
  addressOf,
  expectFilled,
  expectStep,
  fill,
  goOn,
  type Step,
  steps,
  submitReview,
} from '../support/wizard';

const random = seededRandom();
const main = (page: Page) => page.getByRole('main');
const stepper = (page: Page) => main(page).getByRole('list', { name: 'Steps to your listing' });

/** The specified call of each step, and whether the wizard continues despite its failure. */
const calls: Record<Step, { path: string; goesOn: boolean }> = {
  details: { path: '**/api/vendordetail/registerTeacher', goesOn: true },
  description: { path: '**/api/teacher/addTeacherDesc', goesOn: false },
  certificates: { path: '**/api/certification/uploadTeacherCertificate', goesOn: true },
  education: { path: '**/api/education/createEducation', goesOn: false },
  availability: { path: '**/api/vendordetail/addOpeningClosingTimes/**', goesOn: false },
  other: { path: '**/api/teacher/teacherDetail/', goesOn: true },
};

for (const step of steps) {
  const { path, goesOn } = calls[step];
  const what = goesOn ? 'is left all the same' : 'is stayed at';
  const title = `${step} cannot be stored: it ${what}, told, and stored later`;
  test(title, { tag: '@nightly' }, async ({ page, watch }) => {
    test.slow();
    watch.provokes(/^console: Failed to load resource/);
    const answers = await aTeacher();
    const teacher = await newTeacher(page.request);
    await storeBefore(page.request, teacher, step);
    await keepSession(page, teacher);
    await page.goto(addressOf(step));
    await expectStep(page, step);
    await fill(page, step, answers);
    await page.route(path, (route) => route.abort('connectionrefused'));
    await goOn(page);
    const next = steps[steps.indexOf(step) + 1];
    if (goesOn && next) await expectStep(page, next);
    else if (goesOn) await expect(heading(page)).toHaveText('Review and submit');
    else await expect(main(page).getByText('This step is not saved')).toBeVisible();
    await expect(stepper(page)).toContainText('Not saved');
    expect((await onboardingOf(page.request, teacher)).stored).not.toContain(step);

    await page.unroute(path);
    await expect(async () => {
      expect((await onboardingOf(page.request, teacher)).stored).toContain(step);
    }, 'it is stored in the background').toPass();
    await expect(stepper(page)).not.toContainText('Not saved');
    await page.goto(addressOf(step));
    await expectFilled(page, step, answers);
  });
}

test('the API is killed at a random moment of a step with a file: nothing typed is lost', {
  tag: '@nightly',
}, async ({ page, ownProduct, watch }) => {
  watch.provokes();
  page.on('dialog', (dialog) => void dialog.accept());
  const { origin } = ownProduct;
  const teacher = await newTeacher(page.request, ownProduct);
  await storeBefore(page.request, teacher, 'certificates', origin);
  await keepSession(page, teacher);
  await page.goto(origin + addressOf('certificates'));
  await surviveKills(page, ownProduct, 'certificates', await aTeacher());
  await expectStep(page, 'education');
});

test('the API is killed at a random moment of every step: nothing typed is lost', {
  tag: '@nightly',
}, async ({ page, ownProduct, watch }) => {
  test.setTimeout(600_000);
  watch.provokes();
  page.on('dialog', (dialog) => void dialog.accept());
  const answers = await aTeacher();
  await keepSession(page, await newTeacher(page.request, ownProduct));
  await page.goto(ownProduct.origin + addressOf('details'));
  for (const step of steps) {
    await surviveKills(page, ownProduct, step, answers);
    const number = steps.indexOf(step) + 1;
    await expect(page).not.toHaveURL(new RegExp(`step=${number}$`));
  }
  await expect(heading(page)).toHaveText('Review and submit');
  await submitReview(page);
});

/** Fills in a step while the server is killed, and submits it while the server is down again. */
async function surviveKills(page: Page, product: Product, step: Step, answers: Answers) {
  await expectStep(page, step);
  await Promise.all([fill(page, step, answers), outage(product, step)]);
  await expectFilled(page, step, answers);
  await product.killServer();
  await goOn(page);
  await expect(stepper(page)).toContainText('Not saved');
  await product.startServer();
  await page.goto(product.origin + addressOf(step));
  await expectStep(page, step);
  await expectFilled(page, step, answers);
  await goOn(page);
}

/** The server goes down while the user types, and comes back. */
async function outage(product: Product, step: Step): Promise<void> {
  await wait(random(`killed in ${step}`) * 1_200);
  await product.killServer();
  await wait(500);
  await product.startServer();
}

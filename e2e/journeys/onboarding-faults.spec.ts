import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { aTeacher } from '../support/applicants';
import { onboardingOf, storeBefore } from '../support/onboarding';
import type { Product } from '../support/product';
import { keepSession, newTeacher } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';
import {
  addressOf,
  expectFilled,
  expectStep,
  fill,
  goOn,
  type Step,
  steps,
  submitReview,
} from '../support/wizard';

const main = (page: Page) => page.getByRole('main');
const stepper = (page: Page) => main(page).getByRole('list', { name: 'Steps to your listing' });

/** The documented call of each step, and whether the step is left although it has failed. */
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
  test(`${step} cannot be stored: it ${what}, told, and stored later`, async ({ page, watch }) => {
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
    }, 'it is stored in the background').toPass({ timeout: 40_000 });
    await expect(stepper(page)).not.toContainText('Not saved');
    await page.goto(addressOf(step));
    await expectFilled(page, step, answers);
  });
}

test('the API is killed at a random moment of every step: nothing typed is lost', async ({
  page,
  ownProduct,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.provokes();
  page.on('dialog', (dialog) => void dialog.accept());
  const { origin } = ownProduct;
  const answers = await aTeacher();
  await keepSession(page, await newTeacher(page.request, ownProduct));
  await page.goto(origin + addressOf('details'));
  for (const step of steps) {
    await expectStep(page, step);
    await Promise.all([fill(page, step, answers), outage(ownProduct)]);
    await expectFilled(page, step, answers);
    await ownProduct.killServer();
    await goOn(page);
    await expect(stepper(page)).toContainText('Not saved');
    await ownProduct.startServer();
    await page.goto(origin + addressOf(step));
    await expectStep(page, step);
    await expectFilled(page, step, answers);
    await goOn(page);
    const number = steps.indexOf(step) + 1;
    await expect(page).not.toHaveURL(new RegExp(`step=${number}$`));
  }
  await expect(heading(page)).toHaveText('Review and submit');
  await submitReview(page);
});

/** The server goes while somebody types, and comes back. */
async function outage(product: Product): Promise<void> {
  await wait(randomInt(1_200));
  await product.killServer();
  await wait(500);
  await product.startServer();
}

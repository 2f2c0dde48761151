import type { ReferenceItem } from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { aDoctor, anOfficer } from '../support/applicants';
import { nightlyUnless } from '../support/nightly';
import { onboardingOf } from '../support/onboarding';
import { approveAll, documentCard, practiceOf } from '../support/operator';
import { keepSession, newProfessional, signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';
import { addressOf, goThrough, submitReview } from '../support/wizard';

const nightly = nightlyUnless(false);

/** The first entry of a list that a profession can choose. */
async function firstOf(list: string, request: APIRequestContext, of: string): Promise<string> {
  const answer = await request.get(`/api/reference/${list}?of=${of}`);
  const items: ReferenceItem[] = await answer.json();
  return items[0]?.name ?? '';
}

for (const { userType, slug, answersOf } of [
  { userType: 'Doctor', slug: 'doctor', answersOf: aDoctor },
  { userType: 'Officer', slug: 'officer', answersOf: anOfficer },
]) {
  test(
    `${slug}: through six steps, approved, with a page that tells why`,
    nightly,
    async ({ page, browser }) => {
      const name = `Veda ${userType} ${Date.now().toString(36)}`;
      const person = await newProfessional(page.request, userType, name);
      await keepSession(page, person);
      await page.goto(addressOf('details', slug));
      const subject = await firstOf('subjects', page.request, slug);
      const specialization = await firstOf('specializations', page.request, slug);
      await goThrough(page, await answersOf({ subject, specialization }));
      await submitReview(page);

      const office = await browser.newContext();
      const operator = await office.newPage();
      await signInAs(operator, 'operator');
      await operator.goto(practiceOf(person));
      const documents = documentCard(operator, /./);
      await expect(documents).toHaveCount(2);
      for (const nth of [0, 1]) {
        await documents
          .nth(nth)
          .getByRole('button', { name: /^Approve/ })
          .click();
        await expect(documents.nth(nth).getByText('Approved', { exact: true })).toBeVisible();
      }
      await approveAll(operator);
      await office.close();

      expect((await onboardingOf(page.request, person)).state).toBe('approved');
      await page.goto(`/${slug}-detail?id=${person.vendorId}`);
      await expect(heading(page)).toHaveText(name);
      await page.getByRole('button', { name: /^Verified/ }).click();
      const checks = page.getByRole('dialog', { name: 'Checked by Nukkad' });
      await expect(checks.getByRole('listitem')).toHaveCount(2);
    },
  );
}

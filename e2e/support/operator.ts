import type { SignedIn } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { card, names } from './listing';
import { heading } from './site';
import { expect } from './test';

const main = (page: Page) => page.getByRole('main');

export const operatorConsole = '/operator-dashboard';
export const queue = `${operatorConsole}/verification`;

/** A waiting applicant, as an operator sees them. */
export const practiceOf = ({ vendorId }: Pick<SignedIn, 'vendorId'>) =>
  `${queue}?practice=${vendorId}`;

/** A document on that page. */
export const documentCard = (page: Page, title: RegExp) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

export async function approveDocument(page: Page, title: RegExp): Promise<void> {
  const document = documentCard(page, title);
  await document.getByRole('button', { name: /^Approve/ }).click();
  await expect(document.getByText('Approved', { exact: true })).toBeVisible();
}

export async function rejectDocument(page: Page, title: RegExp, reason: string): Promise<void> {
  const document = documentCard(page, title);
  await document.getByRole('button', { name: /^Reject/ }).click();
  await document.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await document.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(document.getByText(`Reason: ${reason}`)).toBeVisible();
}

/** Returns the application, for its rejected documents. */
export async function sendBack(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Return for changes' }).click();
  const form = main(page).getByRole('form', { name: 'Return for changes' });
  await form.getByRole('button', { name: 'Return for changes' }).click();
  await expect(main(page).getByText(/was told what to change/)).toBeVisible();
}

export async function approveAll(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Approve and list' }).click();
  await expect(main(page).getByText(/is listed with the verified badge/)).toBeVisible();
}

/** Expects the teacher's public page to list the checks, and a search to find it. */
export async function expectListed(
  page: Page,
  { vendorId, fullName }: Pick<SignedIn, 'vendorId' | 'fullName'>,
  checked: readonly string[],
): Promise<void> {
  await page.goto(`/teacher-detail?id=${vendorId}`);
  await expect(heading(page)).toHaveText(fullName);
  await page.getByRole('button', { name: /^Verified/ }).click();
  const checks = page.getByRole('dialog', { name: 'Checked by Nukkad' });
  await expect(checks.getByRole('listitem')).toHaveCount(checked.length);
  for (const what of checked) await expect(checks).toContainText(what);
  await page.keyboard.press('Escape');
  const found = new URLSearchParams({ spec: 'all', q: fullName });
  await expect(async () => {
    await page.goto(`/teachers?${found}`);
    await expect(names(page)).toHaveText([fullName]);
  }).toPass();
  await expect(card(page).getByText('Verified')).toBeVisible();
}

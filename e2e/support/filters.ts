import type { VendorsAnswer } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { answerTo, filterBar } from './listing';
import { expect } from './test';

/** The button of a filter with several options; counts those that are chosen. */
export const menu = (page: Page, label: string) =>
  filterBar(page).getByRole('button', { name: new RegExp(`^${label}( \\(\\d+\\))?$`) });

/** The options of an open filter. */
export const choices = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true });

export const applied = (page: Page) => page.getByRole('group', { name: 'Applied filters' });

/** Chooses one option; returns the list that it makes. */
export async function choose(
  page: Page,
  label: string,
  option: string | RegExp,
): Promise<VendorsAnswer> {
  await menu(page, label).click();
  const choice = choices(page, label).getByRole('checkbox', { name: option });
  const answer = await answerTo(page, () => choice.click());
  await expect(choice).toBeChecked();
  return answer;
}

import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Product } from './product';
import { places } from './run';

export const password = 'a quiet street corner';
export const demoPassword = 'demo-password';

/** An email address unused in this run. */
export const newEmail = (): string => `asha.${Date.now()}.${randomInt(1_000_000)}@example.in`;

/** The four digits of the newest code sent to an address. */
export async function codeFor(
  email: string,
  { origin }: Pick<Product, 'origin'> = places.get(),
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${origin}/dev/outbox.json`);
    const letters: { to: string; subject: string; text: string }[] = await answer.json();
    const letter = letters.find((one) => one.to === email && one.subject === 'Your Nukkad code');
    code = /\b\d{4}\b/.exec(letter?.text ?? '')?.[0];
    expect(code, `a code for ${email}`).toBeDefined();
  }).toPass();
  return code as string;
}

/** The newest password reset link sent to an address. */
export async function resetLinkFor(
  email: string,
  { origin }: Pick<Product, 'origin'> = places.get(),
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${origin}/dev/outbox.json`);
    const letters: { to: string; text: string }[] = await answer.json();
    const texts = letters.filter(({ to }) => to === email).map(({ text }) => text);
    link = texts.map((text) => /^http\S+\/reset-password#\S+$/m.exec(text)?.[0]).find(Boolean);
    expect(link, `a link for ${email}`).toBeDefined();
  }).toPass();
  return link as string;
}

/** The four input boxes of a code. */
export const boxes = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Code' }).getByRole('textbox');

/** Types a code box after box, as a user does. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await boxes(page).first().click();
  await page.keyboard.type(code);
}

export async function fillLogin(page: Page, email: string, word: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(word);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function fillRegistration(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Asha Rao');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create an Account' }).click();
}

/** The browser storage's value of one of the documented keys. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

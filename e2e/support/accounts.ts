import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Product } from './product';
import { places } from './run';

export const password = 'a quiet street corner';
export const demoPassword = 'demo-password';

/** An address nobody has used in this run. */
export const newEmail = (): string => `asha.${Date.now()}.${randomInt(1_000_000)}@example.in`;

/** The four digits of the newest code that was sent to somebody. */
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

/** The newest link to choose a new password that was sent to somebody. */
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

/** The four boxes of a code. */
export const boxes = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Code' }).getByRole('textbox');

/** Types a code as a person does: box after box. */
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

/** What the browser keeps under one of the documented keys. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

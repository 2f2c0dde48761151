import { places } from './run';
import { expect } from './test';

/** A letter as the development outbox has it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  unsubscribe?: string;
}

/** The newest letter to somebody with such a subject, as soon as it is there. */
export async function letterTo(email: string, subject: RegExp): Promise<Letter> {
  let found: Letter | undefined;
  await expect(async () => {
    const answer = await fetch(`${places.get().origin}/dev/outbox.json`);
    const letters: Letter[] = await answer.json();
    found = letters.find((one) => one.to === email && subject.test(one.subject));
    expect(found, `a letter to ${email}: ${subject}`).toBeDefined();
  }).toPass();
  return found as Letter;
}

/** The path of the site that a letter leads to, with what stands behind the `#`. */
export function pathIn({ text }: Letter, begin: string): string {
  const address = text.split(/\s+/).find((word) => word.includes(`://`) && word.includes(begin));
  expect(address, `an address with ${begin}`).toBeDefined();
  const { pathname, search, hash } = new URL(address as string);
  return pathname + search + hash;
}

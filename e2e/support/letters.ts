import { places } from './run';
import { expect } from './test';

/** An email in the development outbox. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  unsubscribe?: string;
}

/** The newest email to an address with a matching subject, once it has arrived. */
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

/** The site path of an email's link, including the fragment. */
export function pathIn({ text }: Letter, begin: string): string {
  const address = text.split(/\s+/).find((word) => word.includes(`://`) && word.includes(begin));
  expect(address, `an address with ${begin}`).toBeDefined();
  const { pathname, search, hash } = new URL(address as string);
  return pathname + search + hash;
}

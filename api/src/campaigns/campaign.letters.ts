import type { Letter } from '../mail/letters';
import { named, oneLine } from '../mail/strangers.model';

const letter = (to: string, name: string, subject: string, ...paragraphs: string[]): Letter => ({
  to,
  subject: oneLine(subject),
  text: `${[`Hello ${named(name)},`, ...paragraphs].join('\n\n')}\n`,
});

export const publishedLetter = (to: string, name: string, title: string, address: string) =>
  letter(
    to,
    name,
    `Your campaign is published: ${named(title)}`,
    `"${named(title)}" was looked at and is published. Share its address:\n${address}`,
  );

export const returnedLetter = (
  to: string,
  name: string,
  title: string,
  reason: string,
  address: string,
) =>
  letter(
    to,
    name,
    `Your campaign needs changes: ${named(title)}`,
    `"${named(title)}" was looked at and cannot be published as it is. All you wrote is kept.`,
    `Why: ${oneLine(reason)}`,
    `Change it and submit it once more:\n${address}`,
  );

export const stoppedLetter = (
  to: string,
  name: string,
  title: string,
  reason: string,
  origin: string,
) =>
  letter(
    to,
    name,
    `Your campaign was stopped: ${named(title)}`,
    `"${named(title)}" takes nothing any more. Everybody who gave is told and given all of it back.`,
    `Why: ${oneLine(reason)}`,
    `If you think that is wrong, write to our support:\n${new URL('/profile?section=support', origin).href}`,
  );

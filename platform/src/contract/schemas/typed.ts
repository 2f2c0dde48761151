import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages';
import { cleanText } from './clean-text.model';
import { telephoneOf } from './telephone.model';
import { holdsWebAddress } from './web-address.model';

/** What people type, with the contract's messages for what is wrong with it. */

const given = (rule: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? messages.required : rule;

/** Neither control characters nor halves of characters: neither can be stored as text. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const severalLines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;

/**
 * Text whose length is refused before anything works on it. Room for what trimming and cleaning take
 * away is twice the length, and a few characters where that is little.
 */
export const bounded = (most: number) =>
  z.string({ error: given('must be text') }).max(Math.max(most * 2, 64), {
    error: `must be at most ${most} characters`,
    abort: true,
  });

/** One line of text, without the space around it. */
export const line = (most: number) =>
  bounded(most)
    .trim()
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(oneLine, 'must be one line of text');

/** Text of several lines. */
export const lines = (most: number) =>
  bounded(most)
    .trim()
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(severalLines, 'must be text without control characters');

/** One line that others will read: like `line`, and cleaned of what cannot be seen. */
export const publicLine = (most: number) =>
  bounded(most)
    .overwrite((typed) => cleanText(typed).replace(/\s+/gu, ' ').trim())
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(oneLine, 'must be one line of text');

/** Several lines that others will read: like `lines`, and cleaned of what cannot be seen. */
export const publicLines = (most: number) =>
  bounded(most)
    .overwrite((typed) => cleanText(typed).trim())
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(severalLines, 'must be text without control characters');

const holdsNone = (typed: string): boolean => !holdsWebAddress(typed);

/** Names stand in letters, where a mail program makes a link of every address. */
export const nameLine = (most: number) => line(most).refine(holdsNone, messages.nameWithAddress);

/** Like `nameLine`, cleaned of what cannot be seen. */
export const publicName = (most: number) =>
  publicLine(most).refine(holdsNone, messages.nameWithAddress);

export const email = line(limits.emailMaxLength)
  .regex(z.regexes.email, messages.invalidEmail)
  .meta({ examples: ['meera@people.example'] });

/** A telephone number as somebody typed it. */
export const phone = line(limits.phoneMaxLength)
  .min(limits.phoneMinLength, messages.phoneTooShort)
  .refine((typed) => telephoneOf(typed) !== null, 'must be a telephone number')
  .meta({ examples: ['+91 98450 12345'] });

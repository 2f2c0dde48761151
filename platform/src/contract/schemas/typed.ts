import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages.text';
import { cleanText } from './clean-text.model';
import { telephoneOf } from './telephone.model';
import { holdsWebAddress } from './web-address.model';

/** Fields of user input, with the contract's error messages. */

const given = (rule: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? messages.required : rule;

/** Rejects control characters and lone surrogates, neither of which can be stored as text. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const severalLines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;

/**
 * Checks the length before any other work on the text. Allows twice the length, and at least 64
 * characters, since trimming and cleaning shorten it.
 */
export const bounded = (most: number) =>
  z.string({ error: given('must be text') }).max(Math.max(most * 2, 64), {
    error: `must be at most ${most} characters`,
    abort: true,
  });

/** One trimmed line of text. */
export const line = (most: number) =>
  bounded(most)
    .trim()
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(oneLine, 'must be one line of text');

/** Trimmed text of several lines. */
export const lines = (most: number) =>
  bounded(most)
    .trim()
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(severalLines, 'must be text without control characters');

/** A line shown to other users: like `line`, without invisible characters. */
export const publicLine = (most: number) =>
  bounded(most)
    .overwrite((typed) => cleanText(typed).replace(/\s+/gu, ' ').trim())
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(oneLine, 'must be one line of text');

/** Text shown to other users: like `lines`, without invisible characters. */
export const publicLines = (most: number) =>
  bounded(most)
    .overwrite((typed) => cleanText(typed).trim())
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(severalLines, 'must be text without control characters');

const holdsNone = (typed: string): boolean => !holdsWebAddress(typed);

/** Names appear in emails, where mail clients turn every URL into a link. */
export const nameLine = (most: number) => line(most).refine(holdsNone, messages.nameWithAddress);

/** Like `nameLine`, without invisible characters. */
export const publicName = (most: number) =>
  publicLine(most).refine(holdsNone, messages.nameWithAddress);

/** An email address as typed, trimmed. */
export const email = line(limits.emailMaxLength)
  .regex(z.regexes.email, messages.invalidEmail)
  .meta({ examples: ['meera@people.example'] });

/** A telephone number in any spelling. */
export const phone = line(limits.phoneMaxLength)
  .min(limits.phoneMinLength, messages.phoneTooShort)
  .refine((typed) => telephoneOf(typed) !== null, 'must be a telephone number')
  .meta({ examples: ['+91 98450 12345'] });

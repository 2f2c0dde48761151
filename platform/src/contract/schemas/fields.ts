import { z } from 'zod';

const once = (rule: string) => (issue: { input?: unknown }) =>
  Array.isArray(issue.input) ? 'must be given once' : rule;

/** In lower case, as PostgreSQL formats UUIDs. */
export const uuid = z.uuid({ error: once('must be a UUID') }).toLowerCase();

/** Empty response. */
export const nothing = z.undefined();

/** Headers of an idempotent write. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': uuid
    .optional()
    .describe('A repeat with the same key answers what the first did, for a day'),
});

/** A positive integer in a query, at most nine digits, so that it is exact. */
export const wholeNumberSuchAs = (example: string) =>
  z
    .string({ error: once('must be a positive whole number') })
    .regex(/^[1-9]\d{0,8}$/, 'must be a positive whole number')
    .meta({ examples: [example] })
    .transform(Number)
    .pipe(z.int());

export const wholeNumber = wholeNumberSuchAs('1');

/** Goods and Services Tax Identification Number; its check digit is proved where it is kept. */
export const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .max(15, 'must be at most 15 characters')
  .meta({ examples: ['29AAGCB7383J1Z4'] });

/** Slug of a name: `govt-officer`. */
export const slug = z
  .string({ error: once('must be a slug') })
  .max(80, 'must be at most 80 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as dentist')
  .meta({ examples: ['dentist'] });

/** A place as people write it: its slug, or its name in Hindi or Kannada with dashes between words. */
export const placeSlug = z
  .string({ error: once('must be the slug of a place') })
  .max(80, 'must be at most 80 characters')
  .regex(
    /^[a-z0-9\u0900-\u097F\u0C80-\u0CFF]+(-[a-z0-9\u0900-\u097F\u0C80-\u0CFF]+)*$/,
    'must be the slug of a place, such as hsr-layout',
  )
  .meta({ examples: ['hsr-layout'] });

/** Public reference numbers by the letter of their kind. */
const references = {
  A: /^NK-A-\d{6,}$/,
  D: /^NK-D-\d{6,}$/,
  Q: /^NK-Q-\d{6,}$/,
  T: /^NK-T-\d{6,}$/,
};

/** A public reference number: `NK-T-000123`. */
export const reference = (letter: keyof typeof references) =>
  z
    .string()
    .regex(references[letter])
    .meta({ examples: [`NK-${letter}-000123`] });

/** A trimmed line of text. Control characters are rejected. */
export const words = (least: number, most: number) =>
  z
    .string({ error: once('must be given') })
    .trim()
    .min(least, `must be at least ${least} characters`)
    .max(most, `must be at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line of text');

/** An angle in degrees, from `-most` to `most`. */
export const degrees = (most: number) => {
  const rule = `must be a number from -${most} to ${most}`;
  return z
    .string({ error: once(rule) })
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, rule)
    .meta({ examples: ['12.9116'] })
    .transform(Number)
    .pipe(z.number().refine((value) => Math.abs(value) <= most, rule));
};

/** A calendar date of this century. */
export const day = z
  .string({ error: once('must be a day such as 2026-11-21') })
  .regex(/^20\d{2}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-21')
  .refine((text) => isDay(text), 'must be a day of the calendar')
  .meta({ examples: ['2026-11-21'] });

/** Whether `yyyy-MM-dd` is an existing date. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Revision of what is stored anew. */
export const revision = z
  .int('must be the revision that was read')
  .min(0, 'must be the revision that was read')
  .describe('The one that was read: a later one is refused with `draft-changed`');

/** Of a list that is too long. */
export const tooMany = (most: number) => `must be at most ${most}`;

import { z } from 'zod';
import * as limits from '../limits';
import { degrees, placeSlug, wholeNumber, wholeNumberSuchAs, words } from './fields';
import { named } from './named';

const mostValues = 30;

/** Comma-separated values, deduplicated, in lower case. */
const list = (pattern: RegExp, most: number, rule: string, example: string) =>
  z
    .string({ error: (issue) => (Array.isArray(issue.input) ? 'must be given once' : rule) })
    .meta({ examples: [example] })
    .transform((text) => [...new Set(text.toLowerCase().split(','))])
    .refine((values) => values.every((value) => pattern.test(value)), rule)
    .refine((values) => values.length <= most, `must be at most ${most}`)
    .optional();

const option = list(
  /^[a-z0-9]+([.-][a-z0-9]+)*$/,
  mostValues,
  'must be values such as 4.5 joined by commas',
  '4.5',
);

const slugs = list(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  mostValues,
  'must be slugs joined by commas',
  'mysuru',
);

const ids = list(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  limits.idsPerList,
  'must be ids joined by commas',
  '01900000-0000-7000-8000-000000000001',
);

const sorts = [
  'relevance',
  'soonest',
  'distance',
  'rating',
  'popular',
  'fee-low',
  'fee-high',
  'experience',
] as const;

const sort = named(
  'SortName',
  z
    .enum(sorts, { error: `must be one of ${sorts.join(', ')}` })
    .describe('How a list can be ordered.'),
);

const most = limits.vendorsPerAnswer;

/** Filters, sort order and paging of every vendor list. */
const filterFields = {
  q: words(limits.searchTermMinLength, limits.searchTermMaxLength)
    .optional()
    .describe('A name, a speciality or a problem, in any known language'),
  gender: option,
  lang: option,
  fee: option,
  exp: option,
  rating: option,
  level: option,
  court: option,
  avail: option,
  city: slugs,
  state: slugs,
  loc: placeSlug.optional().describe('Slug of the locality or city to look around'),
  lat: degrees(90).optional().describe('A point to look around instead, in degrees; always both.'),
  lng: degrees(180).optional(),
  r: wholeNumberSuchAs(`${limits.radii[0]}`)
    .refine(
      (km) => (limits.radii as readonly number[]).includes(km),
      `must be one of ${limits.radii.join(', ')}`,
    )
    .optional()
    .describe('Kilometres around the point or locality'),
  quick: z
    .literal('1', { error: 'must be 1' })
    .optional()
    .describe('`1`: those who answer within `limits.quickReplyMinutes` by the median.'),
  ids: ids.describe('Only these vendors: ids joined by commas, at most `limits.idsPerList`.'),
  sort: sort.optional(),
  page: wholeNumber.optional().describe('Counts from 1'),
  limit: wholeNumber.refine((value) => value <= most, `must be at most ${most}`).optional(),
  cursor: z
    .string({ error: 'must be given once' })
    .regex(/^[\w-]{1,300}$/, 'must be `next` of an earlier answer')
    .optional()
    .describe('`next` of the answer before; instead of `page`.'),
};

/** What a search has beside the filters of a list. */
export const searchWords = {
  q: words(limits.searchTermMinLength, limits.searchTermMaxLength).describe(
    'In any known language; misspelt words are corrected',
  ),
  exact: z
    .literal('1', { error: 'must be 1' })
    .optional()
    .describe('Nothing is taken for misspelt'),
};

/** Schema of the query of a vendor list. */
export const vendorFilters = named(
  'VendorFilters',
  z
    .object(filterFields)
    .describe(
      'What narrows and orders a list of professionals: the query of the API’s lists and of the browser’s listing pages alike.',
    ),
);

/** The parsed query of a vendor list. */
export type Filters = z.output<typeof vendorFilters>;

import { limits, type SortName } from '@nukkad/platform/contract';
import { degrees, slug, wholeNumber, words } from '@nukkad/platform/contract/schemas/fields';
import { z } from 'zod';
import { orders } from './order.model';

const mostValues = 30;

/** Values joined by commas, each once, in lower case. */
const list = (pattern: RegExp, most: number, rule: string) =>
  z
    .string({ error: (issue) => (Array.isArray(issue.input) ? 'must be given once' : rule) })
    .transform((text) => [...new Set(text.toLowerCase().split(','))])
    .refine((values) => values.every((value) => pattern.test(value)), rule)
    .refine((values) => values.length <= most, `must be at most ${most}`)
    .optional();

const option = list(
  /^[a-z0-9]+([.-][a-z0-9]+)*$/,
  mostValues,
  'must be values such as 4.5 joined by commas',
);

const slugs = list(/^[a-z0-9]+(-[a-z0-9]+)*$/, mostValues, 'must be slugs joined by commas');

const ids = list(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  limits.idsPerList,
  'must be ids joined by commas',
);

const most = limits.vendorsPerAnswer;

/** What narrows, orders and pages every list of vendors. */
export const filterFields = {
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
  loc: slug.optional().describe('Slug of the locality or city to look around'),
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  r: wholeNumber
    .refine(
      (km) => (limits.radii as readonly number[]).includes(km),
      `must be one of ${limits.radii.join(', ')}`,
    )
    .optional()
    .describe('Kilometres around the point or locality'),
  quick: z.literal('1', { error: 'must be 1' }).optional(),
  ids,
  sort: z
    .enum(Object.keys(orders) as [SortName, ...SortName[]], {
      error: `must be one of ${Object.keys(orders).join(', ')}`,
    })
    .optional(),
  page: wholeNumber.optional().describe('Counts from 1'),
  limit: wholeNumber.refine((value) => value <= most, `must be at most ${most}`).optional(),
  cursor: z
    .string({ error: 'must be given once' })
    .regex(/^[\w-]{1,300}$/, 'must be `next` of an earlier answer')
    .optional(),
};

const filters = z.object(filterFields);

/** The query of a list, read. */
export type Filters = z.output<typeof filters>;

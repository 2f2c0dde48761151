import { limits } from '@nukkad/platform/contract';
import { formatRupees } from '@nukkad/platform/format';
import { z } from 'zod';
import type { Tables } from '../../src/core/db/tables.generated';
import { bitOf, type PackedFacet } from '../../src/directory/search/facets/facets.model';
import { slugOf } from '../ids';
import data from './facets.json';
import { categoryId } from './professions';

type Option = Tables['facet_option'];

const choice = z.strictObject({
  value: z.string().min(1),
  label: z.string().min(1),
  /** Years, or tenths of a star. */
  low: z.int().optional(),
  high: z.int().optional(),
});
type Choice = z.infer<typeof choice>;

const names = z.array(z.string().min(1));

const schema = z.strictObject({
  forAll: z.strictObject({
    gender: z.array(choice),
    lang: z.array(choice),
    exp: z.array(choice),
    rating: z.array(choice),
  }),
  /** Fee steps in rupees that divide the vendors of a profession into about equal groups. */
  fees: z.record(z.string(), z.array(z.int().positive()).min(1)),
  courts: z.record(z.string(), names),
  /** Groups of subjects, such as boards and school classes. */
  levels: z.record(z.string(), z.array(names)),
});

export const facets = schema.parse(data);
const { forAll, fees, courts, levels } = facets;

/** A profession's groups of levels; a vendor has some levels of each group. */
export const levelsOf = (slug: string): string[][] => levels[slug] ?? [];

/** Filter options of vendor lists. */
export const facetRows = (): Option[] => [
  ...Object.entries(forAll).flatMap(([facet, choices]) =>
    options(facet as keyof typeof forAll, null, choices),
  ),
  ...options('quick', null, [
    { value: '1', label: 'Quick Response', high: limits.quickReplyMinutes },
  ]),
  ...Object.entries(fees).flatMap(([slug, steps]) => options('fee', slug, feeBands(steps))),
  ...Object.entries(levels).flatMap(([slug, groups]) =>
    options('level', slug, named(groups.flat())),
  ),
  ...Object.entries(courts).flatMap(([slug, some]) => options('court', slug, named(some))),
];

const options = (facet: PackedFacet, slug: string | null, choices: Choice[]): Option[] =>
  choices.map(({ value, label, low = null, high = null }, position) => ({
    facet,
    category_id: slug && categoryId(slug),
    ...{ value, label, position, low, high },
    bit: bitOf(facet, position),
  }));

const named = (some: string[]): Choice[] =>
  some.map((name) => ({ value: slugOf(name), label: name }));

const paise = 100;

/** Bands below the first step, between steps, and above the last. */
function feeBands(steps: number[]): Choice[] {
  const [first = 0] = steps;
  const last = steps.at(-1) ?? first;
  return [
    { value: `0-${first}`, label: `Under ${formatRupees(first)}`, high: first * paise },
    ...steps.slice(1).map((step, before) => between(steps[before] ?? first, step)),
    { value: String(last), label: `${formatRupees(last)} and more`, low: last * paise },
  ];
}

const between = (low: number, high: number): Choice => ({
  value: `${low}-${high}`,
  label: `${formatRupees(low)} to ${formatRupees(high)}`,
  low: low * paise,
  high: high * paise,
});

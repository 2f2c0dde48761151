import { limits } from '@nukkad/platform/contract';
import { formatRupees } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { bitOf, type PackedFacet } from '../../src/directory/search/facets/facets.model';
import { slugOf } from '../ids';
import type { Profession } from '../sample/professions/profession.types';
import { professions } from '../sample/professions/professions';
import { communities } from '../sample/vendors/names';
import { categoryId } from '../sample/vendors/vendor';

type Option = Tables['facet_option'];
type Bounds = Partial<Pick<Option, 'low' | 'high'>>;

/** What lists of vendors can be narrowed by. Options that exist stay as they are. */
export async function seedFacets(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('facet_option')
    .values([...general, ...professions.flatMap(ownOptions)])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function options(
  facet: PackedFacet,
  of: Profession | null,
  choices: [value: string, label: string, bounds?: Bounds][],
): Option[] {
  return choices.map(([value, label, bounds], position) => ({
    facet,
    category_id: of && categoryId(of),
    value,
    label,
    position,
    bit: bitOf(facet, position),
    low: bounds?.low ?? null,
    high: bounds?.high ?? null,
  }));
}

const languages = [
  ...new Set(['English', ...communities.map(({ language }) => language), 'Marathi']),
];

const general: Option[] = [
  ...options('gender', null, [
    ['female', 'Female'],
    ['male', 'Male'],
  ]),
  ...options(
    'lang',
    null,
    languages.map((language) => [slugOf(language), language]),
  ),
  ...options('exp', null, [
    ['0-5', 'Under 5 years', { high: 5 }],
    ['5-10', '5 to 10 years', { low: 5, high: 10 }],
    ['10-15', '10 to 15 years', { low: 10, high: 15 }],
    ['15-20', '15 to 20 years', { low: 15, high: 20 }],
    ['20', '20 years and more', { low: 20 }],
  ]),
  ...options('rating', null, [
    ['4.5', '4.5 and above', { low: 45 }],
    ['4', '4 and above', { low: 40 }],
    ['3.5', '3.5 and above', { low: 35 }],
    ['3', '3 and above', { low: 30 }],
  ]),
  ...options('quick', null, [['1', 'Quick Response', { high: limits.quickReplyMinutes }]]),
];

const courts = [
  'District Court',
  'Family Court',
  'High Court',
  'Supreme Court',
  'Consumer Commission',
  'Tribunals',
];

function ownOptions(profession: Profession): Option[] {
  const named = (names: string[]) => names.map((name): [string, string] => [slugOf(name), name]);
  return [
    ...options('fee', profession, feeBands(profession)),
    ...options('level', profession, named((profession.levels ?? []).flat())),
    ...options('court', profession, named(profession.slug === 'advocate' ? courts : [])),
  ];
}

const paise = 100;

/** Years of practice that stand for everybody's. */
const typicalYears = [2, 6, 11, 20];

/** Bands that part what people of the profession ask for into about equal crowds. */
function feeBands({ fee, trades }: Profession): [string, string, Bounds][] {
  const fees = trades
    .flatMap((trade) => {
      const asked = trade.fee ?? fee;
      return asked ? typicalYears.map((years) => asked.base + asked.perYear * years) : [];
    })
    .sort((a, b) => a - b);
  const quarters = [0.25, 0.5, 0.75].map((part) =>
    rounded(fees[Math.floor(part * fees.length)] ?? 0),
  );
  const steps = [...new Set(quarters)].filter((step) => step > 0);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    [`0-${first}`, `Under ${formatRupees(first)}`, { high: first * paise }],
    ...steps.slice(1).map((step, before) => between(steps[before] as number, step)),
    [String(last), `${formatRupees(last)} and more`, { low: last * paise }],
  ];
}

const between = (low: number, high: number): [string, string, Bounds] => [
  `${low}-${high}`,
  `${formatRupees(low)} to ${formatRupees(high)}`,
  { low: low * paise, high: high * paise },
];

const rounded = (amount: number) => Math.round(amount / 100) * 100;

import type { Filters } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Message } from '../../core/language/message';
import type { Choice, PackedFacet } from './facets/facets.model';
import { availOptions } from './weeks.model';

export interface PackedOption {
  facet: PackedFacet;
  /** Null: an option of every category. */
  category_id: string | null;
  value: string;
  label: string;
  bit: number;
}

/** Facets whose options are bits, in display order. */
export const packedFacets = ['gender', 'lang', 'fee', 'exp', 'rating', 'level', 'court'] as const;

/** Every option of every category, in display order. */
export async function readOptions(db: Kysely<Tables>): Promise<PackedOption[]> {
  const rows = await db
    .selectFrom('facet_option')
    .select(['facet', 'category_id', 'value', 'label', 'bit'])
    .orderBy('position')
    .execute();
  return rows as PackedOption[];
}

/** The options of one category; for null, those that every category has. */
export const optionsFor = (options: PackedOption[], category: string | null): PackedOption[] =>
  options.filter(({ category_id }) => category_id === null || category_id === category);

/** The chosen options, and an error per invalid field. */
export interface Chosen {
  choices: Choice[];
  errors: Record<string, Message>;
}

/** Parses the chosen options of a query; an unknown value is an error. */
export function choicesOf(filters: Filters, options: PackedOption[]): Chosen {
  const chosen: Chosen = { choices: [], errors: {} };
  for (const facet of [...packedFacets, 'quick'] as const) {
    const values = facet === 'quick' ? filters.quick && ['1'] : filters[facet];
    const known = options.filter((option) => option.facet === facet);
    if (values) choose(chosen, facet, values, new Map(known.map(({ value, bit }) => [value, bit])));
  }
  const avail = new Map(availOptions.map(({ value }, bit) => [value, bit]));
  if (filters.avail) choose(chosen, 'avail', filters.avail, avail);
  return chosen;
}

function choose(
  { choices, errors }: Chosen,
  facet: Choice['facet'],
  values: string[],
  bits: Map<string, number>,
): void {
  if (bits.size === 0) errors[facet] = 'is known within one profession only, and not in every one';
  else if (values.some((value) => !bits.has(value)))
    errors[facet] = `must be any of ${[...bits.keys()].join(', ')}`;
  else choices.push({ facet, bits: values.map((value) => bits.get(value) as number) });
}

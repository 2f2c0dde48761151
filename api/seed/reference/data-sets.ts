import type { Tables } from '../../src/core/db/tables.generated';
import { facetRows } from './facets';
import { cityRows, localityRows } from './places';
import { categoryRows, userTypeRows } from './professions';
import { referenceItemRows } from './reference-lists';
import { contentRows, faqRows, slideRows } from './texts/texts';
import { termRows } from './vocabulary/vocabulary';

/** The rows of one table that every installation has. */
export interface DataSet {
  table: keyof Tables;
  /** Columns that tell one row from another. */
  key: string[];
  /** Columns that tell one unit from another: its rows are replaced, or stay an operator's, together. */
  unit: string[];
  rows: () => object[];
  /** Other tables refer to these rows: one that a release no longer has stays. */
  isReferredTo?: boolean;
  /** Operators edit these; `notedAs`: the step under which releases before fingerprints noted them. */
  edited?: { notedAs: string };
  /** Which rows of the table are meant, where others stand beside them. */
  among?: object;
}

/** In the order in which they refer to each other. */
export const dataSets: DataSet[] = [
  { table: 'user_type', key: ['id'], unit: ['id'], rows: userTypeRows, isReferredTo: true },
  { table: 'category', key: ['id'], unit: ['id'], rows: categoryRows, isReferredTo: true },
  { table: 'city', key: ['id'], unit: ['id'], rows: cityRows, isReferredTo: true },
  { table: 'locality', key: ['id'], unit: ['id'], rows: localityRows, isReferredTo: true },
  {
    ...{ table: 'content', key: ['key'], unit: ['key'], rows: contentRows, isReferredTo: true },
    edited: { notedAs: 'reference' },
  },
  {
    ...{ table: 'facet_option', rows: facetRows },
    ...{ key: ['facet', 'category_id', 'value'], unit: ['facet', 'category_id'] },
  },
  {
    ...{ table: 'term', key: ['text', 'node_id'], unit: ['node_id'], rows: termRows },
    // The others are names of listed people, which the index keeps.
    among: { is_kept: true },
  },
  {
    ...{ table: 'reference_item', rows: referenceItemRows },
    ...{ key: ['list', 'id'], unit: ['list', 'parent'] },
  },
  {
    ...{ table: 'banner_slide', key: ['id'], unit: [], rows: slideRows },
    edited: { notedAs: 'texts' },
  },
  {
    ...{ table: 'faq', key: ['id'], unit: ['key'], rows: faqRows },
    edited: { notedAs: 'texts' },
  },
];

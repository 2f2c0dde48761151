import { limits } from '@nukkad/platform/contract';
import { defaultContent } from '../../src/content/site/content.defaults';
import type { Tables } from '../../src/core/db/tables.generated';
import { facetRows, facets } from './facets';
import { cities, cityRows, localityRows } from './places';
import { categoryRows, professions, userTypeRows, userTypes } from './professions';
import { lists, referenceItemRows } from './reference-lists';
import { contentRows, faqRows, faqs, slideRows, slides } from './texts/texts';
import { termRows, vocabulary } from './vocabulary/vocabulary';

/** The rows of one table that every installation has. */
export interface DataSet {
  table: keyof Tables;
  /** Columns that tell one row from another. */
  key: string[];
  /** Columns that tell one unit from another: its rows are replaced, or stay an operator's, together. */
  unit: string[];
  rows: () => object[];
  /**
   * What the rows are made of: while it is the same, they are not made. A number stands in front
   * that is raised when the same data makes other rows.
   */
  from: [making: number, ...data: unknown[]];
  /** Other tables refer to these rows: one that a release no longer has stays. */
  isReferredTo?: boolean;
  /** Operators edit these; `notedAs`: the step under which releases before fingerprints noted them. */
  edited?: { notedAs: string };
  /** Which rows of the table are meant, where others stand beside them. */
  among?: object;
}

/** In the order in which they refer to each other. */
export const dataSets: DataSet[] = [
  {
    ...{ table: 'user_type', rows: userTypeRows, from: [1, professions, userTypes] },
    ...{ key: ['id'], unit: ['id'], isReferredTo: true },
  },
  {
    ...{ table: 'category', rows: categoryRows, from: [1, professions] },
    ...{ key: ['id'], unit: ['id'], isReferredTo: true },
  },
  {
    ...{ table: 'city', rows: cityRows, from: [1, cities] },
    ...{ key: ['id'], unit: ['id'], isReferredTo: true },
  },
  {
    ...{ table: 'locality', rows: localityRows, from: [1, cities] },
    ...{ key: ['id'], unit: ['id'], isReferredTo: true },
  },
  {
    ...{ table: 'content', rows: contentRows, from: [1, defaultContent] },
    ...{ key: ['key'], unit: ['key'], isReferredTo: true },
    edited: { notedAs: 'reference' },
  },
  {
    ...{ table: 'facet_option', rows: facetRows, from: [1, facets, limits.quickReplyMinutes] },
    ...{ key: ['facet', 'category_id', 'value'], unit: ['facet', 'category_id'] },
  },
  {
    ...{ table: 'term', rows: termRows, from: [1, professions, vocabulary] },
    ...{ key: ['text', 'node_id'], unit: ['node_id'] },
    // The others are names of listed people, which the index keeps.
    among: { is_kept: true },
  },
  {
    ...{ table: 'reference_item', rows: referenceItemRows, from: [1, lists, professions, cities] },
    ...{ key: ['list', 'id'], unit: ['list', 'parent'] },
  },
  {
    ...{ table: 'banner_slide', rows: slideRows, from: [1, slides], key: ['id'], unit: [] },
    edited: { notedAs: 'texts' },
  },
  {
    ...{ table: 'faq', rows: faqRows, from: [1, faqs], key: ['id'], unit: ['key'] },
    edited: { notedAs: 'texts' },
  },
];

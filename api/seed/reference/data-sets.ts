import { limits } from '@nukkad/platform/contract';
import { defaultContent } from '../../src/content/site/content.defaults';
import type { Tables } from '../../src/core/db/tables.generated';
import { facetRows, facets } from './facets';
import { cities, cityRows, localityRows } from './places';
import { categoryRows, professions, userTypeRows, userTypes } from './professions';
import { lists, referenceItemRows } from './reference-lists';
import { samplePractice, samplePracticeRows } from './sample-practice/sample-practice';
import { contentRows, faqRows, faqs, slideRows, slides } from './texts/texts';
import { termRows, topicNames, vocabulary } from './vocabulary/vocabulary';

/** Rows of one table that every installation has. */
export interface DataSet {
  table: keyof Tables;
  /** Columns that identify a row. */
  key: string[];
  /** Columns that identify a unit: its rows are replaced, or kept as an edit, together. */
  unit: string[];
  rows: () => object[];
  /**
   * Inputs of the rows: while they are unchanged, the rows are not built. The leading number is
   * raised when the same data yields other rows.
   */
  from: [making: number, ...data: unknown[]];
  /** Other tables reference these rows, so rows that a release removed are kept. */
  isReferredTo?: boolean;
  /** Operators edit these rows; `notedAs`: their step in releases before fingerprints. */
  edited?: { notedAs: string };
  /** Filter for the set's rows in a table that also has others. */
  among?: object;
}

/** In the order of their foreign keys. */
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
    ...{ table: 'term', rows: termRows, from: [1, professions, vocabulary, topicNames()] },
    ...{ key: ['text', 'node_id'], unit: ['node_id'] },
    // The other terms are names of listed vendors, which the index maintains.
    among: { is_kept: true },
  },
  {
    ...{ table: 'reference_item', rows: referenceItemRows, from: [1, lists, professions, cities] },
    ...{ key: ['list', 'id'], unit: ['list', 'parent'] },
  },
  {
    ...{ table: 'sample_practice', rows: samplePracticeRows, from: [1, samplePractice] },
    ...{ key: ['part'], unit: ['part'] },
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

import type { Kysely } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { rebuildSearch } from '../../src/directory/search/index-vendors';
import { rankingWeights } from '../../src/directory/search/ranking.model';
import { allDone, holdState, note } from '../state';
import { applyDataSet } from './apply-data-set';
import { type DataSet, dataSets } from './data-sets';
import { documents, publishDocuments } from './documents/documents';
import { fingerprint } from './fingerprint';

/** Sets that searches depend on: when one changes, listed vendors are reindexed. */
const searched: DataSet['table'][] = ['category', 'city', 'locality', 'facet_option', 'term'];

/**
 * Brings reference data up to this release. A set with an unchanged fingerprint is skipped; in a
 * changed one, operators' edits are kept.
 */
export async function seedReference(
  db: Kysely<Tables>,
  now: Date,
  sets: DataSet[] = dataSets,
): Promise<void> {
  await holdState(db);
  const state = await allDone(db);
  const applied: DataSet['table'][] = [];
  for (const set of sets) {
    const current = fingerprint(set.from);
    if (state.get(stepOf(set)) === current) continue;
    await applyDataSet(db, set, set.rows(), state);
    await note(db, stepOf(set), current);
    applied.push(set.table);
  }
  const wordings = fingerprint(documents());
  if (state.get('reference/legal_document') !== wordings) {
    await publishDocuments(db, now);
    await note(db, 'reference/legal_document', wordings);
  }
  const weights = fingerprint(rankingWeights);
  const isReweighed = state.get('reference/ranking') !== weights;
  if (isReweighed) await note(db, 'reference/ranking', weights);
  const isSearched = isReweighed || applied.some((table) => searched.includes(table));
  if (isSearched && (await hasVendors(db))) {
    await rebuildSearch(db);
  }
}

const stepOf = ({ table }: DataSet) => `reference/${table}`;

async function hasVendors(db: Kysely<Tables>): Promise<boolean> {
  const vendor = await db.selectFrom('vendor').select('id').limit(1).executeTakeFirst();
  return vendor !== undefined;
}

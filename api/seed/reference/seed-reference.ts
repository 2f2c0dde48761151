import type { Kysely } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { rebuildSearch } from '../../src/directory/search/index-vendors';
import { rankingWeights } from '../../src/directory/search/ranking.model';
import { allDone, holdState, note } from '../state';
import { applyDataSet } from './apply-data-set';
import { type DataSet, dataSets } from './data-sets';
import { documents, publishDocuments } from './documents/documents';
import { fingerprint } from './fingerprint';
import { publishTranslations, translationRows } from './translations/translations';

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
  const changed = sets.filter((set) => state.get(stepOf(set)) !== fingerprint(set.from));
  const adopted = changed.length > 0 ? await adoptTopics(db, sets) : new Map();
  for (const set of changed) {
    await applyDataSet(db, set, withStoredIds(set.rows(), adopted), state);
    await note(db, stepOf(set), fingerprint(set.from));
  }
  const wordings = fingerprint(documents());
  if (state.get('reference/legal_document') !== wordings) {
    await publishDocuments(db, now);
    await note(db, 'reference/legal_document', wordings);
  }
  const translations = translationRows();
  const translated = fingerprint(translations);
  if (state.get('reference/translation') !== translated) {
    await publishTranslations(db, translations);
    await note(db, 'reference/translation', translated);
  }
  const weights = fingerprint(rankingWeights);
  const isReweighed = state.get('reference/ranking') !== weights;
  if (isReweighed) await note(db, 'reference/ranking', weights);
  const isSearched = isReweighed || changed.some(({ table }) => searched.includes(table));
  if (isSearched && (await hasVendors(db))) {
    await rebuildSearch(db);
  }
}

const stepOf = ({ table }: DataSet) => `reference/${table}`;

async function hasVendors(db: Kysely<Tables>): Promise<boolean> {
  const vendor = await db.selectFrom('vendor').select('id').limit(1).executeTakeFirst();
  return vendor !== undefined;
}

/**
 * Release ids of topics that an operator added before a release did, with the ids that they keep:
 * vendors refer to those.
 */
async function adoptTopics(db: Kysely<Tables>, sets: DataSet[]): Promise<Map<string, string>> {
  const rows = (sets.find(({ table }) => table === 'category')?.rows() ?? []) as Topic[];
  const stored = await db.selectFrom('category').select(['id', 'parent_id', 'slug']).execute();
  const placeOf = ({ parent_id, slug }: Topic) => `${parent_id}/${slug}`;
  const idAt = new Map(stored.map((topic) => [placeOf(topic), topic.id]));
  const adopted = new Map(
    rows.flatMap((topic): [string, string][] => {
      const id = idAt.get(placeOf(topic)) ?? topic.id;
      return id === topic.id ? [] : [[topic.id, id]];
    }),
  );
  if (adopted.size > 0) {
    await db
      .updateTable('category')
      .set({ is_added: false })
      .where('id', 'in', [...adopted.values()])
      .execute();
  }
  return adopted;
}

type Topic = Pick<Tables['category'], 'id' | 'parent_id' | 'slug'>;

function withStoredIds(rows: object[], adopted: ReadonlyMap<unknown, string>): object[] {
  if (adopted.size === 0) return rows;
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, adopted.get(value) ?? value]),
    ),
  );
}

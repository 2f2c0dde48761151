import type { ReferenceItem, ReferenceList } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Items of all lists; topics that operators have added are subjects of their profession. */
const items = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('reference_item')
      .select(['id', 'list', 'name', 'parent', 'position'])
      .unionAll(
        db
          .selectFrom('category')
          .select(['id', sql<ReferenceList>`'subjects'`.as('list'), 'name'])
          .select([sql<string | null>`profession`.as('parent')])
          .select([sql<number>`${afterAll}::int`.as('position')])
          .where('is_added', '=', true),
      )
      .as('item'),
  );

/** Position of items that a release does not know. */
const afterAll = 10_000;

/** A list in its order; with `of`, the items of that city or profession and the general ones. */
export async function referenceList(
  db: Db,
  list: ReferenceList,
  of: string | undefined,
): Promise<ReferenceItem[]> {
  return items(db)
    .select(['id as _id', 'name'])
    .where('list', '=', list)
    .$if(of !== undefined, (query) =>
      query.where((item) =>
        item.or([
          item('parent', 'is', null),
          item(sql`lower(parent)`, '=', (of as string).toLowerCase()),
        ]),
      ),
    )
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** Whether a list has exactly this name. */
export async function isListed(db: Db, list: ReferenceList, name: string): Promise<boolean> {
  const found = await items(db)
    .select('id')
    .where('list', '=', list)
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Names of a list's items by id. */
export async function namesIn(
  db: Db,
  list: ReferenceList,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await items(db)
    .select(['id', 'name'])
    .where('list', '=', list)
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

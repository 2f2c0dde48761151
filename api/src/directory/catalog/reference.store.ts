import type { ReferenceItem, ReferenceList } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/**
 * Items of all lists. Topics that operators have added are subjects of their profession, departments
 * are those of government officers, who ask for a department's page by naming it.
 */
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
      .unionAll(departments(db))
      .as('item'),
  );

/** After the offices themselves, office by office; one office is its own department. */
const departments = (db: Db) =>
  db
    .selectFrom('gov_department as department')
    .innerJoin('gov_office as office', 'office.id', 'department.office_id')
    .innerJoin('category', 'category.id', 'office.category_id')
    .select(['department.id', sql<ReferenceList>`'subjects'`.as('list'), 'department.name'])
    .select('category.profession as parent')
    .select(sql<number>`1000 + 100 * office.position + department.position`.as('position'))
    .whereRef('department.name', '!=', 'category.name');

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

import type { Category } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { categoryPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';

/**
 * The whole tree: about a hundred rows, siblings in order. `count`: the professionals in these
 * cities, from the same counts that lists return as their total.
 */
export async function allCategories(db: Kysely<Tables>, cities: string[]): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin(
      (from) =>
        from
          .selectFrom('facet_count')
          .select(['node_id', ({ fn }) => fn.sum<number>('vendors').as('vendors')])
          .where('kind', '=', 'all')
          .where(sql<boolean>`city_id = ANY (${cities}::uuid[])`)
          .groupBy('node_id')
          .as('listed'),
      (join) => join.onRef('listed.node_id', '=', 'category.id'),
    )
    .select([
      'category.id as _id',
      'name as categoryName',
      'background_color as backgroundColor',
      'parent_id as parent',
      'position as order',
      sql<number>`coalesce(listed.vendors, 0)::int`.as('count'),
      'slug',
      'image',
      'profession',
    ])
    .orderBy('parent_id', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .orderBy('category.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    picture: row.parent === null ? categoryPicture(row.profession) : null,
  }));
}

import type { Category } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { categoryPicture } from '../assets/pictures';
import type { Tables } from '../storage/database.types';

/** The whole tree: about a hundred rows, siblings in their order. */
export async function allCategories(db: Kysely<Tables>): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('vendor_count', 'vendor_count.category_id', 'category.id')
    .select((row) => [
      'category.id as _id',
      'name as categoryName',
      'background_color as backgroundColor',
      'parent_id as parent',
      'position as order',
      row.fn.coalesce('vendor_count.vendors', row.lit(0)).as('count'),
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

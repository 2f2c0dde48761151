import type { MostViewedVendor } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** So many times more are ranked, because some of them may no longer be listed. */
const spare = 4;

/** Listed people whose pages were opened most since `day` (`yyyy-MM-dd`), most first. */
export async function viewedSince(
  db: Kysely<Tables>,
  day: string,
  limit: number,
): Promise<MostViewedVendor[]> {
  // Ranked before anybody is looked up: of half a million only these few are.
  const views = db
    .selectFrom('vendor_view')
    .select((row) => ['vendor_id', row.fn.sum<number>('views').as('views')])
    .where('day', '>=', day)
    .groupBy('vendor_id')
    .orderBy('views', 'desc')
    .orderBy('vendor_id')
    .limit(limit * spare);
  const rows = await cards(db)
    .innerJoin(views.as('viewed'), 'viewed.vendor_id', 'vendor.id')
    .select('viewed.views')
    .orderBy('viewed.views', 'desc')
    .orderBy('vendor.id')
    .limit(limit)
    .execute();
  return rows.map((row) => toCard(row, Number(row.views)));
}

/** Listed people who were consulted most, ever. */
export async function mostConsulted(
  db: Kysely<Tables>,
  limit: number,
): Promise<MostViewedVendor[]> {
  const rows = await cards(db)
    .orderBy('vendor.consultations', 'desc')
    .orderBy('vendor.id')
    .limit(limit)
    .execute();
  return rows.map((row) => toCard(row, null));
}

const cards = (db: Kysely<Tables>) =>
  db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select([
      'vendor.id',
      'vendor.image',
      'vendor.name',
      'vendor.title',
      'vendor.qualifications',
      'vendor.consultations',
      'vendor.experience_years',
      'vendor.is_sample',
      'category.profession',
    ])
    .where('vendor.status', '=', 'live');

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

function toCard(row: CardRow, views: number | null): MostViewedVendor {
  return {
    _id: row.id,
    img: row.image,
    name: row.name,
    speciality: row.title,
    qualification: row.qualifications[0] ?? '',
    Consultations: row.consultations,
    experience: row.experience_years,
    profession: row.profession,
    views,
    isSample: row.is_sample,
  };
}

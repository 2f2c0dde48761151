import type { MostViewedVendor } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Ranks this many times more vendors than needed, because some may no longer be listed. */
const spare = 4;

/** The listed vendors viewed most since `day` (`yyyy-MM-dd`), most first. */
export async function viewedSince(
  db: Kysely<Tables>,
  day: string,
  limit: number,
): Promise<MostViewedVendor[]> {
  // Rank before joining: only these few of half a million vendors are looked up.
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

/** The listed vendors consulted most, of all time. */
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

import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';

/** A vendor who can be featured. */
export interface Told {
  id: string;
  name: string;
  /** Name of the practice, if it has one. */
  practice: string | undefined;
  where: string;
  service: string;
}

/** The best-rated listed sample vendors of a profession, or of one of its specialities. */
export async function bestRated(
  db: Kysely<Tables>,
  profession: string,
  spec: string | undefined,
  limit: number,
): Promise<Told[]> {
  const rows = await db
    .selectFrom('vendor')
    .innerJoin('category', (join) =>
      join.onRef('category.id', '=', spec ? 'vendor.sub_category_id' : 'vendor.category_id'),
    )
    .leftJoin('category as trade', 'trade.id', 'vendor.sub_category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .leftJoin('vendor_service', (join) =>
      join
        .onRef('vendor_service.vendor_id', '=', 'vendor.id')
        .on('vendor_service.position', '=', 0),
    )
    .select(['vendor.id', 'vendor.name', 'vendor.title', 'vendor.detail', 'trade.name as trade'])
    .select(['locality.name as where', 'vendor_service.name as service'])
    .where('category.profession', '=', profession)
    .$if(spec !== undefined, (query) => query.where('category.slug', '=', spec as string))
    .where('vendor.status', '=', 'live')
    // Sample vendors only: no invented content about real people.
    .where('vendor.is_sample', '=', true)
    .orderBy('vendor.rating_rank', 'desc')
    .orderBy('vendor.id')
    .limit(limit)
    .execute();
  return rows.map(({ detail, title, trade, service, ...row }) => ({
    ...row,
    practice: detail.clinicName,
    // Officers sell no services: their office's subject is used.
    service: service ?? trade ?? title,
  }));
}

import type { Promotion } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Promotions shown on one listing. */
const most = 3;

/** Positions of a promotion. */
export type Slot = Tables['promotion']['slot'];

/** Running promotions of listed vendors, the longest running first. */
export async function runningPromotions(
  db: Kysely<Tables>,
  slot: Slot,
  profession: string,
): Promise<Promotion[]> {
  const now = new Date();
  const rows = await db
    .selectFrom('promotion')
    .innerJoin('vendor', 'vendor.id', 'promotion.vendor_id')
    .selectAll('promotion')
    .select(['vendor.name', 'vendor.image'])
    .where('slot', '=', slot)
    .where('profession', '=', profession)
    .where('starts_at', '<=', now)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .where('vendor.status', '=', 'live')
    .orderBy('starts_at')
    .orderBy('promotion.id')
    .limit(most)
    .execute();
  return rows.map(({ id, title, text, action, vendor_id, name, image, ...row }) => ({
    _id: id,
    title,
    text,
    action,
    vendor: { _id: vendor_id, vendorName: name, profession: row.profession, img: image },
  }));
}

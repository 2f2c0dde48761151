import type { PaidPlace, PaidPlaceText } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

const rows = (db: Db) =>
  db
    .selectFrom('promotion')
    .innerJoin('vendor', 'vendor.id', 'promotion.vendor_id')
    .selectAll('promotion')
    .select(['vendor.name', 'vendor.image', 'vendor.status']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** All placements: current and future ones first, then ended ones, each latest first. */
export async function allPaidPlaces(db: Db, now: Date): Promise<PaidPlace[]> {
  const found = await rows(db).orderBy('starts_at', 'desc').orderBy('promotion.id').execute();
  const places = found.map((row) => toPaidPlace(row, now));
  return [
    ...places.filter(({ state }) => state !== 'over'),
    ...places.filter(({ state }) => state === 'over'),
  ];
}

export async function paidPlaceById(db: Db, id: string, now: Date): Promise<PaidPlace | undefined> {
  const row = await rows(db).where('promotion.id', '=', id).executeTakeFirst();
  return row && toPaidPlace(row, now);
}

function toPaidPlace(row: Row, now: Date): PaidPlace {
  const { id, revision, title, text, action, starts_at, ends_at, vendor_id, name, image } = row;
  return {
    _id: id,
    ...{ revision, title, text, action },
    from: starts_at.toISOString(),
    until: ends_at?.toISOString() ?? null,
    vendor: { _id: vendor_id, vendorName: name, profession: row.profession, img: image },
    state: stateOf(row, now),
  };
}

function stateOf({ starts_at, ends_at, status }: Row, now: Date): PaidPlace['state'] {
  if (ends_at !== null && ends_at <= now) return 'over';
  if (starts_at > now) return 'coming';
  return status === 'live' ? 'running' : 'hidden';
}

/** The profession in whose listing the vendor appears; undefined for unlisted vendors. */
export async function professionOf(db: Db, vendorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select('category.profession')
    .where('vendor.id', '=', vendorId)
    .where('vendor.status', '=', 'live')
    .executeTakeFirst();
  return row?.profession;
}

/** Adds a placement and returns its id. */
export async function addPaidPlace(
  trx: Db,
  place: PaidPlaceText,
  profession: string,
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('promotion')
    .values({ id, slot: 'listing', profession, ...toColumns(place) })
    .execute();
  return id;
}

/** False when the revision has changed. */
export async function changePaidPlace(
  trx: Db,
  { id, revision }: { id: string; revision: number },
  place: PaidPlaceText,
  profession: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promotion')
    .set({ ...toColumns(place), profession, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const toColumns = ({ vendorId, title, text, action, from, until }: PaidPlaceText) => ({
  ...{ vendor_id: vendorId, title, text, action },
  ...{ starts_at: from, ends_at: until },
});

export async function removePaidPlace(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('promotion').where('id', '=', id).execute();
}

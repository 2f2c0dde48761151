import type { PaidPlace, PaidPlaceOrder, PaidPlaceText } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { orNotFound } from '../../core/http/problems';
import { changedElsewhere, notValid } from '../../core/http/refusals';
import * as store from './paid-places.store';

type Db = Kysely<Tables>;

export type PaidPlacesService = ReturnType<typeof paidPlacesService>;

/** Paid placements in listings, for operators. */
export function paidPlacesService(db: Db, idempotent: IdempotentWrite) {
  return {
    all: (): Promise<PaidPlace[]> => store.allPaidPlaces(db, new Date()),

    /** Fails with `validation` for a vendor who is not listed. */
    add: (place: PaidPlaceText, by: string, key: string | undefined): Promise<PaidPlace> =>
      idempotent({ call: 'addPaidPlace', key, body: { ...place, by } }, async (trx) => {
        const id = await store.addPaidPlace(trx, place, await listingOf(trx, place));
        return told(trx, by, 'promotion-added', id);
      }),

    /** Fails with `not-found`, `draft-changed`, `validation`. */
    change: (id: string, { revision, ...place }: PaidPlaceOrder, by: string): Promise<PaidPlace> =>
      db.transaction().execute(async (trx) => {
        orNotFound(await store.paidPlaceById(trx, id, new Date()), nothing);
        const profession = await listingOf(trx, place);
        const isChanged = await store.changePaidPlace(trx, { id, revision }, place, profession);
        if (!isChanged) throw changedElsewhere();
        return told(trx, by, 'promotion-changed', id);
      }),

    /** Fails with `not-found`. */
    remove: (id: string, by: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await told(trx, by, 'promotion-removed', id);
        await store.removePaidPlace(trx, id);
      }),
  };
}

const nothing = 'There is no such paid place.';

async function told(trx: Db, by: string, action: string, id: string): Promise<PaidPlace> {
  const place = orNotFound(await store.paidPlaceById(trx, id, new Date()), nothing);
  const title = `${place.vendor.vendorName}: ${place.title}`;
  await audit(trx, { by, action, subject: 'promotions', subjectId: id, title });
  return place;
}

async function listingOf(trx: Db, { vendorId }: PaidPlaceText): Promise<string> {
  const profession = await store.professionOf(trx, vendorId);
  if (profession === undefined) throw notValid({ vendorId: 'is not listed at present' });
  return profession;
}

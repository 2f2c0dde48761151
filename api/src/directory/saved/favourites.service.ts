import { type FavouritesAnswer, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { nextTimesOf } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { lockPerson } from '../../identity';
import { toVendor, workingOf } from '../vendors/vendor.wire';
import { cardsOf } from '../vendors/vendors.store';
import * as store from './favourites.store';

export type FavouritesService = ReturnType<typeof favouritesService>;

/** A user's saved vendors, optionally on named lists. */
export function favouritesService(db: Kysely<Tables>) {
  const idsOf = async (userId: string) =>
    (await store.favouritesOf(db, userId)).map(({ vendor_id }) => vendor_id);

  return {
    /** Vendors who are not listed at present are kept but not shown. */
    async of(userId: string): Promise<FavouritesAnswer> {
      const liked = await store.favouritesOf(db, userId);
      const ids = liked.map(({ vendor_id }) => vendor_id);
      const rows = new Map((await cardsOf(db, ids)).map((row) => [row.id, row]));
      const working = [...rows.values()].map(workingOf);
      const times = await nextTimesOf(db, working, new Date(), limits.slotsOnCard);
      const favourites = liked.flatMap(({ vendor_id: id, list, created_at }) => {
        const row = rows.get(id);
        if (!row) return [];
        const vendor = toVendor(row, { nextSlots: times.get(id) });
        return [{ vendor, list, since: created_at.toISOString() }];
      });
      return { favourites, lists: listsAmong(favourites) };
    },

    /** Adds the known vendors among `ids`, up to the limit. Returns all ids, the latest first. */
    async merge(userId: string, ids: string[]): Promise<string[]> {
      // An empty merge only reads, as every page does when it opens: no lock needed.
      if (ids.length === 0) return idsOf(userId);
      await db.transaction().execute(async (trx) => {
        await lockPerson(trx, userId);
        const room = limits.favouritesMost - (await store.count(trx, userId));
        const added = await store.newAmong(trx, userId, ids);
        await store.add(trx, userId, added.slice(0, Math.max(0, room)));
      });
      return idsOf(userId);
    },

    /** Fails with `vendor-unknown`, and with `conflict` above the limit. */
    keep: (userId: string, vendorId: string, list: string | null | undefined): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockPerson(trx, userId);
        if (await store.putOnList(trx, userId, vendorId, list)) return;
        const added = await store.newAmong(trx, userId, [vendorId]);
        if (added.length === 0) {
          throw new ApiError('vendor-unknown', 'There is no such professional.');
        }
        if ((await store.count(trx, userId)) >= limits.favouritesMost) throw tooMany();
        await store.add(trx, userId, added, list);
      }),

    drop: (userId: string, vendorId: string): Promise<void> => store.drop(db, userId, vendorId),
  };
}

/** Names of the lists in use, alphabetically. */
function listsAmong(favourites: { list: string | null }[]): string[] {
  const names = favourites.flatMap(({ list }) => list ?? []);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}

const tooMany = () =>
  new ApiError(
    'conflict',
    `At most ${limits.favouritesMost} professionals are kept. Remove one to add another.`,
  );

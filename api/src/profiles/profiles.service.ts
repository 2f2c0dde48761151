import type { VendorDetails } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../http/problems';
import { timeZone } from '../slots/slots.model';
import { nearDays, ownTimesOf } from '../slots/times.store';
import { dateAt } from '../slots/zones.model';
import type { Tables } from '../storage/database.types';
import { toVendorDetails } from './profile.wire';
import { packagesOf, profileOf, servicesOf, worksOf } from './profiles.store';
import { viewCounter } from './views';

export type ProfilesService = ReturnType<typeof profilesService>;

/** The pages of professionals. `viewsFailed` hears of views that could not be stored yet. */
export function profilesService(db: Kysely<Tables>, viewsFailed: (error: unknown) => void) {
  const views = viewCounter(db, viewsFailed);
  return {
    /** Fails with `vendor-unknown`, also for one who is not live. */
    async details(id: string): Promise<VendorDetails> {
      const row = await profileOf(db, id);
      if (!row) throw new ApiError('vendor-unknown', 'There is no such professional.');
      const now = new Date();
      views.count(id, dateAt(now, timeZone));
      const [services, packages, works, own] = await Promise.all([
        servicesOf(db, id),
        packagesOf(db, id),
        worksOf(db, id),
        ownTimesOf(db, [id], nearDays(now)),
      ]);
      return toVendorDetails({ row, services, packages, works }, { now, own: own.get(id) });
    },

    /** Stores what is counted so far. */
    close: () => views.close(),
  };
}

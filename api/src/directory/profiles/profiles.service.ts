import { limits, type VendorDetails } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { nextTimesOf } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { workingOf } from '../vendors/vendor.wire';
import { toVendorDetails } from './profile.wire';
import { profileOf } from './profiles.store';

export type ProfilesService = ReturnType<typeof profilesService>;

/** Vendor pages. */
export function profilesService(db: Kysely<Tables>) {
  return {
    /** Fails with `vendor-unknown`, also for a vendor who is not live. */
    async details(id: string): Promise<VendorDetails> {
      const row = await profileOf(db, id);
      if (!row) throw new ApiError('vendor-unknown', 'There is no such professional.');
      const now = new Date();
      const times = await nextTimesOf(db, [workingOf(row)], now, limits.slotsOnCard);
      return toVendorDetails(row, { nextSlots: times.get(id) });
    },
  };
}

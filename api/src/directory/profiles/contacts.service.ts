import type { ContactReveal } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { addReveal, phoneOf } from './contacts.store';

export type ContactsService = ReturnType<typeof contactsService>;

export function contactsService(db: Kysely<Tables>) {
  return {
    /**
     * A vendor's phone number. Counts the reveal for the vendor, without recording the caller.
     * Fails with `vendor-unknown`, or `not-found` when there is no number.
     */
    async reveal(vendorId: string): Promise<ContactReveal> {
      const vendor = await phoneOf(db, vendorId);
      if (!vendor) throw new ApiError('vendor-unknown', 'There is no such professional.');
      const { phone } = vendor;
      if (phone === null) {
        throw new ApiError(
          'not-found',
          'This professional has given no telephone number. Ask for a call with the form instead.',
        );
      }
      await addReveal(db, vendorId);
      return { phone };
    },
  };
}

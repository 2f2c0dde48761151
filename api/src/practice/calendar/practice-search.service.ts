import type { PracticeSearchAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { clientName, seenBy } from '../../messaging';
import { clientNumber } from './client-number';
import * as store from './practice-search.store';

export type PracticeSearchService = ReturnType<typeof practiceSearchService>;

/** Results per kind. */
const most = 5;

/** Search in a professional's own clients, bookings and conversations. */
export function practiceSearchService(db: Kysely<Tables>) {
  return {
    async find(vendorId: string, q: string): Promise<PracticeSearchAnswer> {
      const [clients, bookings, threads] = await Promise.all([
        store.clientsMatching(db, vendorId, q, most),
        store.bookingsMatching(db, vendorId, q, most),
        store.threadsMatching(db, vendorId, q),
      ]);
      return {
        clients: clients.map(({ id, number, name }) => ({
          _id: id,
          number: clientNumber(number),
          name,
        })),
        bookings: bookings.map(({ id, name, starts_at, status, about }) => ({
          ...{ _id: id, name, status, about },
          start: starts_at.toISOString(),
        })),
        threads: threads
          .map(seenByVendor)
          .filter((seen) => contains(seen.name, q) || contains(seen.text, q))
          .slice(0, most),
      };
    },
  };
}

/** Text masked for the professional must not be found either. */
function seenByVendor(row: store.MatchingThread) {
  const isMasked = !row.is_acquainted;
  const text = row.text === null ? '' : seenBy('vendor', { ...row, text: row.text }, isMasked);
  return { _id: row.id, name: clientName(row), text };
}

const contains = (text: string, q: string) => text.toLowerCase().includes(q.toLowerCase());

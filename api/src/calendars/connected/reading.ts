import type { CalendarFailure } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { timeZone as usualZone } from '../../availability';
import type { EncryptedText } from '../../core/auth/encrypted-text';
import type { Tables } from '../../core/db/tables.generated';
import { type Reach, readableAddress } from '../busy-times/address.model';
import type { CellRange } from '../busy-times/cell-ranges.model';
import { fetchCalendar, type Validators } from '../busy-times/fetch-calendar';
import type { FileReader } from '../busy-times/file-reader';
import * as store from './connected.store';
import { isFullReadDue, readingRange } from './reading-schedule.model';

interface Deps {
  db: Kysely<Tables>;
  files: FileReader;
  addresses: EncryptedText;
  reach: Reach;
}

/** What an attempt to read a calendar gave. */
export type Attempt =
  | { state: 'read'; ranges: CellRange[]; skipped: number; validators: Validators }
  | { state: 'unchanged' }
  | { state: 'failed'; failure: CalendarFailure };

export type Reading = ReturnType<typeof calendarReading>;

/** Reads calendars over the network, outside of any transaction. */
export function calendarReading({ db, files, addresses, reach }: Deps) {
  /** Fails with `WorkerError` when too many files wait. */
  async function readAt(
    url: URL,
    { vendorId, validators, now }: { vendorId: string; validators: Validators | null; now: Date },
  ): Promise<Attempt> {
    const fetched = await fetchCalendar(url, reach, validators);
    if (fetched.state === 'unchanged') return fetched;
    if (fetched.state === 'failed') return { state: 'failed', failure: fetched.problem };
    const within = readingRange(now);
    const practice = await store.practiceFor(db, vendorId);
    const read = await files.read({
      text: fetched.text,
      timeZone: practice?.timeZone ?? usualZone,
      within,
      own: await store.bookingsAfter(db, vendorId, new Date(within.from)),
    });
    if (read.state === 'refused') return { state: 'failed', failure: read.problem };
    return { ...read, validators: fetched.validators };
  }

  return {
    readAt,

    /** Reads a connected calendar, as a whole at least once a day. */
    async read(row: store.ConnectedRow, now: Date): Promise<Attempt> {
      const address = await addresses.decrypt(row.address).catch(() => null);
      if (address === null) return { state: 'failed', failure: 'address-lost' };
      const url = readableAddress(address, reach);
      if (typeof url === 'string') return { state: 'failed', failure: 'not-public' };
      const { etag, last_modified: lastModified } = row;
      const validators = isFullReadDue(row.full_read_at, now) ? null : { etag, lastModified };
      return readAt(url, { vendorId: row.vendor_id, validators, now });
    },
  };
}

import { type ConnectedCalendar, type ConnectedCalendars, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { EncryptedText } from '../../core/auth/encrypted-text';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { WorkerError } from '../../core/files/worker-pool';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { wider } from '../../core/rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';
import { hintOf, readableAddress } from '../busy-times/address.model';
import { applyAttempt, freeTimes } from './apply-attempt';
import * as store from './connected.store';
import { text } from './connected.text';
import type { Reading } from './reading';
import { keptUntil } from './reading-schedule.model';

interface Deps {
  db: Kysely<Tables>;
  allowed: RateLimiter;
  settings: Pick<Settings, 'connectedCalendars' | 'publicUrl' | 'limits'>;
  addresses: EncryptedText;
  reading: Reading;
}

/** Readings that a practice may ask for. */
const askedFor = { most: 20, seconds: 3_600 };

export type ConnectedService = ReturnType<typeof connectedService>;

/** Calendars elsewhere that a practice has connected. */
export function connectedService({ db, allowed, settings, addresses, reading }: Deps) {
  const reach = settings.connectedCalendars;

  async function countReading(vendorId: string): Promise<void> {
    const most = askedFor.most * wider[settings.limits];
    mustNotWait(await allowed.use('connected-calendars', vendorId, { ...askedFor, most }));
  }

  /** Fails with `validation` for an address that is not read. */
  function readable(typed: string): URL {
    if (reach === 'off') throw new ApiError('forbidden', text.notOffered);
    const url = readableAddress(typed, reach);
    if (typeof url === 'string') throw notValid({ address: text.address(url) });
    if (url.host === new URL(settings.publicUrl).host) throw notValid({ address: text.ours });
    return url;
  }

  /** Fails with `conflict` at the limit, and with `validation` for one that is there. */
  async function mustBeNew(trx: Kysely<Tables>, vendorId: string, url: URL): Promise<void> {
    const rows = await store.calendarsOf(trx, vendorId);
    if (rows.length >= limits.connectedCalendarsMost) {
      throw new ApiError('conflict', text.tooMany(limits.connectedCalendarsMost));
    }
    const { host, ending } = hintOf(url);
    const alike = rows.filter((row) => row.host === host && row.ending === ending);
    for (const { address } of alike) {
      const known = await addresses.decrypt(address).catch(() => null);
      if (known === url.href) throw notValid({ address: text.again });
    }
  }

  return {
    async of(vendorId: string): Promise<ConnectedCalendars> {
      const rows = await store.calendarsOf(db, vendorId);
      return { isOffered: reach !== 'off', calendars: rows.map(toCalendar) };
    },

    /**
     * Reads a calendar and connects it. Fails with `validation` for an address that is not read or
     * gives no calendar, `conflict`, `too-many-requests`, `forbidden`, `unavailable`.
     */
    async connect(vendorId: string, typed: string): Promise<ConnectedCalendar> {
      const url = readable(typed);
      await mustBeNew(db, vendorId, url);
      await countReading(vendorId);
      const now = new Date();
      const attempt = await inTime(reading.readAt(url, { vendorId, validators: null, now }));
      if (attempt.state === 'failed') throw notValid({ address: text.unread(attempt.failure) });
      const stored = { ...hintOf(url), address: await addresses.encrypt(url.href) };
      return db.transaction().execute(async (trx) => {
        await lockTimes(trx, vendorId);
        await mustBeNew(trx, vendorId, url);
        const row = await store.addCalendar(trx, vendorId, stored);
        return toCalendar(known(await applyAttempt(trx, row, attempt, now)));
      });
    },

    /**
     * Fails with `not-found`, `too-many-requests`, `forbidden`, `conflict` while it is read, and
     * `unavailable` while many others are.
     */
    async readNow(vendorId: string, id: string): Promise<ConnectedCalendar> {
      if (reach === 'off') throw new ApiError('forbidden', text.notOffered);
      const found = await store.calendarOf(db, id);
      if (found?.vendor_id !== vendorId) throw notThere();
      await countReading(vendorId);
      const row = await store.claimCalendar(db, id);
      if (!row) throw new ApiError('conflict', text.busy);
      return toCalendar(known(await inTime(readClaimed({ db, reading }, row))));
    },

    /** Fails with `not-found`. */
    async disconnect(vendorId: string, id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockTimes(trx, vendorId);
        const row = await store.calendarOf(trx, id);
        if (row?.vendor_id !== vendorId) throw notThere();
        await freeTimes(trx, row);
        await store.removeCalendar(trx, vendorId, id);
      });
    },
  };
}

/** Reads a calendar that this process has leased, and stores what that gave. */
export async function readClaimed(
  { db, reading }: Pick<Deps, 'db' | 'reading'>,
  row: store.ConnectedRow,
): Promise<store.ConnectedRow | undefined> {
  const now = new Date();
  try {
    const attempt = await reading.read(row, now);
    return await db.transaction().execute((trx) => applyAttempt(trx, row, attempt, now));
  } catch (error) {
    await store.release(db, row.id);
    throw error;
  }
}

/** Fails with `unavailable` when too many files wait to be read. */
async function inTime<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof WorkerError) throw new ApiError('unavailable', text.manyRead);
    throw error;
  }
}

function known(row: store.ConnectedRow | undefined): store.ConnectedRow {
  if (!row) throw notThere();
  return row;
}

const notThere = () => new ApiError('not-found', text.none);

const toCalendar = (row: store.ConnectedRow): ConnectedCalendar => ({
  ...{ _id: row.id, host: row.host, ending: row.ending },
  ...{ busyTimes: row.busy_times, skippedEvents: row.skipped_events, failure: row.failure },
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
  keptUntil:
    row.failure !== null && row.busy_times > 0 && row.read_at !== null
      ? keptUntil(row.read_at).toISOString()
      : null,
  nextReadAt: row.next_read_at?.toISOString() ?? null,
});

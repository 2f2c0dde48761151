import { dayIn } from '@nukkad/platform/calendar';
import { type Kysely, sql } from 'kysely';
import { timeZone } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';

/** Interval in milliseconds at which views are stored in one batch. */
const flushEvery = 10_000;

/** Maximum number of counted pages in memory, which grows while the database is unavailable. */
const mostKept = 50_000;

/** The call that a details page is shown from. */
const details = /^\/api\/vendors\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Counts views of professionals. */
export type VendorViews = ReturnType<typeof viewCounter>;

/**
 * Counts page views without delaying the request. Views that cannot be stored are kept, and the
 * error is reported to `failed`.
 */
export function viewCounter(db: Kysely<Tables>, failed: (error: unknown) => void) {
  const counted = new Map<string, number>();
  const add = (key: string, views: number) => {
    if (counted.has(key) || counted.size < mostKept) {
      counted.set(key, (counted.get(key) ?? 0) + views);
    }
  };

  async function flush(): Promise<void> {
    const batch = [...counted];
    counted.clear();
    if (batch.length === 0) return;
    try {
      await storeViews(db, batch.map(toView));
    } catch (error) {
      for (const [key, views] of batch) add(key, views);
      failed(error);
    }
  }

  const timer = setInterval(flush, flushEvery);
  timer.unref();
  const count = (vendorId: string, day = dayIn(new Date(), timeZone)) =>
    add(`${vendorId} ${day}`, 1);
  return {
    count,
    /**
     * Counts a visit of a page rendered ahead as if its browser had read what the page was rendered
     * from: it reads nothing itself.
     *
     * @param reads paths of the API
     */
    countVisit(reads: readonly string[]): void {
      for (const path of reads) {
        const [, id] = details.exec(path) ?? [];
        if (id !== undefined) count(id);
      }
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

type View = Tables['vendor_view'];

function toView([key, views]: [string, number]): View {
  const [vendor_id, day] = key.split(' ') as [string, string];
  return { vendor_id, day, views };
}

/** Rows are written in a fixed order, so that two processes cannot deadlock. */
async function storeViews(db: Kysely<Tables>, views: View[]): Promise<void> {
  await sql`INSERT INTO vendor_view AS stored (vendor_id, day, views)
    SELECT seen.vendor_id, seen.day, seen.views
    FROM json_populate_recordset(NULL::vendor_view, ${JSON.stringify(views)}::json) seen
    JOIN vendor ON vendor.id = seen.vendor_id
    ORDER BY seen.vendor_id, seen.day
    ON CONFLICT (vendor_id, day) DO UPDATE SET views = stored.views + excluded.views`.execute(db);
}

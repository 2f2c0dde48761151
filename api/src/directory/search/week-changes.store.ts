import { type Kysely, type RawBuilder, sql } from 'kysely';
import { farDays, ownTimesOf, type Schedule } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/**
 * A place in the log of changed weeks: the oldest transaction that was running when the log was
 * read, as PostgreSQL numbers transactions.
 */
export type Mark = string;

/** What the log holds since a mark, and the mark to continue from. */
export interface Changes {
  mark: Mark;
  /** Ids of the changes. One transaction may have been seen already: the marks overlap. */
  changes: [change: number, week: number][];
}

/** The mark of now, to ask for changes later, with the changes from it on that are seen already. */
export const changesNow = (db: Db): Promise<Changes> =>
  changesFrom(db, sql`pg_snapshot_xmin(pg_current_snapshot())`);

/**
 * Reads the changes since a mark, in the snapshot that gives the next one. No commit is missed, in
 * whatever order transactions end: one that the earlier snapshot did not see was running then, or
 * began later, so that its number is not below the mark.
 */
export const changesSince = (db: Db, since: Mark): Promise<Changes> =>
  changesFrom(db, sql`${since}::xid8`);

async function changesFrom(db: Db, first: RawBuilder<unknown>): Promise<Changes> {
  const { rows } = await sql<{ mark: Mark; changes: Changes['changes'] | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark,
      (SELECT json_agg(json_build_array(id, week_id))
        FROM week_change WHERE tx >= ${first}) AS changes`.execute(db);
  const [row] = rows as [{ mark: Mark; changes: Changes['changes'] | null }];
  return { mark: row.mark, changes: row.changes ?? [] };
}

/** A reader that was away for an hour reads every week, so a day is ample. */
const changesKeptHours = 24;

/** Deletes changes that every reader has read. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`DELETE FROM week_change
    WHERE at < now() - ${changesKeptHours}::int * interval '1 hour'`.execute(db);
}

/** Where the only vendor of an own week is listed. */
export interface ListedAt {
  category_id: string;
  sub_category_id: string | null;
  city_id: string;
}

export interface ReadWeek {
  id: number;
  schedule: Schedule;
  /** Whose week it is: of any vendors, of one who is listed there, or of one who is not listed. */
  of: 'any' | ListedAt | 'unlisted';
}

/** The next `count` weeks by id. */
export const weeksAfter = (db: Db, id: number, count: number, now: Date): Promise<ReadWeek[]> =>
  readWeeks(db, now, sql`week.id > ${id}::bigint ORDER BY week.id LIMIT ${count}`);

/** Those of these weeks that exist. */
export const weeksWith = (db: Db, ids: number[], now: Date): Promise<ReadWeek[]> =>
  readWeeks(db, now, sql`week.id = ANY (${ids}::bigint[])`);

interface Row {
  id: number;
  hours: Schedule['hours'];
  lunch_from: string | null;
  lunch_to: string | null;
  vendor_id: string | null;
  category_id: string | null;
  sub_category_id: string | null;
  city_id: string | null;
}

async function readWeeks(db: Db, now: Date, which: ReturnType<typeof sql>): Promise<ReadWeek[]> {
  const { rows } = await sql<Row>`SELECT week.*, category_id, sub_category_id, city_id
    FROM week LEFT JOIN search_row ON search_row.vendor_id = week.vendor_id
    WHERE ${which}`.execute(db);
  const vendors = rows.flatMap(({ vendor_id }) => vendor_id ?? []);
  const own = await ownTimesOf(db, vendors, farDays(now));
  return rows.map((row) => {
    const { id, hours, lunch_from, lunch_to, vendor_id } = row;
    const lunch = lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
    const times = vendor_id === null ? null : (own.get(vendor_id) ?? null);
    return { id, schedule: { hours, lunch, own: times }, of: vendor_id ? listedAt(row) : 'any' };
  });
}

const listedAt = ({ category_id, sub_category_id, city_id }: Row): ListedAt | 'unlisted' =>
  category_id && city_id ? { category_id, sub_category_id, city_id } : 'unlisted';

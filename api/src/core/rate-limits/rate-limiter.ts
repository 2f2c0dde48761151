import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { TooManyRequests } from '../http/problems';

/** `most` uses within `seconds`, counted from the first use. */
export interface RateLimit {
  most: number;
  seconds: number;
}

/** Failures without delay; after those, each wait is twice as long as the one before. */
export interface Patience {
  free: number;
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

const rememberedFor = 3_600;
const longestWait = 900;
const forgetEvery = 200;

/**
 * Counters in the database, shared by all processes. Names such as email addresses are stored as
 * hashes only. Never call this inside a transaction: a use must stay counted when the rest is
 * rolled back.
 */
export function rateLimiter(db: Kysely<Tables>) {
  let uses = 0;
  const used = async () => {
    uses += 1;
    if (uses % forgetEvery === 0) await sql`DELETE FROM allowance WHERE until < now()`.execute(db);
  };

  return {
    /** Counts one use. Returns the seconds until the next is allowed, 0 when this one is. */
    async use(what: string, whose: string, { most, seconds }: RateLimit): Promise<number> {
      await used();
      const { rows } = await sql<{ used: number; left: number }>`
        INSERT INTO allowance AS a (key, used, until)
        VALUES (${keyOf(what, whose)}, 1, now() + ${seconds}::int * interval '1 second')
        ON CONFLICT (key) DO UPDATE SET
          used = CASE WHEN a.until <= now() THEN 1 ELSE a.used + 1 END,
          until = CASE WHEN a.until <= now() THEN excluded.until ELSE a.until END
        RETURNING used, ceil(extract(epoch FROM until - now()))::int AS left`.execute(db);
      const [count] = rows;
      return count && count.used > most ? Math.max(1, count.left) : 0;
    },

    /**
     * Counts an attempt as failed before it is made, so that concurrent attempts all count. Returns
     * the seconds to wait first, 0 when it may be made; after a success call `forgive` or
     * `giveBack`.
     */
    async attempt(what: string, whose: string, { free }: Patience): Promise<number> {
      await used();
      const key = keyOf(what, whose);
      const pause = sql`least(${longestWait}, 2 ^ least(a.used - ${free}::int, 20)) * interval '1 second'`;
      const since = sql`a.until - ${rememberedFor} * interval '1 second'`;
      const { rows } = await sql<{ used: number }>`
        INSERT INTO allowance AS a (key, used, until)
        VALUES (${key}, 1, now() + ${rememberedFor} * interval '1 second')
        ON CONFLICT (key) DO UPDATE SET
          used = CASE WHEN a.until <= now() THEN 1 ELSE a.used + 1 END,
          until = excluded.until
        WHERE a.used < ${free}::int OR ${since} + ${pause} <= now()
        RETURNING used`.execute(db);
      if (rows.length > 0) return 0;
      const { rows: waiting } = await sql<{ left: number }>`
        SELECT ceil(extract(epoch FROM ${since} + ${pause} - now()))::int AS left
        FROM allowance a WHERE key = ${key}`.execute(db);
      return Math.max(1, waiting[0]?.left ?? 1);
    },

    /** Uncounts one successful attempt; the others stay counted. */
    async giveBack(what: string, whose: string): Promise<void> {
      await db
        .updateTable('allowance')
        .set({ used: sql`greatest(0, used - 1)` })
        .where('key', '=', keyOf(what, whose))
        .execute();
    },

    /** Resets all attempts. */
    async forgive(what: string, whose: string): Promise<void> {
      await db.deleteFrom('allowance').where('key', '=', keyOf(what, whose)).execute();
    },

    /** Uses within the current time span. */
    async count(what: string, whose: string): Promise<number> {
      const found = await db
        .selectFrom('allowance')
        .select('used')
        .where('key', '=', keyOf(what, whose))
        .where('until', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return found?.used ?? 0;
    },
  };
}

const keyOf = (what: string, whose: string): string =>
  `${what}:${createHash('sha256').update(whose).digest('base64url')}`;

/** Fails with `too-many-requests` when there are seconds left to wait. */
export function mustNotWait(seconds: number): void {
  if (seconds > 0) throw new TooManyRequests(seconds);
}

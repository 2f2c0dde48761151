import type { Evidence } from '@nukkad/registry';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Arm, timeBefore, type Watched } from './reports.model';

type Db = Kysely<Tables>;

/** A page that has said nothing for so long is closed, or begins as another visit. */
const visitMinutes = 30;

/** What a verdict on one part is made from. */
export interface Found {
  part: string;
  evidence: Evidence;
  /** Networks in which pages of the canary had trouble. */
  networks: number;
}

/** What is told of each part since the canary began, and of its live version before. */
export async function evidenceOf(db: Db, { id, share, parts }: Watched): Promise<Found[]> {
  const asked = sql.join([id, ...parts.map(({ live }) => timeBefore(live))]);
  const { rows } = await sql<Counted>`
    SELECT canary, part, arm, sum(visits)::int AS visits, sum(troubled)::int AS troubled FROM (
      SELECT canary, part, arm, visits, troubled FROM canary_total WHERE canary IN (${asked})
      UNION ALL
      SELECT canary, part, arm, count(*), count(*) FILTER (WHERE is_troubled)
      FROM canary_visit WHERE canary IN (${asked}) GROUP BY canary, part, arm
    ) AS counted GROUP BY canary, part, arm`.execute(db);
  const networks = await db
    .selectFrom('canary_network')
    .select(['part', sql<number>`count(*)::int`.as('n')])
    .where('canary', '=', id)
    .groupBy('part')
    .execute();
  return parts.map(({ part, live }) => {
    const armOf = (canary: string, arm: Arm) => {
      const row = rows.find((one) => one.canary === canary && one.part === part && one.arm === arm);
      return { visits: row?.visits ?? 0, troubled: row?.troubled ?? 0 };
    };
    const evidence = {
      ...{ share, canary: armOf(id, 'canary'), live: armOf(id, 'live') },
      before: armOf(timeBefore(live), 'live'),
    };
    return { part, evidence, networks: networks.find((one) => one.part === part)?.n ?? 0 };
  });
}

interface Counted {
  canary: string;
  part: string;
  arm: Arm;
  visits: number;
  troubled: number;
}

/** What was long ago counts half, again and again: so many visits of a version stay. */
const remembered = 20_000;

/** Keeps what is known of the time before a canary recent. */
export async function fadeTimeBefore(db: Db): Promise<void> {
  await sql`
    UPDATE canary_total SET visits = visits / 2, troubled = troubled / 2
    WHERE canary LIKE ${timeBefore('%')} AND visits > ${remembered}::int`.execute(db);
}

/** Adds visits that are over to the totals, so that there is a row for open pages only. */
export async function foldVisits(db: Db): Promise<void> {
  await sql`
    WITH closed AS (
      DELETE FROM canary_visit
      WHERE seen_at < now() - make_interval(mins => ${visitMinutes})
      RETURNING canary, part, arm, is_troubled)
    INSERT INTO canary_total AS total (canary, part, arm, visits, troubled)
    SELECT canary, part, arm, count(*)::int, (count(*) FILTER (WHERE is_troubled))::int
    FROM closed GROUP BY canary, part, arm
    ON CONFLICT (canary, part, arm) DO UPDATE SET
      visits = total.visits + excluded.visits,
      troubled = total.troubled + excluded.troubled`.execute(db);
}

/** What was decided, and is one process's to do. */
interface Claim {
  canary: string;
  part: string;
  reason: string;
}

/**
 * Makes taking a canary back this process's work for a while. Nothing where another is at it, or
 * it has been done. A row and no lock: the registry's work takes longer than a transaction may.
 */
export async function claim(db: Db, { canary, part, reason }: Claim, seconds: number) {
  const { rows } = await sql`
    INSERT INTO canary_verdict AS v (canary, part, reason, claimed_until)
    VALUES (${canary}, ${part}, ${reason}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (canary) DO UPDATE SET claimed_until = excluded.claimed_until
    WHERE v.done_at IS NULL AND v.claimed_until < now()
    RETURNING v.canary`.execute(db);
  return rows.length > 0;
}

/** It could not be done: whoever looks next may try. */
export async function letGo(db: Db, canary: string): Promise<void> {
  await db
    .updateTable('canary_verdict')
    .set({ claimed_until: sql<Date>`now()` })
    .where('canary', '=', canary)
    .execute();
}

/** True for the one who did it. */
export async function markDone(db: Db, canary: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('canary_verdict')
    .set({ done_at: sql<Date>`now()` })
    .where('canary', '=', canary)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

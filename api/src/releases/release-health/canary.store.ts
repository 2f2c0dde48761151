import type { Evidence } from '@nukkad/registry';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Arm, timeBefore, type Watched } from './reports.model';

type Db = Kysely<Tables>;

/** A page silent for this long has ended its visit; later reports begin a new one. */
const visitMinutes = 30;

/** Input of a verdict on one part. */
export interface Found {
  part: string;
  evidence: Evidence;
  /** Networks whose visits had trouble with the canary. */
  networks: number;
}

/** Counts per part since the canary began, and of its live version before that. */
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

/** Exponential forgetting: totals are halved beyond this number of visits per version. */
const remembered = 20_000;

/** Ages the totals from before a canary, so that they describe recent visits. */
export async function fadeTimeBefore(db: Db): Promise<void> {
  await sql`
    UPDATE canary_total SET visits = visits / 2, troubled = troubled / 2
    WHERE canary LIKE ${timeBefore('%')} AND visits > ${remembered}::int`.execute(db);
}

/** Adds ended visits to the totals, so that only open visits have rows. */
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

/** A rollback that one process is to do. */
interface Claim {
  canary: string;
  part: string;
  reason: string;
}

/**
 * Leases the rollback to this process; returns nothing if another holds it or it is done. A row
 * instead of a lock, because the registry takes longer than a transaction may.
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

/** Releases a failed claim, so that another process may try. */
export async function letGo(db: Db, canary: string): Promise<void> {
  await db
    .updateTable('canary_verdict')
    .set({ claimed_until: sql<Date>`now()` })
    .where('canary', '=', canary)
    .execute();
}

/** True for the process that did it. */
export async function markDone(db: Db, canary: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('canary_verdict')
    .set({ done_at: sql<Date>`now()` })
    .where('canary', '=', canary)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

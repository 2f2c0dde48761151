import type { HealthFact, ShareFact } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { type CountRow, type Met, messagesOf, pathOf, plain } from './reports.model';

type Db = Kysely<Tables>;

const messagesKept = 50;
const sharesKept = 40;
const keptDays = 30;
/** Minute counters are kept this long, hour counters after that. */
const minutesKeptHours = 24;

/** Adds to the counters of the current minute. */
export async function addCounts(db: Db, rows: CountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('health_count')
    .values(rows.map((row) => ({ ...row, minute: sql<Date>`date_trunc('minute', now())` })))
    .onConflict((conflict) =>
      conflict
        .columns(['part', 'version', 'minute', 'kind', 'bucket'])
        .doUpdateSet({ n: sql<number>`health_count.n + excluded.n` }),
    )
    .execute();
}

/** Stores failure messages, the newest of each release. */
export async function addMessages(db: Db, facts: HealthFact[], path: string): Promise<void> {
  const said = messagesOf(facts);
  if (said.length === 0) return;
  await db
    .insertInto('health_message')
    .values(
      said.map((fact) => ({
        ...{ id: uuidv7(), part: fact.part, version: fact.version, kind: fact.kind },
        code: fact.kind === 'failure' ? plain(fact.code) : null,
        phase: fact.kind === 'failure' ? fact.phase : null,
        ...{ path: pathOf(path), message: plain(fact.message) },
      })),
    )
    .execute();
  const releases = new Map(said.map((fact) => [`${fact.part} ${fact.version}`, fact]));
  for (const { part, version } of releases.values()) {
    await sql`
      DELETE FROM health_message WHERE part = ${part} AND version = ${version} AND id <= (
        SELECT id FROM health_message WHERE part = ${part} AND version = ${version}
        ORDER BY id DESC OFFSET ${messagesKept} LIMIT 1)`.execute(db);
  }
}

/** Copies of shared packages that a release got. Limited, as reporting needs no account. */
export async function addShare(db: Db, fact: ShareFact): Promise<void> {
  const { part, version } = fact;
  const [name, wanted, given] = [plain(fact.name), plain(fact.wanted), plain(fact.given)];
  await sql`
    WITH known AS (
      UPDATE health_share SET n = n + 1, seen_at = now()
      WHERE part = ${part} AND version = ${version} AND name = ${name} AND wanted = ${wanted}
        AND given = ${given} AND brought_by = ${fact.from}
      RETURNING 1)
    INSERT INTO health_share (part, version, name, wanted, given, brought_by, n)
    SELECT ${part}, ${version}, ${name}, ${wanted}, ${given}, ${fact.from}, 1
    WHERE NOT EXISTS (SELECT FROM known)
      AND (SELECT count(*) FROM health_share WHERE part = ${part} AND version = ${version})
        < ${sharesKept}::int
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Whether the visit is already recorded for the canary; if so, adds the part's trouble to it. */
export async function visitAgain(db: Db, canary: string, visit: string, met: Met) {
  const { numUpdatedRows } = await db
    .updateTable('canary_visit')
    .set({ is_troubled: sql<boolean>`is_troubled OR ${met.isTroubled}::boolean` })
    .where('canary', '=', canary)
    .where('part', '=', met.part)
    .where('arm', '=', met.arm)
    .where('visit', '=', visit)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a visit that the canary does not have yet. */
export async function addVisit(db: Db, canary: string, visit: string, met: Met): Promise<void> {
  await db
    .insertInto('canary_visit')
    .values({ canary, visit, part: met.part, arm: met.arm, is_troubled: met.isTroubled })
    .onConflict((conflict) =>
      conflict.columns(['canary', 'part', 'arm', 'visit']).doUpdateSet({
        is_troubled: sql<boolean>`canary_visit.is_troubled OR excluded.is_troubled`,
      }),
    )
    .execute();
}

/** Records a network in which a page of the canary had trouble. */
export async function addTroubledNetwork(db: Db, canary: string, part: string, network: string) {
  await db
    .insertInto('canary_network')
    .values({ canary, part, network })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes expired rows, and sums minutes of earlier days into hours. */
export async function tidyHealth(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${keptDays})`;
  await db.transaction().execute(async (trx) => {
    await sql`DELETE FROM health_count WHERE minute < ${old}`.execute(trx);
    await sql`DELETE FROM health_message WHERE seen_at < ${old}`.execute(trx);
    await sql`DELETE FROM health_share WHERE seen_at < ${old}`.execute(trx);
    await sql`DELETE FROM canary_network WHERE seen_at < ${old}`.execute(trx);
    await sql`DELETE FROM canary_verdict WHERE decided_at < ${old}`.execute(trx);
    await sql`
      WITH fine AS (
        DELETE FROM health_count
        WHERE minute < date_trunc('hour', now() - make_interval(hours => ${minutesKeptHours}))
          AND minute <> date_trunc('hour', minute)
        RETURNING *)
      INSERT INTO health_count (part, version, minute, kind, bucket, n)
      SELECT part, version, date_trunc('hour', minute), kind, bucket, sum(n)::int
      FROM fine GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT (part, version, minute, kind, bucket)
      DO UPDATE SET n = health_count.n + excluded.n`.execute(trx);
  });
}

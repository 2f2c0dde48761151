import type { ReleaseMessage, ReleaseShare } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Counters of a release, summed over the period shown. */
export interface Counter {
  part: string;
  version: string;
  kind: string;
  bucket: number;
  n: number;
}

/** Of one part, or of all. */
export async function countersOf(db: Db, hours: number, part?: string): Promise<Counter[]> {
  const since = sql<Date>`now() - make_interval(hours => ${hours})`;
  const counted = db
    .selectFrom('health_count')
    .select(['part', 'version', 'kind', 'bucket', sql<number>`sum(n)::int`.as('n')])
    .where('minute', '>', since)
    .groupBy(['part', 'version', 'kind', 'bucket']);
  return (part === undefined ? counted : counted.where('part', '=', part)).execute();
}

const messagesShown = 50;

/** Messages about a part, newest first. */
export async function messagesAbout(db: Db, part: string): Promise<ReleaseMessage[]> {
  const rows = await db
    .selectFrom('health_message')
    .selectAll()
    .where('part', '=', part)
    .orderBy('id', 'desc')
    .limit(messagesShown)
    .execute();
  return rows.map(({ id, seen_at, ...row }) => ({ _id: id, time: seen_at.toISOString(), ...row }));
}

/** Which copies of shared packages a part got. */
export async function sharesOf(db: Db, part: string): Promise<ReleaseShare[]> {
  const rows = await db
    .selectFrom('health_share')
    .selectAll()
    .where('part', '=', part)
    .orderBy('name')
    .orderBy('version')
    .execute();
  return rows.map(({ brought_by, n, version, name, wanted, given }) => ({
    ...{ part, version, name, wanted, given, from: brought_by, times: n },
  }));
}

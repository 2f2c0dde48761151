import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

interface Outcome {
  channel: string;
  state: string;
  count: number;
}

/** Messages of the last 24 hours by the channel that has them and by their state. */
export async function outcomesOfDay(db: Kysely<Tables>): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    SELECT coalesce(channels[1], 'none') AS channel, state, count(*)::int AS count
    FROM phone_message WHERE created_at > now() - interval '1 day'
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { type Letter, letterTopic } from './letters';

/** A letter that is this process's to send until its lease ends. */
export interface ClaimedLetter {
  id: string;
  /** This one included. */
  attempts: number;
  letter: Letter;
}

// Longer than one conversation with a mail server can take; after a crash letters wait so long.
const lease = sql`interval '2 minutes'`;

/** Takes the letters that have waited longest. Several processes may; none gets another's. */
export async function claimLetters(db: Kysely<Tables>, most: number): Promise<ClaimedLetter[]> {
  const claimed = await db
    // Apart, so that it runs once: inside the update it could run for every row.
    .with(
      (cte) => cte('due').materialized(),
      (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', letterTopic)
          .where('done_at', 'is', null)
          .where('available_at', '<=', sql<Date>`now()`)
          .orderBy('available_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, available_at: sql<Date>`now() + ${lease}` })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returning(['id', 'attempts', 'payload'])
    .execute();
  return claimed.map(({ payload, ...claim }) => ({ ...claim, letter: payload as Letter }));
}

/** Removes a letter: it may hold a code, and nobody reads a letter that has gone out. */
export async function forgetLetter(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Gives a letter back for later, unless its lease ended and somebody else has it. */
export async function postponeLetter(
  db: Kysely<Tables>,
  { id, attempts }: ClaimedLetter,
  seconds: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ available_at: sql<Date>`now() + ${seconds} * interval '1 second'` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/core/db/tables.generated';

/** Locks the progress notes for this process until its transaction ends. */
export async function holdState(db: Kysely<Tables>): Promise<void> {
  await sql`LOCK TABLE seed_state IN EXCLUSIVE MODE`.execute(db);
}

/** Progress of a step; 0 before it began. */
export async function doneOf(db: Kysely<Tables>, step: string): Promise<number> {
  const state = await db
    .selectFrom('seed_state')
    .select('done')
    .where('step', '=', step)
    .executeTakeFirst();
  return state?.done ?? 0;
}

/** Every step that has begun. */
export async function allDone(db: Kysely<Tables>): Promise<Map<string, number>> {
  const states = await db.selectFrom('seed_state').selectAll().execute();
  return new Map(states.map(({ step, done }) => [step, done]));
}

export const note = (db: Kysely<Tables>, step: string, done: number): Promise<void> =>
  noteAll(db, [{ step, done }]);

export async function noteAll(db: Kysely<Tables>, states: Tables['seed_state'][]): Promise<void> {
  if (states.length === 0) return;
  await db
    .insertInto('seed_state')
    .values(states)
    .onConflict((conflict) =>
      conflict.column('step').doUpdateSet(({ ref }) => ({ done: ref('excluded.done') })),
    )
    .execute();
}

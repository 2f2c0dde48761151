import type { Letter } from '../mail/letters';
import { letterTopic } from '../mail/letters';
import type { Database } from '../storage/database';

/** What waits in the outbox or was sent to this address, newest first. */
export async function lettersTo({ query }: Database, to: string): Promise<Letter[]> {
  const waiting = await query
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', letterTopic)
    .where('done_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const kept = await query
    .selectFrom('kept_letter')
    .select(['recipient as to', 'subject', 'text', 'calendar'])
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .execute();
  const letters: Letter[] = kept.map(({ calendar, ...letter }) => ({
    ...letter,
    ...(calendar && { calendar }),
  }));
  return [...waiting.map(({ payload }) => payload as unknown as Letter), ...letters].filter(
    (letter) => letter.to === to,
  );
}

/** The four digits of the newest letter to this address. */
export async function codeFor(database: Database, to: string): Promise<string> {
  const [newest] = await lettersTo(database, to);
  const code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

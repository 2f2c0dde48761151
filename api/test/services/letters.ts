import type { Database } from '../../src/core/db/database';
import { type Email, emailJob } from '../../src/core/email/emails';
import { until } from '../process/until';

/**
 * What waits to be sent or was sent to this address, newest first. A letter that is just being
 * sent stands in both under one id, and counts once.
 */
export async function lettersTo({ query }: Database, to: string): Promise<Email[]> {
  const waiting = await query
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', '=', emailJob.name)
    .execute();
  const kept = await query
    .selectFrom('kept_letter')
    .select(['id', 'recipient as to', 'subject', 'text', 'calendar'])
    .where('recipient', '=', to)
    .execute();
  const letters = new Map<string, Email>();
  for (const { id, payload } of waiting) letters.set(id, payload as unknown as Email);
  for (const { id, calendar, ...letter } of kept) {
    letters.set(id, { ...letter, ...(calendar && { calendar }) });
  }
  return [...letters]
    .filter(([, letter]) => letter.to === to)
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([, letter]) => letter);
}

/** The four digits of the newest letter to this address. */
export async function codeFor(database: Database, to: string): Promise<string> {
  const [newest] = await lettersTo(database, to);
  const code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** What the newest link carries that makes this former address the account's e-mail again. */
export async function takeBackTokenFor(database: Database, to: string): Promise<string> {
  const found = (await lettersTo(database, to))
    .map(({ text }) => /\/take-back-email#([\w-]{22})$/m.exec(text)?.[1])
    .find((token) => token !== undefined);
  if (found === undefined) throw new Error(`No link to take ${to} back was sent.`);
  return found;
}

/** What the newest link to choose a new password carries; it is sent a moment after it is asked for. */
export async function resetTokenFor(database: Database, to: string): Promise<string> {
  let token: string | undefined;
  await until(async () => {
    const [newest] = await lettersTo(database, to);
    token = /\/reset-password#([\w-]{22})$/m.exec(newest?.text ?? '')?.[1];
    return token !== undefined;
  }, `a link to choose a new password was sent to ${to}`);
  return token ?? '';
}

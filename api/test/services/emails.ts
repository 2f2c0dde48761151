import type { Database } from '../../src/core/db/database';
import { type Email, emailJob } from '../../src/core/email/emails';
import { until } from '../process/until';

/**
 * Queued and sent emails to this address, newest first. An email that is being sent is in both
 * tables under one id, and counts once.
 */
export async function emailsTo({ query }: Database, to: string): Promise<Email[]> {
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
  const emails = new Map<string, Email>();
  for (const { id, payload } of waiting) emails.set(id, payload as unknown as Email);
  for (const { id, calendar, ...email } of kept) {
    emails.set(id, { ...email, ...(calendar && { calendar }) });
  }
  return [...emails]
    .filter(([, email]) => email.to === to)
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([, email]) => email);
}

/** The four-digit code in the newest email to this address. */
export async function codeFor(database: Database, to: string): Promise<string> {
  const [newest] = await emailsTo(database, to);
  const code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** The token of the newest link that restores this former address as the account's email. */
export async function takeBackTokenFor(database: Database, to: string): Promise<string> {
  const found = (await emailsTo(database, to))
    .map(({ text }) => /\/take-back-email#([\w-]{22})$/m.exec(text)?.[1])
    .find((token) => token !== undefined);
  if (found === undefined) throw new Error(`No link to take ${to} back was sent.`);
  return found;
}

/** The token of the newest password reset link; its email is sent asynchronously. */
export async function resetTokenFor(database: Database, to: string): Promise<string> {
  let token: string | undefined;
  await until(async () => {
    const [newest] = await emailsTo(database, to);
    token = /\/reset-password#([\w-]{22})$/m.exec(newest?.text ?? '')?.[1];
    return token !== undefined;
  }, `a link to choose a new password was sent to ${to}`);
  return token ?? '';
}

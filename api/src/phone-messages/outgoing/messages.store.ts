import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PhoneContent } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import type { Email } from '../../core/email/emails';
import { enqueue } from '../../core/jobs/enqueue';
import type { JobKind } from '../../core/jobs/job-kind';
import type { MessageLanguage } from '../../core/language/message-language';
import type { ChannelName, DeliveryReport } from '../channels/channel';
import type { MessageKind } from '../templates/templates.model';
import { stateBy } from './delivery.model';

type Db = Kysely<Tables>;

export type MessageRow = Selectable<Tables['phone_message']>;

/** Sends the message with this id. */
export const phoneMessageJob: JobKind<{ id: string }> = {
  ...{ name: 'phone-message', priority: 'high' },
  keyOf: ({ id }) => id,
};

export interface NewMessage {
  userId: string | null;
  number: string;
  language: MessageLanguage;
  kind: MessageKind;
  content: PhoneContent;
  channels: ChannelName[];
  about?: string | null;
  uselessAfter?: Date | null;
  /** Goes out where no channel takes the message. */
  otherwise?: Email | null;
}

/** Adds a message and its job, in the transaction of what it is about. */
export async function addMessage(trx: Db, message: NewMessage, wait = 0): Promise<string> {
  const { userId, number, language, kind, content, channels } = message;
  const id = uuidv7();
  await trx
    .insertInto('phone_message')
    .values({
      ...{ id, user_id: userId, number, language, kind, channels },
      content: JSON.stringify(content),
      about: message.about ?? null,
      otherwise: message.otherwise ? JSON.stringify(message.otherwise) : null,
      useless_after: message.uselessAfter ?? null,
    })
    .execute();
  await enqueue(trx, phoneMessageJob, { id }, { after: wait });
  return id;
}

/** A message that has not been sent yet. */
export const waitingMessage = (db: Db, id: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('phone_message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** Messages to a number within a day that nobody asked for. */
export async function sentToday(db: Db, number: string): Promise<number> {
  const { sent } = await db
    .selectFrom('phone_message')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('number', '=', number)
    .where('kind', 'not in', ['code', 'reply'])
    .where('sent_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** What is left of the row's channels, the next one first. */
export async function keepChannels(db: Db, id: string, channels: string[]): Promise<void> {
  await db
    .updateTable('phone_message')
    .set({ channels, attempts: 0 })
    .where('id', '=', id)
    .execute();
}

/** Counts a failed attempt at the first channel; returns how many there were. */
export async function countAttempt(db: Db, id: string, reason: string): Promise<number> {
  const { attempts } = await db
    .updateTable('phone_message')
    .set({ attempts: sql<number>`attempts + 1`, reason })
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** Records that a provider has the message, with what it reported of it already. */
export async function markSent(
  trx: Db,
  { id, kind }: Pick<MessageRow, 'id' | 'kind'>,
  sent: { provider: string; providerId: string; channels: string[]; isTrial: boolean },
): Promise<void> {
  const { provider, providerId, channels, isTrial } = sent;
  await lockReports(trx, provider, providerId);
  await trx
    .updateTable('phone_message')
    .set({
      ...{ state: 'sent', provider, provider_id: providerId, channels, reason: null },
      sent_at: sql<Date>`now()`,
      ...(kind === 'code' && !isTrial && { content: usedCode }),
    })
    .where('id', '=', id)
    .execute();
  await applyReports(trx, provider, providerId);
}

/** A code is not kept once it is on its way. */
const usedCode = JSON.stringify({ template: 'code', values: {} });

/** A report and the record of sending wait for each other, so that one of them sees the other. */
async function lockReports(trx: Db, provider: string, providerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${provider} ${providerId}`}, 0))`.execute(
    trx,
  );
}

/** Ends a message that nobody gets; its e-mail is returned. */
export async function endMessage(
  trx: Db,
  id: string,
  { state, reason }: { state: 'failed' | 'dropped'; reason: string },
): Promise<Email | null> {
  const ended = await trx
    .updateTable('phone_message as message')
    .from('phone_message as before')
    .set({ state, reason, otherwise: null })
    .set(({ ref }) => ({
      content: sql`CASE WHEN ${ref('message.kind')} = 'code' THEN ${usedCode}::jsonb
        ELSE ${ref('message.content')} END`,
    }))
    .whereRef('before.id', '=', 'message.id')
    .where('message.id', '=', id)
    .where('message.state', '=', 'waiting')
    .returning('before.otherwise')
    .executeTakeFirst();
  return ended?.otherwise ?? null;
}

/** Stores reports, and brings the messages they are about up to date. */
export async function addReports(
  trx: Db,
  provider: string,
  reports: DeliveryReport[],
): Promise<void> {
  // In one order, so that two webhooks never wait for each other.
  const sorted = reports.toSorted((one, other) => (one.providerId < other.providerId ? -1 : 1));
  for (const { providerId, state, reason } of sorted) {
    await lockReports(trx, provider, providerId);
    await trx
      .insertInto('phone_report')
      .values({ provider, provider_id: providerId, state, reason })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await applyReports(trx, provider, providerId);
  }
}

/**
 * Brings a sent message to the state that its reports say. One that failed is tried by the channels
 * that are left.
 */
async function applyReports(trx: Db, provider: string, providerId: string): Promise<void> {
  const message = await trx
    .selectFrom('phone_message')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['sent', 'delivered'])
    .forUpdate()
    .executeTakeFirst();
  if (!message) return;
  const reports = await trx
    .selectFrom('phone_report')
    .select(['state', 'reason'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .execute();
  const state = stateBy(reports.map((report) => report.state));
  if (state === message.state) return;
  if (state === 'failed') return retryElsewhere(trx, message, reports);
  await trx
    .updateTable('phone_message')
    .set({ state, otherwise: null })
    .where('id', '=', message.id)
    .execute();
}

async function retryElsewhere(
  trx: Db,
  { id, channels }: MessageRow,
  reports: { state: string; reason: string | null }[],
): Promise<void> {
  const reason = reports.find(({ state }) => state === 'failed')?.reason ?? 'failed';
  await trx
    .updateTable('phone_message')
    .set({ state: 'waiting', channels: channels.slice(1), attempts: 0, reason })
    .where('id', '=', id)
    .execute();
  await enqueue(trx, phoneMessageJob, { id });
}

/**
 * The booking of the message with this provider's id, else of the last one to the number within
 * three days; null for none.
 */
export async function lastBookingMessage(
  db: Db,
  { number, replyTo }: { number: string; replyTo: string | null },
): Promise<string | null> {
  const sent = db
    .selectFrom('phone_message')
    .select('about')
    .where('number', '=', number)
    .where('about', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1);
  const replied =
    replyTo === null ? undefined : await sent.where('provider_id', '=', replyTo).executeTakeFirst();
  const found =
    replied ??
    (await sent.where('sent_at', '>', sql<Date>`now() - interval '3 days'`).executeTakeFirst());
  return found?.about ?? null;
}

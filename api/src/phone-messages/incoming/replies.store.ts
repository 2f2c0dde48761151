import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import type { JobKind } from '../../core/jobs/job-kind';
import type { IncomingMessage } from '../channels/channel';
import { ownerOf } from '../numbers/phones.store';

type Db = Kysely<Tables>;

export type ReplyRow = Selectable<Tables['phone_reply']>;

/** Answers one message that came. */
export const phoneReplyJob: JobKind<{ provider: string; messageId: string }> = {
  ...{ name: 'phone-reply', priority: 'high' },
};

/** Stores messages that came, each once, with a job for each new one. */
export async function addReplies(
  trx: Db,
  provider: string,
  messages: IncomingMessage[],
): Promise<void> {
  for (const { id: messageId, number, text, isButton, replyTo, sentAt } of messages) {
    const owner = await ownerOf(trx, number);
    const added = await trx
      .insertInto('phone_reply')
      .values({
        ...{ provider, message_id: messageId, number, is_button: isButton, sent_at: sentAt },
        ...{ user_id: owner?.user_id ?? null, reply_to: replyTo },
        // What is no text, such as a picture, is a mark that nothing understands.
        text: text.replaceAll('\0', '').trim() || '?',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('message_id')
      .executeTakeFirst();
    if (added) await enqueue(trx, phoneReplyJob, { provider, messageId });
  }
}

/** A message that came and was not answered yet; locked until the transaction ends. */
export const openReply = (
  trx: Db,
  { provider, messageId }: { provider: string; messageId: string },
): Promise<ReplyRow | undefined> =>
  trx
    .selectFrom('phone_reply')
    .selectAll()
    .where('provider', '=', provider)
    .where('message_id', '=', messageId)
    .where('text', '!=', '')
    .forUpdate()
    .executeTakeFirst();

/** What was written is not kept once it is answered. */
export async function closeReply(trx: Db, { provider, message_id }: ReplyRow): Promise<void> {
  await trx
    .updateTable('phone_reply')
    .set({ text: '' })
    .where('provider', '=', provider)
    .where('message_id', '=', message_id)
    .execute();
}

/** Answers of one number are made one after the other. */
export async function lockNumber(trx: Db, number: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reply ${number}`}, 0))`.execute(trx);
}

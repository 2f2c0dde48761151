import type { Kysely } from 'kysely';
import type { Tables } from '../core/db/tables.generated';
import { type Converse, lastBookingMessage, type PhoneRow, type ReplyRow } from '../phone-messages';
import { type Conversation, nothing, type Wish, wishOf } from './conversation.model';
import { type ConversationRow, claim, conversationOf, finish } from './conversations.store';
import type { RepliesDeps } from './outcome';
import { perform } from './perform';

/**
 * Answers messages of people who proved their number. Each is taken up once: repeated after a crash
 * it leads to the same wish under the same idempotency key, and to the same answer. While one is
 * under way the next one of the person fails, and is tried again.
 */
export function conversations(deps: RepliesDeps): Converse {
  const { db } = deps;
  return async (owner, reply) => {
    const seen = await conversationOf(db, owner.user_id);
    const isSame = seen?.message_id === reply.message_id;
    if (isSame && seen.is_done) return answerIn(seen);
    const state = (seen?.state ?? nothing) as Conversation;
    const wish = isSame ? (seen.wish as Wish) : await newWish(db, owner, reply, seen, state);
    const key = `phone ${reply.provider} ${reply.message_id}`;
    const outcome = await perform(deps, owner, { wish, state, key });
    await db.transaction().execute(async (trx) => {
      await outcome.work?.(trx);
      await finish(trx, owner.user_id, reply.message_id, outcome);
    });
    return outcome.answer;
  };
}

const answerIn = ({ answer }: ConversationRow) => (answer && 'text' in answer ? answer : null);

async function newWish(
  db: Kysely<Tables>,
  owner: PhoneRow,
  reply: ReplyRow,
  seen: ConversationRow | undefined,
  state: Conversation,
): Promise<Wish> {
  const { number, text, is_button: isButton, reply_to: replyTo, message_id: messageId } = reply;
  const about = await lastBookingMessage(db, { number, replyTo });
  const wish = wishOf(state, { text, isButton, about, isOld: isOlder(reply, seen) });
  if (await claim(db, owner.user_id, seen, { messageId, wish, state })) return wish;
  throw new Error('Another message of this number is under way.');
}

/** Telephones tell seconds only. */
const isOlder = ({ sent_at }: ReplyRow, seen: ConversationRow | undefined): boolean =>
  seen !== undefined &&
  Math.floor(sent_at.getTime() / 1_000) < Math.floor(seen.asked_at.getTime() / 1_000);

import type { Kysely } from 'kysely';
import type { PhoneContent } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import type { JobHandler } from '../../core/jobs/handlers';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import type { ChannelName } from '../channels/channel';
import { saysStop } from '../numbers/consents.model';
import { ownerOf, type PhoneRow, stopAll } from '../numbers/phones.store';
import { addMessage } from '../outgoing/messages.store';
import { closeReply, lockNumber, openReply, type ReplyRow } from './replies.store';
import { text } from './replies.text';

/** An answer within a conversation. */
export type Answer = Extract<PhoneContent, { text: string }>;

/** What a message of somebody who proved the number leads to; null for no answer. */
export type Converse = (owner: PhoneRow, reply: ReplyRow) => Promise<Answer | null>;

interface Deps {
  db: Kysely<Tables>;
  allowed: RateLimiter;
  /** Set by the context that knows what can be done by replies. */
  converse: () => Converse | undefined;
}

const day = 86_400;
/** One answer a day to a number that nobody proved: whoever pays for it is us. */
const toStrangers = { most: 1, seconds: day };
/** A person who taps through a day's bookings sends fewer; a program that answers us, more. */
const toOwners = { most: 60, seconds: day };

/** Answers messages that came, each once. */
export const replyAnswering = (
  deps: Deps,
): JobHandler<{ provider: string; messageId: string }> => ({
  ...{ atOnce: 5, leaseSeconds: 60 },
  work: (which) => answerReply(deps, which),
  isErrorSecret: true,
});

async function answerReply(
  deps: Deps,
  which: { provider: string; messageId: string },
): Promise<void> {
  const { db, allowed } = deps;
  const reply = await db.transaction().execute((trx) => openReply(trx, which));
  if (!reply) return;
  const owner = await ownerOf(db, reply.number);
  if (saysStop(reply.text)) return stop(db, reply, owner);
  const [action, limit] = owner ? ['phone-answers', toOwners] : ['phone-strangers', toStrangers];
  const mayAnswer =
    (await allowed.use(action as string, reply.number, limit as typeof toOwners)) === 0;
  const answer = mayAnswer ? await answerTo(deps, owner, reply) : null;
  await finish(db, reply, owner, answer);
}

async function answerTo(
  { converse }: Deps,
  owner: PhoneRow | undefined,
  reply: ReplyRow,
): Promise<Answer | null> {
  if (!owner) return { text: text.stranger };
  return (await converse()?.(owner, reply)) ?? null;
}

/** Opting out always wins: it needs no limit, no proof and no conversation. */
async function stop(
  db: Kysely<Tables>,
  reply: ReplyRow,
  owner: PhoneRow | undefined,
): Promise<void> {
  if (!owner) return finish(db, reply, owner, null);
  await db.transaction().execute((trx) => stopAll(trx, owner));
  await finish(db, reply, owner, { text: text.stopped[owner.language] });
}

async function finish(
  db: Kysely<Tables>,
  reply: ReplyRow,
  owner: PhoneRow | undefined,
  answer: Answer | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockNumber(trx, reply.number);
    const which = { provider: reply.provider, messageId: reply.message_id };
    if (!(await openReply(trx, which))) return;
    await closeReply(trx, reply);
    if (!answer || channelOf(reply) !== 'whatsapp') return;
    await addMessage(trx, {
      ...{ userId: owner?.user_id ?? null, number: reply.number, content: answer, kind: 'reply' },
      ...{ language: owner?.language ?? 'en-IN', channels: ['whatsapp'] },
    });
  });
}

/** An SMS would need a registered text, so only WhatsApp is answered. */
const channelOf = ({ provider, message_id }: ReplyRow): ChannelName =>
  provider === 'whatsapp' || message_id.startsWith('trial-whatsapp') ? 'whatsapp' : 'sms';

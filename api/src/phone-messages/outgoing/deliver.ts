import type { Kysely } from 'kysely';
import type { PhoneSettings } from '../../core/config/phone-settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { enqueue } from '../../core/jobs/enqueue';
import type { JobHandler } from '../../core/jobs/handlers';
import type { MessageLanguage } from '../../core/language/message-language';
import { phoneAttempts } from '../../core/metrics/instruments';
import { ChannelFailure, type OutgoingMessage, type PhoneChannel } from '../channels/channel';
import type { PhoneChannels } from '../channels/channels';
import { isAgreed } from '../numbers/consents.model';
import { consentsOf, type PhoneRow, phoneOf } from '../numbers/phones.store';
import { isUrgent } from '../templates/templates.model';
import { isGivenUp, secondsToWait, secondsUntilRetry } from './delivery.model';
import * as store from './messages.store';
import { giveBack, spend } from './spend.store';

interface Deps {
  db: Kysely<Tables>;
  channels: PhoneChannels;
  settings: Pick<PhoneSettings, 'dailyCap' | 'personCap'>;
}

/** Sends messages, each by the first channel that takes it, outside of any transaction. */
export const deliveryBy = (deps: Deps): JobHandler<{ id: string }> => ({
  atOnce: 5,
  // Longer than all channels take to answer.
  leaseSeconds: 120,
  work: ({ id }) => deliver(deps, id),
  // The message counts its attempts, and ends by itself.
  retryAfter: (_error, attempts) => secondsUntilRetry(attempts),
  isErrorSecret: true,
});

/**
 * Sends a waiting message, puts it off, or ends it. Whoever sends twice after a crash writes twice:
 * providers know no keys of ours. Fails when the provider did, for another attempt.
 */
async function deliver(deps: Deps, id: string): Promise<void> {
  const { db, channels } = deps;
  const message = await store.waitingMessage(db, id);
  if (!message) return;
  if (isUseless(message)) return end(db, message, 'dropped', 'too-late');
  const phone = message.user_id === null ? undefined : await phoneOf(db, message.user_id);
  const seconds = phone ? waitOf(message, phone) : 0;
  if (seconds > 0) return enqueue(db, store.phoneMessageJob, { id }, { after: seconds });
  if (await hasEnough(deps, message)) return end(db, message, 'dropped', 'person-cap');
  const outgoing = toOutgoing(message);
  for (const name of await allowedChannels(db, message, phone)) {
    const channel = channels[name];
    if (!channel?.canSend(outgoing)) continue;
    const outcome = await attempt(deps, channel, message, outgoing);
    if (outcome === 'capped') return end(db, message, 'dropped', 'daily-cap');
    if (outcome === 'sent') return;
  }
  await end(db, message, message.reason === null ? 'dropped' : 'failed', 'no-channel');
}

/** Codes and answers: whoever has the telephone asked for them. */
const isAsked = ({ kind }: store.MessageRow) => kind === 'code' || kind === 'reply';

const hasEnough = async ({ db, settings }: Deps, message: store.MessageRow): Promise<boolean> =>
  !isAsked(message) && (await store.sentToday(db, message.number)) >= settings.personCap;

const isUseless = ({ useless_after }: store.MessageRow) =>
  useless_after !== null && useless_after.getTime() <= Date.now();

const waitOf = ({ content, useless_after }: store.MessageRow, phone: PhoneRow): number =>
  secondsToWait(new Date(), {
    isUrgent: isUrgent(content),
    quiet: { from: phone.quiet_from, until: phone.quiet_until },
    uselessAfter: useless_after,
  });

const toOutgoing = ({ id, number, language, content }: store.MessageRow): OutgoingMessage => ({
  ...{ id, number, content },
  language: language as MessageLanguage,
});

/** The row's channels by which it may still be sent: a consent may have ended meanwhile. */
async function allowedChannels(
  db: Kysely<Tables>,
  message: store.MessageRow,
  phone: PhoneRow | undefined,
) {
  const names = message.channels as (keyof PhoneChannels)[];
  const { kind } = message;
  if (kind === 'code' || kind === 'reply') return names;
  // The number may be somebody else's by now.
  if (phone?.number !== message.number) return [];
  const consents = await consentsOf(db, phone);
  return names.filter((channel) => isAgreed(consents, { channel, kind }));
}

/** One attempt at one channel; `next` when it will never take this message. */
async function attempt(
  { db, settings }: Deps,
  channel: PhoneChannel,
  message: store.MessageRow,
  outgoing: OutgoingMessage,
): Promise<'sent' | 'next' | 'capped'> {
  const cost = { paise: channel.costOf(outgoing), isCode: message.kind === 'code' };
  const count = (outcome: string) => phoneAttempts.inc({ channel: channel.channel, outcome });
  if (!(await spend(db, cost, settings.dailyCap))) {
    count('capped');
    return 'capped';
  }
  const left = message.channels.slice(message.channels.indexOf(channel.channel));
  try {
    const providerId = await channel.send(outgoing);
    const { provider, isTrial } = channel;
    const sent = { provider, providerId, channels: left, isTrial };
    await db.transaction().execute((trx) => store.markSent(trx, message, sent));
    count('sent');
    return 'sent';
  } catch (error) {
    if (!(error instanceof ChannelFailure)) throw error;
    count(error.kind);
    // What may have been accepted may be billed.
    if (error.kind !== 'unknown') await giveBack(db, cost);
    const attempts = await store.countAttempt(db, message.id, error.code);
    if (!isGivenUp(error.kind, attempts)) throw error;
    await store.keepChannels(db, message.id, left.slice(1));
    return 'next';
  }
}

async function end(
  db: Kysely<Tables>,
  { id, reason }: store.MessageRow,
  state: 'failed' | 'dropped',
  why: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await store.endMessage(trx, id, { state, reason: reason ?? why });
    if (email) await enqueueEmail(trx, email);
  });
  phoneAttempts.inc({ channel: 'none', outcome: why });
}

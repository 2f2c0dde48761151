import type { Kysely } from 'kysely';
import type { PhoneTemplate } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import type { Email } from '../../core/email/emails';
import type { MessageLanguage } from '../../core/language/message-language';
import { consentsOf, phoneOf } from '../numbers/phones.store';
import { isUrgent, kindOf } from '../templates/templates.model';
import { channelsInOrder, secondsToWait } from './delivery.model';
import { addMessage } from './messages.store';

/** A registered text for a user. */
export interface UserMessage {
  userId: string;
  template: PhoneTemplate;
  /** Values of the text, in its language; longer ones are cut. */
  values: (language: MessageLanguage) => Record<string, string>;
  /** What the buttons of the text send back, in order. */
  payloads?: string[];
  /** The booking that it is about. */
  about?: string;
  /** After this it says nothing new. */
  uselessAfter?: Date;
  /** Goes out where no channel takes it. */
  otherwise?: Email;
}

/**
 * Enqueues a message to a user's proved number, if they agreed to such messages. Call it in the
 * transaction of what it is about. False when nothing is sent to the number: `otherwise` is then the
 * caller's to send.
 *
 * @example await enqueueMessage(trx, { userId, template: 'booking-confirmed', values, about: id });
 */
export async function enqueueMessage(
  trx: Kysely<Tables>,
  { userId, template, values, payloads, about, uselessAfter, otherwise }: UserMessage,
): Promise<boolean> {
  const phone = await phoneOf(trx, userId);
  if (!phone) return false;
  const content = { template, values: values(phone.language), ...(payloads && { payloads }) };
  const kind = kindOf(content);
  const consents = await consentsOf(trx, phone);
  const channels = channelsInOrder(phone.first_channel, consents, kind);
  if (channels.length === 0) return false;
  const quiet = { from: phone.quiet_from, until: phone.quiet_until };
  const timing = { isUrgent: isUrgent(content), quiet, uselessAfter: uselessAfter ?? null };
  const { number, language } = phone;
  await addMessage(
    trx,
    {
      ...{ userId, number, language, kind, content, channels },
      ...{ about: about ?? null, uselessAfter: uselessAfter ?? null, otherwise: otherwise ?? null },
    },
    secondsToWait(new Date(), timing),
  );
  return true;
}

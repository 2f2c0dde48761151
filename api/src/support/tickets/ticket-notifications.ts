import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { type Email, enqueueEmail } from '../../core/email/emails';
import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';
import { referenceOf } from '../../core/http/reference';
import type { MessageLanguage } from '../../core/language/message-language';
import { languageOfUser } from '../../core/language/people-language.store';
import { notify } from '../../core/notifications/notify';
import { ticketNotifications, ticketWords } from './support.words';

/** The columns of a ticket that identify its writer. */
export interface NotifiedTicket {
  id: string;
  number: number;
  user_id: string | null;
  first_name: string;
  email: string;
  /** Of a writer without an account. */
  language: MessageLanguage;
}

export interface TicketPlaces {
  /** URL of a ticket for its writer's own emails: a guest's carries the token. */
  addressOf: (ticket: NotifiedTicket) => string;
}

export function ticketPlaces(publicUrl: string, keys: GuestTokens): TicketPlaces {
  return {
    addressOf(ticket) {
      const reference = referenceOf('T', ticket.number);
      const path =
        ticket.user_id === null
          ? `/support/${reference}#${keys.keyOf('ticket', ticket.id)}`
          : pathOf(ticket.id);
      return new URL(path, publicUrl).href;
    },
  };
}

const pathOf = (id: string) => `/profile?section=support&ticket=${id}`;

export type NotifyTicket = { what: 'answered'; text: string } | { what: 'closed' | 'reopened' };

/** Notifies a ticket's writer by email, and in the notification list if there is an account. */
export async function notifyWriter(
  trx: Kysely<Tables>,
  places: TicketPlaces,
  ticket: NotifiedTicket,
  notification: NotifyTicket,
): Promise<void> {
  const number = referenceOf('T', ticket.number);
  const told = {
    ...{ to: ticket.email, name: ticket.first_name, number },
    address: places.addressOf(ticket),
  };
  const language =
    ticket.user_id === null ? ticket.language : await languageOfUser(trx, ticket.user_id);
  await enqueueEmail(trx, { ...emailOf(ticketWords(language), told, notification), language });
  if (ticket.user_id === null) return;
  await notify(trx, {
    ...{ userId: ticket.user_id, kind: 'support', link: pathOf(ticket.id) },
    ...ticketNotifications[notification.what](number),
  });
}

type Words = ReturnType<typeof ticketWords>;

function emailOf(
  words: Words,
  told: Parameters<Words['closedEmail']>[0],
  notification: NotifyTicket,
): Email {
  if (notification.what === 'answered') return words.answeredEmail(told, notification.text);
  return notification.what === 'closed' ? words.closedEmail(told) : words.reopenedEmail(told);
}

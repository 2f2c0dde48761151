import type { TicketAnswer, TicketOrder } from '@nukkad/platform/contract';
import { enqueueEmail } from '../../core/email/emails';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { referenceOf } from '../../core/http/reference';
import { currentLanguage } from '../../core/language/current-language';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { accountByEmail } from '../../identity';
import { ticketWords } from './support.words';
import type { TicketPlaces } from './ticket-notifications';
import { addTicket } from './tickets.store';

export type SupportService = ReturnType<typeof supportService>;

interface Deps {
  idempotent: IdempotentWrite;
  allowed: RateLimiter;
  places: TicketPlaces;
}

/** Limits emails per address, as the form could be used to flood another person's mailbox. */
const emails = { most: 5, seconds: 3_600 };

/** Tickets of the Need Help form. */
export function supportService({ idempotent, allowed, places }: Deps) {
  return {
    /**
     * The ticket belongs to the signed-in user; a visitor's is claimed by the account that verifies
     * its email address. The response never reveals whether such an account exists. An email tells
     * where to follow the ticket.
     */
    async open(
      order: TicketOrder,
      userId: string | null,
      key: string | undefined,
    ): Promise<TicketAnswer> {
      const isTold = (await allowed.use('ticket-letter', order.email.toLowerCase(), emails)) === 0;
      return idempotent({ call: 'createTicket', key, body: { order, userId } }, async (trx) => {
        const account = userId === null ? await accountByEmail(trx, order.email) : undefined;
        const ticket = {
          user_id: account?.isVerified ? account.id : userId,
          first_name: order.firstName,
          last_name: order.lastName,
          email: order.email,
          phone: order.phoneNumber,
          message: order.message,
          language: currentLanguage(),
        };
        const { id, number } = await addTicket(trx, ticket);
        const reference = referenceOf('T', number);
        if (isTold) {
          const address = places.addressOf({ ...ticket, id, number });
          const told = { to: order.email, name: order.firstName, number: reference, address };
          const { language } = ticket;
          await enqueueEmail(trx, { ...ticketWords(language).arrivedEmail(told), language });
        }
        return { number: reference };
      });
    },
  };
}

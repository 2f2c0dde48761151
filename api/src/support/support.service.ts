import type { TicketAnswer, TicketOrder } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import type { Once } from '../http/idempotency';
import { referenceOf } from '../http/reference';

export type SupportService = ReturnType<typeof supportService>;

/** Tickets of the Need Help form. */
export function supportService(once: Once) {
  return {
    open: (order: TicketOrder, key: string | undefined): Promise<TicketAnswer> =>
      once({ call: 'createTicket', key, body: order }, async (trx) => {
        const { number } = await trx
          .insertInto('support_ticket')
          .values({
            id: uuidv7(),
            first_name: order.firstName,
            last_name: order.lastName,
            email: order.email,
            phone: order.phoneNumber,
            message: order.message,
            status: 'open',
          })
          .returning('number')
          .executeTakeFirstOrThrow();
        return { number: referenceOf('T', number) };
      }),
  };
}

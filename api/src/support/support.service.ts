import type { TicketAnswer, TicketOrder } from '@nukkad/platform/contract';
import { accountByEmail } from '../accounts/accounts.store';
import type { Once } from '../http/idempotency';
import { referenceOf } from '../http/reference';
import { addTicket } from './tickets.store';

export type SupportService = ReturnType<typeof supportService>;

/** Tickets of the Need Help form. */
export function supportService(once: Once) {
  return {
    /**
     * The ticket is of the person who asks; of a visitor's, whoever has proved that the e-mail is
     * theirs finds it in their account. The visitor is not told whether there is somebody.
     */
    open: (
      order: TicketOrder,
      userId: string | null,
      key: string | undefined,
    ): Promise<TicketAnswer> =>
      once({ call: 'createTicket', key, body: { order, userId } }, async (trx) => {
        const account = userId === null ? await accountByEmail(trx, order.email) : undefined;
        const { number } = await addTicket(trx, {
          user_id: account?.isVerified ? account.id : userId,
          first_name: order.firstName,
          last_name: order.lastName,
          email: order.email,
          phone: order.phoneNumber,
          message: order.message,
        });
        return { number: referenceOf('T', number) };
      }),
  };
}

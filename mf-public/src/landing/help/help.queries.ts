import { api } from '@nukkad/platform';
import type { TicketOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/submit';

/** Opens a ticket and returns its number, or the errors. */
export function openTicket(
  body: TicketOrder,
  key: string | undefined,
  onOpened: (number: string) => void,
): Promise<SubmitAnswer> {
  return submitted(async () => {
    const { number } = await api.call('createTicket', { body }, key ? { idempotencyKey: key } : {});
    onOpened(number);
  });
}

import { api } from '@nukkad/platform';
import type { TicketOrder } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/submit';

/** Opens a ticket and returns its number, or the errors. */
export function openTicket(
  body: TicketOrder,
  how: IdempotencyKey,
  onOpened: (number: string) => void,
): Promise<SubmitAnswer> {
  return submitted(async () => {
    const { number } = await api.call('createTicket', { body }, how);
    onOpened(number);
  });
}

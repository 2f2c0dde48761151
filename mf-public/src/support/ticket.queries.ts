import { api, type Loaded, useAnswers, useEndpoint } from '@nukkad/platform';
import type { TicketThread } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../common/submit';
import { withMessage } from './ticket.model';

/** Ticket number, and the key from its email. */
export interface Named {
  number: string;
  key: string;
}

const read = ({ number, key }: Named) => ({ params: { number }, body: { key } });

export function useGuestTicket(named: Named): Loaded<TicketThread> {
  return useEndpoint('readGuestTicket', read(named), { refreshOnShow: true });
}

/** Sends a message; returns the errors, if any. */
export function useReply({ number, key }: Named) {
  const answers = useAnswers();
  return (message: string, how: IdempotencyKey): Promise<SubmitAnswer> =>
    submitted(async () => {
      const added = await api.call(
        'replyAsGuest',
        { params: { number }, body: { key, message } },
        how,
      );
      answers.change('readGuestTicket', read({ number, key }), (thread) =>
        withMessage(thread, added),
      );
    });
}

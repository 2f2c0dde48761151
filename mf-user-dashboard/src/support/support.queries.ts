import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { submitted } from '@nukkad/vendor-kit';
import { useEffect } from 'react';
import { withMessage, withSeen } from './support.model';

interface Sending {
  idempotencyKey?: string;
}

export const useTickets = () => useEndpoint('getMyTickets', undefined, { refreshOnShow: true });

export const useFaq = () => useEndpoint('getFaq', { query: { key: 'home' } });

/** A ticket's conversation; loading it marks its notifications as read. */
export function useTicket(ticketId: string) {
  const answers = useAnswers();
  const ticket = useEndpoint('getTicket', { params: { ticketId } }, { refreshOnShow: true });
  const isHere = ticket.state === 'ready';
  useEffect(() => {
    if (!isHere) return;
    answers.change('getMyTickets', undefined, (tickets) => withSeen(tickets, ticketId));
  }, [isHere, answers, ticketId]);
  return ticket;
}

/** Opens a ticket and returns its id and number. */
export function useWriting() {
  const answers = useAnswers();
  return (message: string, how: Sending, onWritten: (id: string, number: string) => void) =>
    submitted(async () => {
      const { _id, number } = await api.call('writeToSupport', { body: { message } }, how);
      answers.renew('getMyTickets');
      onWritten(_id, number);
    });
}

export function useTicketChanges(ticketId: string) {
  const answers = useAnswers();
  const request = { params: { ticketId } };
  return {
    reply: (message: string, how: Sending) =>
      submitted(async () => {
        const added = await api.call('replyToTicket', { ...request, body: { message } }, how);
        answers.change('getTicket', request, (thread) => withMessage(thread, added));
        answers.renew('getMyTickets');
      }),
    async close() {
      const closed = await api.call('closeTicket', request);
      answers.change('getTicket', request, () => closed);
      answers.renew('getMyTickets');
    },
  };
}

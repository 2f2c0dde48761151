import type { TicketMessage, TicketThread } from '@nukkad/platform/contract';

/** The thread with a new message: an answered ticket waits again. */
export function withMessage(thread: TicketThread, message: TicketMessage): TicketThread {
  const isThere = thread.messages.some(({ _id }) => _id === message._id);
  return {
    ...thread,
    state: 'open',
    updatedAt: message.time,
    messages: isThere ? thread.messages : [...thread.messages, message],
  };
}

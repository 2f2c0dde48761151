import type { Faq, Ticket, TicketMessage, TicketThread } from '@nukkad/platform/contract';

/** FAQ that contain every word of the search. */
export function matching(faq: readonly Faq[], wanted: string): Faq[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return faq.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The thread with a new message: an answered ticket waits again. */
export function withMessage(thread: TicketThread, message: TicketMessage): TicketThread {
  return {
    ...thread,
    state: 'open',
    updatedAt: message.time,
    messages: [...thread.messages, message],
  };
}

export function withSeen(tickets: readonly Ticket[], id: string): Ticket[] {
  return tickets.map((ticket) => (ticket._id === id ? { ...ticket, hasNews: false } : ticket));
}

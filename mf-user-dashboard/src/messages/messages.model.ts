import type { Thread, ThreadMessage, ThreadMessages } from '@nukkad/platform/contract';
import type { Said } from '@nukkad/vendor-kit';

/** Polling interval for new messages while the page is visible. */
export const LOOK_EVERY = 15_000;

export function saidIn(messages: readonly ThreadMessage[]): Said[] {
  return messages.map(({ _id, by, text, time }) => ({ _id, text, time, isMine: by === 'me' }));
}

/** The conversation with a sent message; one that a poll has already returned is not repeated. */
export function withMessage(page: ThreadMessages, sent: ThreadMessage): ThreadMessages {
  if (page.messages.some(({ _id }) => _id === sent._id)) return page;
  return { ...page, messages: [...page.messages, sent] };
}

export function withRead(threads: readonly Thread[], id: string): Thread[] {
  return threads.map((thread) => (thread._id === id ? { ...thread, unread: 0 } : thread));
}

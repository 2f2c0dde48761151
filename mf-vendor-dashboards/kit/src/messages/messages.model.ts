import type { Thread, ThreadMessage, ThreadMessages } from '@nukkad/platform/contract';
import type { WaitingWrite } from '@nukkad/platform/waiting';

/** Id of the page in every dashboard's URL. */
export const ROOM = 'messages';

/** Polling interval in milliseconds while the page is visible. */
export const LOOK_EVERY = 15_000;

/** Appends a sent message; one already returned by polling is not added twice. */
export function withMessage(page: ThreadMessages, sent: ThreadMessage): ThreadMessages {
  if (page.messages.some(({ _id }) => _id === sent._id)) return page;
  return { ...page, messages: [...page.messages, sent] };
}

export function withRead(threads: readonly Thread[], id: string): Thread[] {
  return threads.map((thread) => (thread._id === id ? { ...thread, unread: 0 } : thread));
}

/** A message that has not been sent. */
export interface WaitingMessage {
  id: string;
  text: string;
  isRefused: boolean;
}

/** Of all writes that wait, the messages to one conversation. */
export function waitingIn(threadId: string, writes: readonly WaitingWrite[]): WaitingMessage[] {
  return writes
    .filter(({ call, params }) => call === 'sendMessage' && params.threadId === threadId)
    .map(({ id, body, refusal }) => ({
      id: `waiting-${id}`,
      text: (body as { text: string }).text,
      isRefused: refusal !== null,
    }));
}

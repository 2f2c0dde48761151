import { api, isApiError, session, useAnswers, useEndpoint } from '@nukkad/platform';
import type { ThreadMessages } from '@nukkad/platform/contract';
import { sendOrWait } from '@nukkad/platform/waiting';
import { useEffect, useRef } from 'react';
import { submitted } from '../common/saving/submit';
import { useWaiting } from '../common/waiting/use-waiting';
import {
  LOOK_EVERY,
  type WaitingMessage,
  waitingIn,
  withMessage,
  withRead,
} from './messages.model';

const live = { refreshOnShow: true, refreshEvery: LOOK_EVERY };

export const useThreads = () => useEndpoint('getThreads', undefined, live);

const latest = (threadId: string) => ({ params: { threadId }, query: {} });

/** Newest page of a conversation; a message counts as read once it is shown. */
export function useThread(threadId: string) {
  const page = useEndpoint('getThread', latest(threadId), live);
  useReading(threadId, page.state === 'ready' ? page.value : null);
  return page;
}

/** Page of older messages. */
export function useEarlier(threadId: string, before: string) {
  return useEndpoint('getThread', { params: { threadId }, query: { before } });
}

function useReading(threadId: string, page: ThreadMessages | null): void {
  const answers = useAnswers();
  const isNew = (page?.thread.unread ?? 0) > 0;
  const last = page?.messages.at(-1)?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks each new message as read
  useEffect(() => {
    if (!isNew) return;
    sendOrWait({ api, session }, 'markThreadRead', { params: { threadId } }).then(
      () => {
        answers.change('getThreads', undefined, (threads) => withRead(threads, threadId));
        answers.change('getThread', latest(threadId), ({ thread, ...rest }) => ({
          ...rest,
          thread: { ...thread, unread: 0 },
        }));
      },
      (error) => {
        // The messages stay unread and are marked again with the next message.
        if (!isApiError(error)) throw error;
      },
    );
  }, [threadId, isNew, last, answers]);
}

export function useSending(threadId: string) {
  const answers = useAnswers();
  return (message: string, how: { idempotencyKey?: string }) =>
    submitted(async () => {
      const order = { params: { threadId }, body: { text: message } };
      const sent = await sendOrWait({ api, session }, 'sendMessage', order, how);
      if (sent.state === 'waits') return;
      answers.change('getThread', latest(threadId), (page) => withMessage(page, sent.answer));
      answers.renew('getThread', 'getThreads');
    });
}

/** Messages to this conversation that wait for a connection; once sent they are read with it. */
export function useWaitingMessages(threadId: string): WaitingMessage[] {
  const answers = useAnswers();
  const waiting = waitingIn(threadId, useWaiting());
  const before = useRef(0);
  useEffect(() => {
    if (waiting.length < before.current) answers.renew('getThread', 'getThreads');
    before.current = waiting.length;
  }, [waiting.length, answers]);
  return waiting;
}

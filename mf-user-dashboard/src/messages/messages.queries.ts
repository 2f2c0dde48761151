import {
  api,
  type Failure,
  failureOf,
  isApiError,
  useAnswers,
  useEndpoint,
} from '@nukkad/platform';
import type { ThreadMessages } from '@nukkad/platform/contract';
import { submitted } from '@nukkad/vendor-kit';
import { useEffect, useState } from 'react';
import { LOOK_EVERY, withMessage, withRead } from './messages.model';

const live = { refreshOnShow: true, refreshEvery: LOOK_EVERY };

export const useThreads = () => useEndpoint('getThreads', undefined, live);

const latest = (threadId: string) => ({ params: { threadId }, query: {} });

/** Latest messages; loading them marks them as read. */
export function useThread(threadId: string) {
  const page = useEndpoint('getThread', latest(threadId), live);
  useReading(threadId, page.state === 'ready' ? page.value : null);
  return page;
}

/** Earlier messages. */
export function useEarlier(threadId: string, before: string) {
  return useEndpoint('getThread', { params: { threadId }, query: { before } });
}

function useReading(threadId: string, page: ThreadMessages | null): void {
  const answers = useAnswers();
  const isNew = (page?.thread.unread ?? 0) > 0;
  const last = page?.messages.at(-1)?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run for each new message
  useEffect(() => {
    if (!isNew) return;
    api.call('markThreadRead', { params: { threadId } }).then(
      () => {
        answers.change('getThreads', undefined, (threads) => withRead(threads, threadId));
        answers.change('getThread', latest(threadId), ({ thread, ...rest }) => ({
          ...rest,
          thread: { ...thread, unread: 0 },
        }));
      },
      (error) => {
        // They stay unread until the next message: nothing is lost.
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
      const sent = await api.call('sendMessage', order, how);
      answers.change('getThread', latest(threadId), (page) => withMessage(page, sent));
      answers.renew('getThread', 'getThreads');
    });
}

/** The conversation with a vendor, created on first use. */
export function useOpening(vendorId: string, onOpen: (threadId: string) => void) {
  const answers = useAnswers();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per professional and retry
  useEffect(() => {
    let isCurrent = true;
    setFailure(null);
    api.call('openThread', { body: { vendorId } }).then(
      ({ _id }) => {
        answers.renew('getThreads');
        if (isCurrent) onOpen(_id);
      },
      (error) => isCurrent && setFailure(failureOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [vendorId, attempt]);
  return { failure, retry: () => setAttempt(attempt + 1) };
}

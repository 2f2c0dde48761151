import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer, CallName, Request } from '../contract';

/** Cached answers, and how a screen updates them after a write. */
export interface Answers {
  /** Invalidates answers: read again now where on show, elsewhere when next shown. */
  renew(...names: CallName[]): void;
  /** Changes the cached answer to one request, if there is one, with the result of a write. */
  change<N extends CallName>(
    name: N,
    request: Request<N> | undefined,
    change: (before: Answer<N>) => Answer<N>,
  ): void;
}

/**
 * The answers `useEndpoint` has read, for all screens of the page.
 *
 * @example
 * const answers = useAnswers();
 * await api.call('cancelBooking', { params, body });
 * answers.renew('getMyBookings');
 */
export function useAnswers(): Answers {
  const client = useQueryClient();
  return useMemo(
    () => ({
      renew(...names) {
        for (const name of names) {
          const queryKey = [name];
          // A read on its way may bring what was there before the write; invalidating lets a first one finish.
          void client.cancelQueries({ queryKey });
          void client.invalidateQueries({ queryKey });
        }
      },
      change(name, request, change) {
        const queryKey = [name, request ?? null];
        const before = client.getQueryData<Answer<typeof name>>(queryKey);
        if (before === undefined) return;
        const query = { queryKey, exact: true };
        // A read on its way may bring what was there before the write: it is begun anew.
        const isRead = client.isFetching(query) > 0;
        if (isRead) void client.cancelQueries(query);
        client.setQueryData<Answer<typeof name>>(queryKey, change(before));
        if (isRead) void client.invalidateQueries(query);
      },
    }),
    [client],
  );
}

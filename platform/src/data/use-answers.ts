import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer, CallName, Request } from '../contract';

/** Answers that are here already, and how a screen keeps them true after a write. */
export interface Answers {
  /** They are out of date: read again now where they are on show, elsewhere when next shown. */
  renew(...names: CallName[]): void;
  /** Changes the answer to one request, if it is here: by what a write has answered. */
  change<N extends CallName>(
    name: N,
    request: Request<N> | undefined,
    change: (before: Answer<N>) => Answer<N>,
  ): void;
}

/**
 * What `useEndpoint` has read, for all screens of the page.
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
        for (const name of names) void client.invalidateQueries({ queryKey: [name] });
      },
      change(name, request, change) {
        client.setQueryData<Answer<typeof name>>([name, request ?? null], (before) =>
          before === undefined ? undefined : change(before),
        );
      },
    }),
    [client],
  );
}

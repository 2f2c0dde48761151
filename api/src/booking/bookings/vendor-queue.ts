import pLimit, { type LimitFunction } from 'p-limit';

/** Runs `work` in turn; `hasWaited` tells whether other work ran before it. */
export type VendorQueue = <A>(
  whose: string,
  work: (hasWaited: boolean) => Promise<A>,
) => Promise<A>;

/**
 * Queues work on one vendor's times within this process. The database lock decides correctness, but
 * waiting for it holds a connection: many clients for one time would use up the pool.
 */
export function vendorQueue(): VendorQueue {
  const queues = new Map<string, LimitFunction>();
  return async (whose, work) => {
    const queue = queues.get(whose) ?? pLimit(1);
    queues.set(whose, queue);
    const hasWaited = queue.activeCount + queue.pendingCount > 0;
    try {
      return await queue(() => work(hasWaited));
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(whose);
    }
  };
}

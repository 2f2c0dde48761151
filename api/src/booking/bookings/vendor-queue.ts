import pLimit, { type LimitFunction } from 'p-limit';

/** Does something when it is its turn; `hasWaited` says that others had theirs before. */
export type VendorQueue = <A>(
  whose: string,
  work: (hasWaited: boolean) => Promise<A>,
) => Promise<A>;

/**
 * Turns at one professional's times, one after the other in this process. What is right is decided
 * by the lock in the database; but who waits for that holds a connection, and when many want one
 * time, nobody else would get any.
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

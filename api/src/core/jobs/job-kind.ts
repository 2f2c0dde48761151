/** Jobs of a higher priority begin first. */
export type Priority = 'high' | 'normal' | 'low';

/**
 * A kind of job: its name in the database, what its jobs are told, and how urgent they are. It
 * stands where its jobs are enqueued; `Jobs.handle` says how they are done.
 */
export interface JobKind<Payload extends object> {
  name: string;
  priority: Priority;
  /** Jobs with one key are the same work: while one waits, another is not added. */
  keyOf?: (payload: Payload) => string;
}

/** As the database sorts them. */
export const priorities: Record<Priority, number> = { high: 0, normal: 1, low: 2 };

/** Jobs of a higher priority start first. */
export type Priority = 'high' | 'normal' | 'low';

/**
 * A kind of job: its name in the database, the type of its payload, and its priority. Defined where
 * its jobs are enqueued; `Jobs.handle` registers the handler.
 */
export interface JobKind<Payload extends object> {
  name: string;
  priority: Priority;
  /** Jobs with equal keys are the same work: while one waits, no other is added. */
  keyOf?: (payload: Payload) => string;
}

/** Sort order in the database. */
export const priorities: Record<Priority, number> = { high: 0, normal: 1, low: 2 };

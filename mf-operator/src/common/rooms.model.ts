import type { QueueName } from '@nukkad/platform/contract';

/** The room in which a queue is decided: documents have one of their own. */
export const roomOf = (queue: QueueName): string =>
  queue === 'verifications' ? 'verification' : queue;

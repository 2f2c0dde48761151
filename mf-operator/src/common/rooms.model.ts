import type { QueueName } from '@nukkad/platform/contract';

/** Section of a queue: documents have one of their own. */
export const roomOf = (queue: QueueName): string =>
  queue === 'verifications' ? 'verification' : queue;

import type { QueueName } from '@nukkad/platform/contract';
import { queueWords } from '../common/words.text';

export const text = {
  title: 'Desk',
  what: 'queues',
  allDone: 'Everything is decided.',
  waits: (count: number) =>
    count === 0 ? 'Nothing waits' : `${count} ${count === 1 ? 'waits' : 'wait'}`,
  open: (queue: QueueName) => queueWords[queue].title,
  oldest: 'The oldest came',
} as const;

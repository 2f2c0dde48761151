import type { QueueName } from '@nukkad/platform/contract';
import { queueWords } from '../common/words.text';

export const text = {
  title: 'Operator console',
  what: 'queues',
  allDone: 'Everything is decided.',
  waits: (count: number) => (count === 0 ? 'Nothing waiting' : `${count} waiting`),
  open: (queue: QueueName) => queueWords[queue].title,
  oldest: 'The oldest arrived',
} as const;

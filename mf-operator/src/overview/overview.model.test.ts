import type { QueueName, QueueSummary } from '@nukkad/platform/contract';
import { byUrgency } from './overview.model';

const queue = (name: QueueName, oldest: string | null): QueueSummary => ({
  ...{ queue: name, waiting: oldest === null ? 0 : 1, oldest },
});

test('what waits longest is first, what waits for nobody last and in its order', () => {
  const queues = [
    queue('verifications', null),
    queue('complaints', '2026-11-20T08:00:00Z'),
    queue('reviews', null),
    queue('payments', '2026-11-19T08:00:00Z'),
  ];
  expect(byUrgency(queues).map((one) => one.queue)).toEqual([
    ...['payments', 'complaints', 'verifications', 'reviews'],
  ]);
});

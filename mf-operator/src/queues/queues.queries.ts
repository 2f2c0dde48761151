import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Decision, DecisionAnswer, QueueName } from '@nukkad/platform/contract';
import type { QueueQuery } from './queues.model';

export const useQueue = (queue: QueueName, { state, q, page }: QueueQuery) =>
  useEndpoint(
    'getQueue',
    { params: { queue }, query: { state, page, ...(q !== '' && { q }) } },
    { keepPrevious: true, refreshOnShow: true },
  );

export const useCase = (queue: QueueName, caseId: string) =>
  useEndpoint('getQueueCase', { params: { queue, caseId } }, { refreshOnShow: true });

/** A decision for a set of cases, with its texts. */
export interface Verdict {
  ids: readonly string[];
  decision: Decision;
  reason?: string;
  text?: string;
}

/** Sends a decision; lists are read again in any case. Rejects with an ApiError. */
export function useDecide(queue: QueueName) {
  const answers = useAnswers();
  return async (
    { ids, ...verdict }: Verdict,
    how: { idempotencyKey?: string },
  ): Promise<DecisionAnswer> => {
    const body = { ...verdict, ids: [...ids] };
    try {
      return await api.call('decideCases', { params: { queue }, body }, how);
    } finally {
      answers.renew('getQueue', 'getQueueCase', 'getQueues', 'getAudit');
    }
  };
}

import type {
  AuditAnswer,
  DecisionAnswer,
  DecisionOrder,
  QueueAnswer,
  QueueCase,
  QueueName,
  QueueState,
  QueueSummary,
} from '../wire';

/** Calls of the operator's desk. */
export interface OperatorCalls {
  getQueues: { answer: QueueSummary[] };
  /** Those that wait, the oldest first; or, `settled`, the newest. `q`: words or a number. */
  getQueue: {
    params: { queue: QueueName };
    query: { state?: QueueState; q?: string; page?: number };
    answer: QueueAnswer;
  };
  getQueueCase: { params: { queue: QueueName; caseId: string }; answer: QueueCase };
  decideCases: { params: { queue: QueueName }; body: DecisionOrder; answer: DecisionAnswer };
  getAudit: { query: { q?: string; page?: number }; answer: AuditAnswer };
}

export const operatorEndpoints = {
  getQueues: { method: 'GET', path: '/api/operator/queues' },
  getQueue: { method: 'GET', path: '/api/operator/queues/:queue' },
  getQueueCase: { method: 'GET', path: '/api/operator/queues/:queue/:caseId' },
  decideCases: { method: 'POST', path: '/api/operator/queues/:queue/decisions' },
  getAudit: { method: 'GET', path: '/api/operator/audit' },
} as const;

export const operatorOutlines = {
  getQueues: 'list',
  getQueue: ['entries', 'total'],
  getQueueCase: ['_id', 'offers'],
  decideCases: ['settled', 'failed'],
  getAudit: ['entries', 'total'],
} as const;

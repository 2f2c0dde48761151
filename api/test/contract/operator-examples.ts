import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { reviewExample } from './review-examples';

/** A review that was reported, decided by nobody; its id. */
export async function reportedReview(running: TestApp): Promise<string> {
  const report = await reviewExample(running, 'reportReview');
  const answer = await running.app.inject({ method: 'POST', ...report });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return String(report?.url).split('/').at(-2) ?? '';
}

const asked: Partial<Record<CallName, (id: string) => Pick<InjectOptions, 'url' | 'payload'>>> = {
  getQueues: () => ({}),
  getQueue: () => ({ url: '/api/operator/queues/reviews' }),
  getQueueCase: (id) => ({ url: `/api/operator/queues/reviews/${id}` }),
  decideCases: (id) => ({
    url: '/api/operator/queues/reviews/decisions',
    payload: { ids: [id], decision: 'take-down', reason: 'Names a child.' },
  }),
  getAudit: () => ({}),
};

/** A request that goes well, of a call of the operator's desk; undefined for any other. */
export async function operatorExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const ask = asked[name];
  if (!ask) return undefined;
  const { token } = await signedIn(running.app, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  return { url: endpoints[name].path, headers, ...ask(await reportedReview(running)) };
}

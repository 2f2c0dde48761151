import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { reviewExample } from './review-examples';

/** Id of a reported review without a decision. */
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

/** A valid request of an operator console call; undefined for any other call. */
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

import type {
  DecisionAnswer,
  DecisionOrder,
  QueueAnswer,
  QueueName,
} from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { beginSession } from './session';
import { expect } from './test';

/** Decides the case that a search word finds, as an operator. */
export async function decideCase(
  request: APIRequestContext,
  queue: QueueName,
  q: string,
  decided: Omit<DecisionOrder, 'ids'>,
): Promise<void> {
  const { token } = await beginSession(request, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api/operator/queues/${queue}`;
  const found = await request.get(url, { headers, params: { q } });
  expect(found.status(), q).toBe(200);
  const [entry] = ((await found.json()) as QueueAnswer).entries;
  expect(entry, `a case with ${q}`).toBeDefined();
  const data = { ids: [entry?._id], ...decided };
  const answer = await request.post(`${url}/decisions`, { headers, data });
  const { failed }: DecisionAnswer = await answer.json();
  expect(failed).toEqual([]);
}

import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';

/** Id of a failed job, of a kind without handler. */
export async function deadJob({ database }: TestApp): Promise<string> {
  const id = uuidv7();
  await database.query
    .insertInto('job')
    .values({
      ...{ id, kind: 'of-a-test', payload: '{}', priority: 1, attempts: 40 },
      ...{ last_error: 'TypeError at refunds.ts:41', dead_at: new Date() },
    })
    .execute();
  return id;
}

const calls = new Set<CallName>(['getJobs', 'retryJob', 'discardJob', 'getPhoneChannels']);

/** A valid request of a call about jobs and what they send; undefined for any other call. */
export async function jobsExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  if (!calls.has(name)) return undefined;
  const { token } = await signedIn(running.app, 'operator');
  const id = await deadJob(running);
  return {
    url: endpoints[name].path.replace(':jobId', id),
    headers: { authorization: `Bearer ${token}` },
  };
}

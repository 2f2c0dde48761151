import type { Problem } from '../contract';
import {
  isTooOld,
  isTyped,
  nextOf,
  outcomeOf,
  type Refusal,
  type WaitingWrite,
  waitingCalls,
} from './waiting.model';
import { allSenders, allWrites, changeWrite, removeSender, removeWrite } from './waiting-store';

/** Who sends, and how. */
export interface Sending {
  account: string;
  token: string;
  fetch?: typeof fetch;
}

const CHANNEL = 'nukkad-waiting';

/**
 * Sends what waits for an account, in order, until one has to wait on. A page and the worker never
 * send at the same time; where they cannot agree, the keys make a repeat harmless.
 */
export function sendWaiting(sending: Sending): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return sendAll(sending);
  return locks.request(CHANNEL, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(sending);
  });
}

/** In the worker, without a page: for every account whose session has not ended here. */
export async function sendForAll(): Promise<void> {
  for (const sender of await allSenders()) {
    await sendWaiting(sender);
    const writes = await allWrites();
    // So that the browser wakes the worker once more.
    if (nextOf(writes, sender.account)) throw new Error('Some writes still wait for a connection.');
    const isDone = writes.every(({ account }) => account !== sender.account);
    if (isDone) await removeSender(sender.account);
  }
}

async function sendAll({ account, token, fetch: send = fetch }: Sending): Promise<void> {
  for (;;) {
    const write = nextOf(await allWrites(), account);
    if (!write) return;
    const ending = isTooOld(write, Date.now()) ? OLD : await sent(write, token, send);
    if (ending === 'waits') return;
    if (ending === 'arrived' || !isTyped(write)) await removeWrite(write.id);
    else await changeWrite({ ...write, refusal: ending });
    tellChanged();
  }
}

const OLD: Refusal = { reason: 'old' };

async function sent(
  { call, path, body, key, language }: WaitingWrite,
  token: string,
  send: typeof fetch,
): Promise<'arrived' | 'waits' | Refusal> {
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-language': language,
    ...(body !== null && { 'content-type': 'application/json' }),
    ...(key !== null && { 'idempotency-key': key }),
  };
  const { method } = waitingCalls[call];
  const json = body === null ? {} : { body: JSON.stringify(body) };
  const answer = await send(path, { method, headers, ...json }).catch(() => null);
  const outcome = outcomeOf(answer?.status ?? null);
  if (outcome !== 'refused') return outcome;
  const problem: Partial<Problem> = await answer?.json().catch(() => ({}));
  return { reason: 'refused', message: problem.message ?? problem.detail ?? '' };
}

/** Tells all pages that writes were added, sent, refused or removed. */
export function tellChanged(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `heard` after each change, of any page or the worker. Returns how to stop. */
export function followWaiting(heard: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = heard;
  return () => channel.close();
}

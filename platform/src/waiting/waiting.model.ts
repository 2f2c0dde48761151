import type { CallName, Request } from '../contract';

/** Subject of a write by its path: `/api/threads/:threadId/messages`. */
type Params = Readonly<Record<string, string>>;

/** How a write that may wait is sent. */
interface Way {
  method: 'POST' | 'PUT' | 'DELETE';
  /** As the contract has it. */
  path: string;
  /**
   * Of writes with one subject the last replaces those before, as a switch does; null: each counts.
   */
  subject: ((params: Params) => string) | null;
  /** It has words of a person: a refusal is shown with them. Others are forgotten when refused. */
  isTyped: boolean;
}

/**
 * Writes that mean the same an hour later. A booking, a payment or anything that takes a time or
 * money is none of them, and needs its answer at once.
 */
export const waitingCalls = {
  sendMessage: {
    method: 'POST',
    path: '/api/threads/:threadId/messages',
    subject: null,
    isTyped: true,
  },
  markThreadRead: {
    method: 'POST',
    path: '/api/threads/:threadId/read',
    subject: ({ threadId }) => `read:${threadId}`,
    isTyped: false,
  },
  keepFavourite: {
    method: 'PUT',
    path: '/api/me/favourites/:vendorId',
    subject: ({ vendorId }) => `favourite:${vendorId}`,
    isTyped: false,
  },
  dropFavourite: {
    method: 'DELETE',
    path: '/api/me/favourites/:vendorId',
    subject: ({ vendorId }) => `favourite:${vendorId}`,
    isTyped: false,
  },
} as const satisfies Partial<Record<CallName, Way>>;

/** Name of a write that may wait. */
export type WaitingCall = keyof typeof waitingCalls;

/** Why a write is sent no more. `old`: whether an earlier try arrived can no longer be told. */
export type Refusal = { reason: 'refused'; message: string } | { reason: 'old' };

/** A write that waits for a connection, or was refused when there was one. */
export interface WaitingWrite {
  /** Counts up: writes are sent in this order. */
  id: number;
  /** User id of whose it is: nobody else sees or sends it. */
  account: string;
  call: WaitingCall;
  params: Params;
  /** Path of the API, filled. */
  path: string;
  body: unknown;
  /** Idempotency key of its first try; null where the call has none. */
  key: string | null;
  /** Language of the page, a BCP 47 tag: refusals are worded in it. */
  language: string;
  /** Page on which it was written: path and query. */
  page: string;
  /** Milliseconds since 1970 of the first try. */
  at: number;
  refusal: Refusal | null;
}

/** Of writes of one account: more than these are not taken. */
export const mostWaiting = 50;

/** The API knows a key for 24 hours. Until an hour before, a repeat is surely no second message. */
const repeatable = 23 * 3_600_000;

/** A new write for the queue, without its place in it. */
export function newWrite<N extends WaitingCall>(
  call: N,
  request: Request<N>,
  more: Pick<WaitingWrite, 'account' | 'key' | 'language' | 'page' | 'at'>,
): Omit<WaitingWrite, 'id'> {
  const { params = {}, body } = request as { params?: Params; body?: unknown };
  const path = waitingCalls[call].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { call, params, path, body: body ?? null, refusal: null, ...more };
}

/** Ids of waiting writes that a newer one replaces. */
export function replacedBy(
  next: Pick<WaitingWrite, 'account' | 'call' | 'params'>,
  writes: readonly WaitingWrite[],
): number[] {
  const subject = subjectOf(next);
  if (subject === null) return [];
  return writes
    .filter((one) => one.account === next.account && subjectOf(one) === subject)
    .map(({ id }) => id);
}

function subjectOf({ call, params }: Pick<WaitingWrite, 'call' | 'params'>): string | null {
  const way: Way = waitingCalls[call];
  return way.subject?.(params) ?? null;
}

/** The write of an account to send next; undefined when none waits. */
export function nextOf(writes: readonly WaitingWrite[], account: string): WaitingWrite | undefined {
  return writes
    .filter((one) => one.account === account && one.refusal === null)
    .sort((one, other) => one.id - other.id)[0];
}

/** Whether a repeat may be a second write. */
export function isTooOld({ key, at }: Pick<WaitingWrite, 'key' | 'at'>, now: number): boolean {
  return key !== null && now - at >= repeatable;
}

/** What becomes of a write: it arrived, it waits on with all after it, or it is refused. */
export type Outcome = 'arrived' | 'waits' | 'refused';

/** Statuses after which the same write may succeed: of the session, and of a busy moment. */
const passing = [401, 408, 425, 429];

/** @param status of the answer; null: no answer came */
export function outcomeOf(status: number | null): Outcome {
  if (status === null || status >= 500 || passing.includes(status)) return 'waits';
  return status < 400 ? 'arrived' : 'refused';
}

/** Whether a person has to be told of its refusal. */
export const isTyped = ({ call }: Pick<WaitingWrite, 'call'>): boolean =>
  waitingCalls[call].isTyped;

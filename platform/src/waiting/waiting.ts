import type { api as pageApi } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import type { Answer, Request } from '../contract';
import { languages } from '../contract/languages';
import type { session as pageSession } from '../session/session';
import { pageLanguage } from '../words/page-language';
import { sendWaiting, tellChanged } from './send-waiting';
import {
  mostWaiting,
  newWrite,
  replacedBy,
  type WaitingCall,
  type WaitingWrite,
} from './waiting.model';
import {
  addWrite,
  allSenders,
  allWrites,
  putSender,
  removeAccount,
  removeSender,
  removeWrite,
} from './waiting-store';

/** How a write ended: with its answer, or it waits for a connection. */
export type Delivery<N extends WaitingCall> =
  | { state: 'sent'; answer: Answer<N> }
  | { state: 'waits' };

/** Options of a write that may wait. */
export interface WaitingOptions {
  idempotencyKey?: string;
  keepalive?: boolean;
}

/** The page's API client and session: one of each. */
export interface WaitingPage {
  api: Pick<typeof pageApi, 'call'>;
  session: Pick<typeof pageSession, 'get'>;
}

/**
 * Sends a write, or lets it wait where nobody can be reached; behind others of this account it waits
 * as well, so that all arrive in their order. Everything else fails as a call does.
 *
 * @throws ApiError as the call; `network` also where it cannot wait: signed out, no database in this
 *   browser, or too many wait
 */
export async function sendOrWait<N extends WaitingCall>(
  { api, session }: WaitingPage,
  name: N,
  request: Request<N>,
  options: WaitingOptions = {},
): Promise<Delivery<N>> {
  const at = Date.now();
  const own = ownAccount({ session });
  const enqueue = () => {
    const key = options.idempotencyKey ?? null;
    const { pathname, search } = window.location;
    const more = { key, language: languages[pageLanguage()].tag, page: pathname + search, at };
    return own === null ? Promise.resolve(false) : wait(own, name, request, more);
  };
  const isQueued = own !== null && (await waitingOf(own.account)).some(({ refusal }) => !refusal);
  if (isQueued && (await enqueue())) {
    void sendWaiting(own).catch(() => {});
    return { state: 'waits' };
  }
  try {
    return { state: 'sent', answer: await api.call(name, request, options) };
  } catch (error) {
    if (isApiError(error, 'network') && (await enqueue())) return { state: 'waits' };
    throw error;
  }
}

/** Who is signed in, and with what; null for a visitor. */
export function ownAccount({ session }: Pick<WaitingPage, 'session'>): Own | null {
  const { isLoggedIn, remembered } = session.get();
  const { userId, jwtToken } = remembered;
  return isLoggedIn && userId && jwtToken ? { account: userId, token: jwtToken } : null;
}

interface Own {
  account: string;
  token: string;
}

/** Writes of an account, those refused among them, in order; none where there is no database. */
export async function waitingOf(account: string): Promise<WaitingWrite[]> {
  const all = await allWrites().catch(() => []);
  return all.filter((one) => one.account === account);
}

/** Drops one write. */
export async function dropWaiting(id: number): Promise<void> {
  await removeWrite(id);
  tellChanged();
}

/**
 * Lets the worker send for this session, if anything waits, and ends what earlier ones of this device
 * left behind: nobody sends for them any more. Whoever signed out has their writes deleted; those of a
 * session that ran out stay for its account.
 *
 * @param own whoever is signed in; null for nobody
 */
export async function settleSenders(own: Own | null, isSignedOut: boolean): Promise<void> {
  if (own && (await waitingOf(own.account)).length > 0) await putSender(own);
  const senders = await allSenders().catch(() => []);
  const others = senders.filter(({ account }) => account !== own?.account);
  for (const { account } of others) {
    await (isSignedOut ? removeAccount(account) : removeSender(account));
  }
  if (others.length > 0) tellChanged();
}

/** False where it cannot wait. */
async function wait<N extends WaitingCall>(
  own: Own,
  name: N,
  request: Request<N>,
  more: Omit<Parameters<typeof newWrite>[2], 'account'>,
): Promise<boolean> {
  try {
    const before = await waitingOf(own.account);
    const write = newWrite(name, request, { account: own.account, ...more });
    const replaced = replacedBy(write, before);
    if (before.length - replaced.length >= mostWaiting) return false;
    await addWrite(write, replaced);
    await putSender(own);
  } catch {
    // A private window may have no database.
    return false;
  }
  tellChanged();
  await askToSync();
  return true;
}

/** Has the browser wake the worker once there is a connection, where it can. */
async function askToSync(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const { sync } = (worker ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(waitingTag).catch(() => {});
}

/** Tag of the browser's background synchronisation. */
export const waitingTag = 'nukkad-waiting';

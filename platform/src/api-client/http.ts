import ky, { isHTTPError, isTimeoutError, type RetryOptions } from 'ky';
import type { Problem } from '../contract';
import { longestRetryAfter, readTimeLimit, requestTries } from '../contract/limits';
import { ApiError, isApiError } from './api-error';

export interface HttpOptions {
  /** Where the API lives. The page's own origin unless an installation says otherwise. */
  origin: () => string;
  token: () => string | null;
  /** The API refused the token that was sent. */
  onTokenRefused: () => void;
  /**
   * The API wants a fresh proof of who the person is before it does this: asks for one, and resolves
   * to whether it was given. The request is sent once more then.
   */
  proveIdentity?: () => Promise<boolean>;
  fetch?: typeof fetch;
}

/** What is sent, and how long and how often. */
export interface Sending extends Pick<RequestInit, 'method' | 'body' | 'keepalive'> {
  headers?: Record<string, string>;
  /** Sent as JSON, in place of `body`. */
  json?: unknown;
  signal?: AbortSignal | undefined;
  /** Sending it twice does the same as once: it is tried again after a lost connection or 5xx. */
  isRepeatable?: boolean;
  /** Milliseconds until the answer of a try has to begin. By default reads have a limit, writes none. */
  timeLimit?: number | false;
  /** Sends in place of the client's `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** @throws what ky throws: `apiErrorOf` says what it means */
export type Send = (path: string | URL, sending: Sending) => Promise<Response>;

/** Runs work that sends requests. It rejects with an ApiError, or with the reason of an aborted signal. */
export type Http = <T>(work: (send: Send) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Sends requests with the session's token, and again after a fresh proof of identity where the API
 * asks for one. All tries of one piece of work carry the token that was there when it began.
 *
 * @example const http = createHttp(options); await http((send) => send('/api/faqs', {}));
 */
export function createHttp(options: HttpOptions): Http {
  const client = ky.create({
    // Looked up at each request: a test's wire may take its place.
    fetch: (input, init) => (options.fetch ?? fetch)(input, init),
    hooks: { beforeRequest: [withToken] },
  });
  const attempt = async <T>(work: (send: Send) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const token = options.token();
    const send: Send = (path, sending) =>
      client(new URL(path, options.origin()), { ...kyOptions(sending), context: { token } });
    try {
      return await work(send);
    } catch (error) {
      if (signal?.aborted) throw error;
      const failure = await apiErrorOf(error);
      // Other 401s are about what was typed: a password, not the token.
      const isRefused = failure.status === 401 && failure.code === 'unauthenticated';
      // An answer that comes late is about a session that is over, not about the one there is now.
      if (isRefused && token !== null && token === options.token()) options.onTokenRefused();
      throw failure;
    }
  };
  return (work, signal) =>
    attempt(work, signal).catch(async (error: unknown) => {
      const isProofWanted = isApiError(error, 'reauthentication-required');
      if (!isProofWanted || !(await options.proveIdentity?.())) throw error;
      return attempt(work, signal);
    });
}

function withToken(request: Request, { context: { token } }: { context: Record<string, unknown> }) {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
}

function kyOptions({ isRepeatable = false, timeLimit, signal, fetch, ...sending }: Sending) {
  const { method = 'GET' } = sending;
  const isRead = method === 'GET' || method === 'HEAD';
  return {
    ...sending,
    ...(signal && { signal }),
    ...(fetch && { fetch }),
    retry: isRepeatable ? retryOptions(method) : 0,
    timeout: timeLimit ?? (isRead && readTimeLimit),
  };
}

/** Statuses after which the same request may succeed. */
const transient = [500, 502, 503, 504];

const retryOptions = (method: string): RetryOptions => ({
  limit: requestTries - 1,
  methods: [method],
  statusCodes: transient,
  afterStatusCodes: transient,
  jitter: true,
  shouldRetry({ error }) {
    if (!isHTTPError(error)) return undefined;
    const { status, headers } = error.response;
    const asked = retryAfterSeconds(headers.get('retry-after'));
    // Left to itself, ky takes the rate limiter's headers for a time to wait.
    if (asked === null) return transient.includes(status);
    return asked * 1_000 > longestRetryAfter ? false : undefined;
  },
});

/** The API sends seconds; a date, which HTTP allows as well, counts as nothing said. */
function retryAfterSeconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The API answered with something that cannot be understood. */
export function unreadable(message = 'The answer was not readable.'): ApiError {
  return new ApiError('unreadable', message);
}

/** Any failure of a request as an ApiError. */
export async function apiErrorOf(error: unknown): Promise<ApiError> {
  if (isApiError(error)) return error;
  if (isHTTPError(error)) return errorFromProblem(error.response);
  // By name: the page and the fetch that parsed may not share one SyntaxError.
  if ((error as Error).name === 'SyntaxError') return unreadable();
  const how = isTimeoutError(error) ? 'did not answer in time' : 'could not be reached';
  return new ApiError('network', `The service ${how}.`);
}

/** What the API answered in place of what was asked for. */
async function errorFromProblem(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  return new ApiError(
    problem.code ?? 'unknown',
    problem.message ?? problem.detail ?? `The service answered ${response.status}.`,
    response.status,
    problem.requestId ?? response.headers.get('x-request-id'),
    problem.errors,
    retryAfterSeconds(response.headers.get('retry-after')),
    problem.alternatives,
  );
}

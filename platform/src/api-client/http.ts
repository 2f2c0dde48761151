import type { HTTPError, RetryOptions } from 'ky';
import type { Problem } from '../contract';
import { languages, sourceLanguage } from '../contract/languages';
import { longestRetryAfter, readTimeLimit, requestTries } from '../contract/limits';
import { pageLanguage } from '../words/page-language';
import { ApiError, isApiError } from './api-error';
import { text } from './failures.text';
import { newTraceparent } from './traceparent';

export interface HttpOptions {
  /** Origin of the API. The page's own unless an installation says otherwise. */
  origin: () => string;
  token: () => string | null;
  /** Called when the API rejects the token that was sent. */
  onTokenRefused: () => void;
  /**
   * Called when the API demands re-authentication: prompts the user, and resolves to whether it
   * succeeded. The request is then sent once more.
   */
  proveIdentity?: () => Promise<boolean>;
  fetch?: typeof fetch;
}

/** Request, time-out and retry options. */
export interface Sending extends Pick<RequestInit, 'method' | 'body' | 'keepalive'> {
  headers?: Record<string, string>;
  /** Sent as JSON, in place of `body`. */
  json?: unknown;
  signal?: AbortSignal | undefined;
  /** The request is idempotent: it is retried after a lost connection or 5xx. */
  isRepeatable?: boolean;
  /**
   * Milliseconds until the answer of a try has to begin. By default reads have a limit, writes
   * none.
   */
  timeLimit?: number | false;
  /** Replaces the client's `fetch` for this request. */
  fetch?: typeof fetch | undefined;
}

/** @throws ky's errors; convert them with `apiErrorOf` */
export type Send = (path: string | URL, sending: Sending) => Promise<Response>;

/** Runs work that sends requests. Rejects with an ApiError, or an aborted signal's reason. */
export type Http = <T>(work: (send: Send) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Sends requests with the session's token, and again after re-authentication where the API asks for
 * it. All requests of one `work` carry the token of its start.
 *
 * @example const http = createHttp(options); await http((send) => send('/api/faqs', {}));
 */
export function createHttp(options: HttpOptions): Http {
  const attempt = async <T>(work: (send: Send) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const token = options.token();
    const send: Send = async (path, sending) => {
      const { default: ky } = await loadKy();
      return ky(new URL(path, options.origin()), {
        // Look fetch up at each request, because a test's wire may replace it.
        fetch: (input, init) => (options.fetch ?? fetch)(input, init),
        hooks: { beforeRequest: [withToken, withTrace, withLanguage] },
        ...kyOptions(sending),
        context: { token },
      });
    };
    try {
      return await work(send);
    } catch (error) {
      if (signal?.aborted) throw error;
      const failure = await apiErrorOf(error);
      // Other 401s are about the input: a password, not the token.
      const isRefused = failure.status === 401 && failure.code === 'unauthenticated';
      // A late answer concerns the session that sent it, not the current one.
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

/**
 * Part of the same file, but run at the first request: it tries out what the browser can stream,
 * which takes longer than everything else that runs before a page is hydrated.
 */
const loadKy = () => import(/* webpackMode: "eager", webpackExports: "default" */ 'ky');

const isHTTPError = (error: unknown): error is HTTPError =>
  (error as Error | null)?.name === 'HTTPError';

const isTimeoutError = (error: unknown): boolean =>
  (error as Error | null)?.name === 'TimeoutError';

function withToken(request: Request, { context: { token } }: { context: Record<string, unknown> }) {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
}

function withTrace(request: Request) {
  const traceparent = newTraceparent();
  if (traceparent) request.headers.set('traceparent', traceparent);
}

/**
 * Reads of a page in the source language have no header, as the page's preloads can have none, and a read takes
 * up a preload only with equal headers.
 */
function withLanguage(request: Request) {
  const language = pageLanguage();
  if (language === sourceLanguage && request.method === 'GET') return;
  request.headers.set('accept-language', languages[language].tag);
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
    // By default ky takes the rate limiter's headers for a retry delay.
    if (asked === null) return transient.includes(status);
    return asked * 1_000 > longestRetryAfter ? false : undefined;
  },
});

/** The API sends seconds; an HTTP date, although allowed, is ignored. */
function retryAfterSeconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The API's answer could not be parsed or has the wrong shape. */
export function unreadable(message = text.unreadable): ApiError {
  return new ApiError('unreadable', message);
}

/** Converts any failure of a request into an ApiError. */
export async function apiErrorOf(error: unknown): Promise<ApiError> {
  if (isApiError(error)) return error;
  if (isHTTPError(error)) return errorFromProblem(error.response);
  // Compare by name: the page and the fetch that parsed may have different SyntaxError classes.
  if ((error as Error).name === 'SyntaxError') return unreadable();
  return new ApiError('network', isTimeoutError(error) ? text.late : text.unreachable);
}

/** Reads the problem document that the API answered. */
async function errorFromProblem(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  return new ApiError(
    problem.code ?? 'unknown',
    problem.message ?? problem.detail ?? text.answered(response.status),
    response.status,
    problem.requestId ?? response.headers.get('x-request-id'),
    problem.errors,
    retryAfterSeconds(response.headers.get('retry-after')),
    problem.alternatives,
  );
}

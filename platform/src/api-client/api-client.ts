import {
  type Answer,
  bookingKey as bookingKeyHeader,
  type CallName,
  type Endpoint,
  firstEndpoints,
  firstOutlines,
  guestKey as guestKeyHeader,
  type Outline,
  type Problem,
  type Request,
} from '../contract';
import { ApiError, isApiError } from './api-error';
import { persistentFetch, type Sending, secondsOf } from './persistent-fetch';

/** Calls the API by the contract's names. */
export interface ApiClient {
  /**
   * @param name a call of the contract's `Calls`
   * @param request its `params`, `query` and `body`, whichever it has
   * @param options `signal` aborts the call: pass the one your query gives you.
   *   `idempotencyKey` makes a write safe to repeat: it is tried again like a read, and the API
   *   answers the second time with what it did the first. `keepalive` sends it to the end even
   *   when the page is left meanwhile. `bookingKey` lets a guest reach a booking of theirs,
   *   `guestKey` whatever else they sent.
   *   `onProgress` is told how much of the body is sent, 0 to 100: of a file that takes a while.
   * @throws ApiError with the API's `code`; `network` when nobody answered. An aborted call
   *   rejects with the signal's reason instead.
   * @example const { vendors } = await api.call('getVendorsByCategory', { query: { categoryId } });
   */
  call<N extends CallName>(
    name: N,
    request?: Request<N>,
    options?: CallOptions,
  ): Promise<Answer<N>>;
  /**
   * Reads what is no JSON as the person who is there: a calendar file, to be saved.
   *
   * @param path of the API: `calendarAddress(booking._id)`
   * @throws ApiError like `call`
   */
  file(path: string, options?: Pick<CallOptions, 'signal' | 'bookingKey'>): Promise<Blob>;
  /**
   * Reads what goes on, piece by piece as it comes: news of the person who is there.
   *
   * @param path of the API: `notificationsStream`
   * @throws ApiError like `call`, when it cannot be begun; once begun it just ends or breaks
   */
  stream(path: string, options?: Pick<CallOptions, 'signal'>): Promise<ReadableStream<Uint8Array>>;
}

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
  bookingKey?: string;
  guestKey?: string;
  onProgress?: (percent: number) => void;
}

export interface ApiClientOptions {
  /** Where the API lives. The page's own origin unless an installation says otherwise. */
  origin: () => string;
  token: () => string | null;
  /** The API refused the token that was sent. */
  onTokenRefused: () => void;
  /**
   * The API wants a fresh proof of who the person is before it does this: asks for one, and resolves
   * to whether it was given. The call is sent once more then.
   */
  proveIdentity?: () => Promise<boolean>;
  fetch?: typeof fetch;
  /** What sends in place of `fetch` where somebody wants to know how far it has come. */
  upload?: (onProgress: (percent: number) => void) => Promise<typeof fetch>;
}

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/**
 * An API client. Reads are tried three times on a lost connection or 5xx, writes too where they
 * carry an idempotency key; other writes once.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  // Looked up at each call: a test's wire may take its place.
  const ours: typeof fetch = (...args) => (options.fetch ?? fetch)(...args);
  type Work<T> = (token: string | null) => Promise<T>;
  /** Does it as the person who is there, who may have to prove that first. */
  const asked = <T>(work: Work<T>, signal?: AbortSignal): Promise<T> =>
    tried(work, signal).catch(async (error: unknown) => {
      const isProofWanted = isApiError(error, 'reauthentication-required');
      if (!isProofWanted || !(await options.proveIdentity?.())) throw error;
      return tried(work, signal);
    });
  /** Tells every failure as an ApiError. */
  const tried = async <T>(work: Work<T>, signal?: AbortSignal): Promise<T> => {
    const token = options.token();
    try {
      return await work(token);
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
  const raw = async (token: string | null, path: string, how: CallOptions) => {
    const { signal } = how;
    const headers = headersOf(token, how);
    const sending = { headers, ...(signal && { signal }), isRepeatable: true };
    return answered(ours, new URL(path, options.origin()), sending);
  };
  return {
    call: (name, request, how = {}) =>
      asked(async (token) => {
        const way = await wayOf(name);
        const http = (how.onProgress && (await options.upload?.(how.onProgress))) ?? ours;
        const answer = await send(http, options.origin(), token, way, request ?? {}, how);
        if (!fits(answer, way.outline)) throw unreadable();
        return answer as never;
      }, how.signal),
    file: (path, how = {}) =>
      asked(async (token) => (await raw(token, path, how)).blob(), how.signal),
    stream: (path, how = {}) =>
      asked(async (token) => {
        const { body } = await raw(token, path, how);
        if (!body) throw unreadable();
        return body;
      }, how.signal),
  };
}

interface Way {
  endpoint: Endpoint;
  outline: Outline;
}

/** Calls that no first view makes are a chunk of their own: there are as many of them again. */
async function wayOf(name: CallName): Promise<Way> {
  const isFirst = (one: CallName): one is keyof typeof firstEndpoints => one in firstEndpoints;
  if (isFirst(name)) return { endpoint: firstEndpoints[name], outline: firstOutlines[name] };
  const { endpoints, outlines } = await import('../contract/all-endpoints');
  return { endpoint: endpoints[name], outline: outlines[name] };
}

async function send(
  http: typeof fetch,
  origin: string,
  token: string | null,
  { endpoint: { method, path } }: Way,
  { params, query, body }: LooseRequest,
  how: CallOptions,
): Promise<unknown> {
  const { signal, idempotencyKey, keepalive } = how;
  const url = new URL(filled(path, params), origin);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  const response = await answered(http, url, {
    method,
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...contentOf(body, headersOf(token, how)),
    isRepeatable: method === 'GET' || idempotencyKey !== undefined,
  });
  if (response.status === 204) return undefined;
  return response.json();
}

async function answered(http: typeof fetch, url: URL, sending: Sending): Promise<Response> {
  const response = await persistentFetch(http, url, sending);
  if (!response.ok) throw await answeredError(response);
  return response;
}

/** A file or a form of parts is sent as it is, under its own type; everything else as JSON. */
function contentOf(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof Blob || body instanceof FormData) return { headers, body };
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function headersOf(token: string | null, { idempotencyKey, bookingKey, guestKey }: CallOptions) {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(bookingKey !== undefined && { [bookingKeyHeader]: bookingKey }),
    ...(guestKey !== undefined && { [guestKeyHeader]: guestKey }),
  };
}

function fits(answer: unknown, outline: Outline): boolean {
  if (outline === 'nothing') return answer === undefined;
  if (outline === 'list') return Array.isArray(answer);
  if (typeof answer !== 'object' || answer === null) return false;
  return outline.every((field) => field in answer);
}

function unreadable(): ApiError {
  return new ApiError('unreadable', 'The answer was not readable.');
}

/** `/api/vendors/:id` with `{ id: 'a b' }` is `/api/vendors/a%20b`. */
function filled(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Any failure of a call as an ApiError. */
export async function apiErrorOf(error: unknown): Promise<ApiError> {
  if (isApiError(error)) return error;
  // By name: the page and the fetch that parsed may not share one SyntaxError.
  if ((error as Error).name === 'SyntaxError') return unreadable();
  return new ApiError('network', 'The service could not be reached.');
}

/** What the API answered in place of what was asked for. */
export async function answeredError(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  return new ApiError(
    problem.code ?? 'unknown',
    problem.message ?? problem.detail ?? `The service answered ${response.status}.`,
    response.status,
    problem.requestId ?? response.headers.get('x-request-id'),
    problem.errors,
    secondsOf(response.headers.get('retry-after')),
    problem.alternatives,
  );
}

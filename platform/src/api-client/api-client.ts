import {
  type Answer,
  bookingKey as bookingKeyHeader,
  type CallName,
  type Endpoint,
  firstEndpoints,
  firstOutlines,
  guestKey as guestKeyHeader,
  type Outline,
  type Request,
} from '../contract';
import { createHttp, type HttpOptions, type Send, type Sending, unreadable } from './http';

/** Calls the API by the contract's names. */
export interface ApiClient {
  /**
   * @param name a call of the contract's `Calls`
   * @param request its `params`, `query` and `body`, as the call defines
   * @throws ApiError with the API's `code`; `network` when no answer came. An aborted call rejects
   *   with the signal's reason instead.
   * @example const { vendors } = await api.call('getVendorsByCategory', { query: { categoryId } });
   */
  call<N extends CallName>(
    name: N,
    request?: Request<N>,
    options?: CallOptions,
  ): Promise<Answer<N>>;
  /**
   * Reads a non-JSON file as the current user: a calendar file, to be saved.
   *
   * @param path of the API: `calendarAddress(booking._id)`
   * @throws ApiError like `call`
   */
  file(path: string, options?: Pick<CallOptions, 'signal' | 'bookingKey'>): Promise<Blob>;
  /**
   * Opens a stream, read piece by piece: notifications of the current user.
   *
   * @param path of the API: `notificationsStream`
   * @throws ApiError like `call`, when it cannot be opened; an open stream just ends or breaks
   */
  stream(path: string, options?: Pick<CallOptions, 'signal'>): Promise<ReadableStream<Uint8Array>>;
}

/** How a call is sent. */
export interface CallOptions {
  /** Aborts the call: pass the one your query gives you. */
  signal?: AbortSignal;
  /**
   * Makes a write safe to repeat: it is retried like a read, and the API answers a repeat with the
   * first result.
   */
  idempotencyKey?: string;
  /** Completes the request even when the page is left meanwhile. */
  keepalive?: boolean;
  /** Gives a guest access to their booking. */
  bookingKey?: string;
  /** Gives a guest access to anything else they sent. */
  guestKey?: string;
  /** Receives the upload progress, 0 to 100: for files. */
  onProgress?: (percent: number) => void;
}

/** Origin, session and network of an API client. */
export interface ApiClientOptions extends HttpOptions {
  /** Replacement of `fetch` for calls with `onProgress`. */
  upload?: (onProgress: (percent: number) => void) => Promise<typeof fetch>;
}

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/**
 * Creates an API client. Reads and writes with an idempotency key are tried three times on a lost
 * connection or 5xx; other writes once.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = createHttp(options);
  const read = (send: Send, path: string, how: CallOptions) =>
    send(path, { headers: headersOf(how), signal: how.signal, isRepeatable: true });
  return {
    call: (name, request, how = {}) =>
      http(async (send) => {
        const way = await wayOf(name);
        const fetch = how.onProgress && (await options.upload?.(how.onProgress));
        const { path, sending } = buildRequest(way.endpoint, request ?? {}, how);
        const response = await send(path, { ...sending, fetch });
        const answer = response.status === 204 ? undefined : await response.json();
        if (!fits(answer, way.outline)) throw unreadable();
        return answer as never;
      }, how.signal),
    file: (path, how = {}) =>
      http(async (send) => (await read(send, path, how)).blob(), how.signal),
    stream: (path, how = {}) =>
      http(async (send) => {
        const { body } = await read(send, path, how);
        if (!body) throw unreadable();
        return body;
      }, how.signal),
  };
}

interface Way {
  endpoint: Endpoint;
  outline: Outline;
}

/** Calls that no first view makes are a separate chunk, because they double the table. */
async function wayOf(name: CallName): Promise<Way> {
  const isFirst = (one: CallName): one is keyof typeof firstEndpoints => one in firstEndpoints;
  if (isFirst(name)) return { endpoint: firstEndpoints[name], outline: firstOutlines[name] };
  const { endpoints, outlines } = await import('../contract/all-endpoints.generated');
  return { endpoint: endpoints[name], outline: outlines[name] };
}

/** Path and query of a call, by which its answer can be kept: `/api/posts?page=2`. */
export async function addressOf<N extends CallName>(
  name: N,
  request?: Request<N>,
): Promise<string> {
  const { params, query }: LooseRequest = request ?? {};
  return filled((await wayOf(name)).endpoint.path, params) + queryString(query);
}

function buildRequest(
  { method, path }: Endpoint,
  { params, query, body }: LooseRequest,
  how: CallOptions,
): { path: string; sending: Sending } {
  const { signal, idempotencyKey, keepalive } = how;
  return {
    path: filled(path, params) + queryString(query),
    sending: {
      method,
      headers: headersOf(how),
      signal,
      ...(keepalive && { keepalive }),
      ...requestBody(body),
      isRepeatable: method === 'GET' || idempotencyKey !== undefined,
    },
  };
}

/** Sends a Blob or FormData as it is, under its own type; everything else as JSON. */
function requestBody(body: unknown): Pick<Sending, 'body' | 'json'> {
  return body instanceof Blob || body instanceof FormData ? { body } : { json: body };
}

function headersOf({ idempotencyKey, bookingKey, guestKey }: CallOptions) {
  return {
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

/** `/api/vendors/:id` with `{ id: 'a b' }` is `/api/vendors/a%20b`. */
function filled(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** `?q=a%20b`; empty without values. */
function queryString(query: LooseRequest['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

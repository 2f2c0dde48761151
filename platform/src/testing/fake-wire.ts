import { type Answer, type CallName, endpoints, type ProblemCode } from '../contract';
import { fakeParts } from './fake-parts';

/** The request as a handler receives it. */
export interface WireRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Handlers = {
  [N in CallName]?: (request: WireRequest) => Answer<N> | Problem | Promise<Answer<N> | Problem>;
};

/** An error answer of the API. */
class Problem {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly errors?: Record<string, string>,
    readonly headers?: Record<string, string>,
    readonly alternatives?: string[],
  ) {}
}

/** Makes a handler answer with an error: `() => problem(404, 'vendor-unknown')`. */
export function problem(
  status: number,
  code: ProblemCode,
  errors?: Record<string, string>,
  headers?: Record<string, string>,
) {
  return new Problem(status, code, errors, headers);
}

/** Makes a handler answer that the slot is taken, with free alternatives: ISO instants. */
export function slotTaken(alternatives: string[]) {
  return new Problem(409, 'slot-taken', undefined, undefined, alternatives);
}

/** Simulates a lost connection: `() => { throw networkDown(); }`. */
export function networkDown(): TypeError {
  return new TypeError('Failed to fetch');
}

/** The fake network of a test, and what was asked of it. */
export interface Wire {
  fetch: typeof fetch;
  /** Calls so far, oldest first. */
  calls: { name: CallName; request: WireRequest }[];
  /** Files requested so far, which are no calls of the contract. */
  fetched: { path: string; headers: Headers }[];
  /** Replaces a handler from now on: repairs or breaks an endpoint in the middle of a test. */
  answer<N extends CallName>(name: N, handler: NonNullable<Handlers[N]>): void;
}

/** Files and streams by their path: `{ '/api/bookings/1/ics': () => 'BEGIN:VCALENDAR' }`. */
type Files = Record<string, () => string | ReadableStream<Uint8Array> | Problem>;

/**
 * A network in which only the given endpoints and files answer; every other call fails the test.
 * `uploadFile` answers a file sent in parts once it is complete.
 *
 * @example fakeWire({ getAllCategories: () => [aCategory()] })
 */
export function fakeWire(handlers: Handlers, files: Files = {}): Wire {
  const answers: Handlers = { ...handlers };
  const calls: Wire['calls'] = [];
  const fetched: Wire['fetched'] = [];
  const called = async (name: CallName, request: WireRequest) => {
    calls.push({ name, request });
    const handler = answers[name] as ((request: WireRequest) => unknown) | undefined;
    if (!handler) throw new Error(`The fake wire has no answer for ${name}.`);
    return responseTo(await handler(request));
  };
  const inParts = fakeParts((name, body) =>
    called('uploadFile', { params: {}, query: { name }, body, headers: new Headers() }),
  );
  return {
    calls,
    fetched,
    answer: (name, handler) => {
      answers[name] = handler;
    },
    async fetch(input, init) {
      const asked = new Request(input, init);
      const path = new URL(asked.url).pathname;
      const file = files[path]?.();
      if (file !== undefined) {
        fetched.push({ path, headers: asked.headers });
        return file instanceof Problem ? responseTo(file) : new Response(file);
      }
      const part = await inParts(asked);
      if (part) return part;
      const { name, params } = endpointOf(asked);
      return called(name, await wireRequest(asked, params));
    },
  };
}

/** Number of parameters in an endpoint's path. */
const parts = ({ path }: { path: string }) => path.split(':').length;

// Static paths first: `/api/vendors/most-viewed` is not a vendor's id.
const patterns = Object.entries(endpoints)
  .sort(([, a], [, b]) => parts(a) - parts(b))
  .map(([name, { method, path }]) => ({
    name: name as CallName,
    method,
    pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

function endpointOf(asked: Request): { name: CallName; params: Record<string, string> } {
  const { pathname } = new URL(asked.url);
  for (const { name, method, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (!match || method !== asked.method) continue;
    const groups = Object.entries(match.groups ?? {});
    const params = Object.fromEntries(
      groups.map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    return { name, params };
  }
  throw new Error(`No endpoint of the contract is ${asked.method} ${pathname}.`);
}

async function wireRequest(asked: Request, params: Record<string, string>): Promise<WireRequest> {
  const text = await asked.text();
  // A file's body is not JSON.
  const isJson = asked.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    params,
    query: Object.fromEntries(new URL(asked.url).searchParams),
    body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    headers: asked.headers,
  };
}

function responseTo(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (!(answer instanceof Problem)) return Response.json(answer);
  const { status, code, errors, headers, alternatives } = answer;
  const body = {
    status,
    code,
    message: code,
    requestId: 'test-request',
    ...(errors && { errors }),
    ...(alternatives && { alternatives }),
  };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

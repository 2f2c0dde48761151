import { isApiError } from '@nukkad/platform';
import { endpoints, notificationsStream, type SamplePractice } from '@nukkad/platform/contract';
import { demonstrated } from '../../common/common.text';
import { type SampleRequest, sampleAnswers } from './sample-answers';

type Answerer = (request: SampleRequest) => unknown;

/** A `fetch` that answers for the practice of `content`; writes are refused with a reason. */
export function sampleWire(content: SamplePractice, now: Date = new Date()): typeof fetch {
  const routes = Object.entries(sampleAnswers(content, now)).map(([name, answer]) => ({
    ...endpoints[name as keyof typeof endpoints],
    answer: answer as Answerer,
  }));
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === notificationsStream) return new Response(new ReadableStream());
    for (const { method, path, answer } of routes) {
      const params = method === request.method ? paramsIn(path, pathname) : null;
      if (params !== null) return answered(answer, { params, query: entriesOf(searchParams) });
    }
    const isOurs = OURS.some((path) => pathname.startsWith(path));
    return isOurs ? problemResponse(403, 'demonstration', demonstrated) : globalThis.fetch(request);
  };
}

/** Paths of a practice's own data; other requests go to the real API. */
const OURS = [
  '/api/vendors/me/',
  '/api/bookings/',
  '/api/case-requests/',
  '/api/threads',
  '/api/me/files',
  '/api/me/assignments',
  '/api/reviews/',
];

/** `{ clientId: '7' }` for `/clients/7` by `/clients/:clientId`; null without a match. */
function paramsIn(path: string, pathname: string): Record<string, string> | null {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(pathname);
  return match && { ...match.groups };
}

const entriesOf = (search: URLSearchParams) => Object.fromEntries(search);

function answered(answer: Answerer, request: SampleRequest): Response {
  try {
    const value = answer(request);
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return problemResponse(error.status ?? 404, error.code, error.message);
  }
}

const problemResponse = (status: number, code: string, message: string) =>
  Response.json({ status, code, message }, { status });

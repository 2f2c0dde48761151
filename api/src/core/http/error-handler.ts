import type { Socket } from 'node:net';
import { languages, sourceLanguage } from '@nukkad/platform/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { languageOf } from '../language/language';
import {
  NotSetUp,
  type Occasion,
  occasionOf,
  problemOf,
  TooManyRequests,
  UnavailableUntil,
} from './problems';
import { securityHeaders } from './security-headers';

const mediaType = 'application/problem+json; charset=utf-8';

/** The only place where an error becomes a response. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answer(request, reply, nothingHere(request.method)));
}

/** Also for failures before routing, such as a URL that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const occasion = occasionOf(error);
  if (occasion.code === 'internal') request.log.error(error);
  if (occasion.code === 'unavailable' && !(error instanceof NotSetUp)) {
    request.log.warn(error);
    reply.header('retry-after', error instanceof UnavailableUntil ? error.retryAfter : 5);
  }
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter);
  answer(request, reply, occasion);
}

/** For paths without a route. */
export const nothingHere = (method: string): Occasion => ({
  code: 'not-found',
  detail: `There is nothing to ${method} at this address.`,
});

export function answer(request: FastifyRequest, reply: FastifyReply, occasion: Occasion): void {
  const language = languageOf(request);
  const problem = problemOf(occasion, request.id, language);
  reply
    .code(problem.status)
    // An error before the hooks ran still needs the headers of every response.
    .headers({ ...securityHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' })
    .header('content-language', languages[language].tag)
    .type(mediaType)
    .serializer(JSON.stringify)
    .send(problem);
}

/** Bytes that are not HTTP: there is no request to answer, only a socket to write to. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const occasion = socketOccasions[error.code ?? ''] ?? badBytes;
  const problem = problemOf(occasion, uuidv7(), sourceLanguage);
  const body = JSON.stringify(problem);
  const lines = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    `Content-Type: ${mediaType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${problem.requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

const badBytes: Occasion = { code: 'bad-request', detail: 'This is not an HTTP request.' };

const socketOccasions: Record<string, Occasion> = {
  HPE_HEADER_OVERFLOW: {
    code: 'bad-request',
    detail: 'The address or the headers are too long.',
    status: 431,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'bad-request',
    detail: 'The request did not arrive in time.',
    status: 408,
  },
};

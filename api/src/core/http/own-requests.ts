import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTraceparent } from '../tracing/tracer';

const header = 'x-nukkad-own-request';

/** Never leaves this process, so that no client can name it. */
const secret = randomBytes(32).toString('hex');

/** An answer of this API to itself. */
export interface OwnAnswer {
  status: number;
  type: string;
  body: string;
}

/** Reads the API as nobody, within this process: for pages rendered ahead of the visit. */
export async function readAsNobody(app: FastifyInstance, path: string): Promise<OwnAnswer> {
  const traceparent = currentTraceparent();
  const headers = {
    ...{ [header]: secret, accept: 'application/json' },
    ...(traceparent !== undefined && { traceparent }),
  };
  const {
    statusCode,
    headers: said,
    body,
  } = await app.inject({ method: 'GET', url: path, headers });
  return { status: statusCode, type: String(said['content-type'] ?? ''), body };
}

/**
 * True for a request of `readAsNobody`, or of a renderer that has the key: no client is behind it,
 * and no limit of one applies. It gives no other right.
 *
 * @param rendererKey shared with a renderer that runs by itself
 */
export function isOwnRequest({ headers }: FastifyRequest, rendererKey?: string): boolean {
  const said = headers[header];
  if (typeof said !== 'string') return false;
  return isEqual(said, secret) || (rendererKey !== undefined && isEqual(said, rendererKey));
}

/** Takes equally long for all values. */
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const digest = (value: string) => createHash('sha256').update(value).digest();

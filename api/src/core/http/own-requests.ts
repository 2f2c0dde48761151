import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { languageOfPath, languages, withoutLanguage } from '@nukkad/platform/contract';
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

/**
 * Reads the API as nobody, within this process: for pages rendered ahead of the visit.
 *
 * @param address path of the API after the language to be answered in: `/hi/api/vendors/…`
 */
export async function readAsNobody(app: FastifyInstance, address: string): Promise<OwnAnswer> {
  const traceparent = currentTraceparent();
  const headers = {
    ...{ [header]: secret, accept: 'application/json' },
    'accept-language': languages[languageOfPath(address)].tag,
    ...(traceparent !== undefined && { traceparent }),
  };
  const {
    statusCode,
    headers: said,
    body,
  } = await app.inject({ method: 'GET', url: withoutLanguage(address), headers });
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

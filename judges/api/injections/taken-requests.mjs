import { startScannerFront } from '../../support/scanner-front.mjs';
import { openApiDocument, resolverOf } from '../document.mjs';
import { seenIds } from '../fuzz/ids.mjs';
import { addressOf, byParameter, candidatesOf, openOperations } from './candidates.mjs';

/** Where sqlmap is to inject. */
const MARK = '*';

/** Lists whose ids other calls ask for. */
const LISTS = [
  ...['/api/vendors?type=doctor', '/api/gov-offices', '/api/campaigns', '/api/posts'],
  ...['/api/stories', '/api/complaints'],
];

/**
 * @typedef {object} TakenRequest
 * @property {string} operationId
 * @property {string} method
 * @property {string} address
 * @property {string} marked the address with a mark after every value
 * @property {unknown} [body]
 * @property {boolean} isTaken whether the product answers it with success
 * @property {number} [length] bytes of that answer
 */

/**
 * A request for each parameter of what anyone may call, if possible one that the product takes: injections
 * into one that is refused never reach the database.
 *
 * @param {import('../../support/judge.mjs').Context} context
 * @param {(operation: object) => boolean} [isAsked] default: reads by parameters, and chosen writes
 * @returns {Promise<TakenRequest[]>}
 */
export async function takenRequests(context, isAsked = () => true) {
  const { document, operations } = await openApiDocument(context);
  const resolve = resolverOf(document);
  const front = await startScannerFront(context.product.origin);
  try {
    const ids = await seenIdsOf(front.origin);
    const all = [];
    for (const operation of openOperations(operations).filter(isAsked).flatMap(byParameter)) {
      const candidates = candidatesOf(operation, resolve);
      const requests = candidates.map((one) => requestOf(operation, one, ids));
      all.push((await bestTaken(front.origin, requests)) ?? requests[0]);
    }
    return all;
  } finally {
    await front.close();
  }
}

async function seenIdsOf(origin) {
  const ids = seenIds();
  for (const list of LISTS) ids.collect(list, await (await fetch(origin + list)).json());
  return ids;
}

/** The request with the longest successful answer, as most of what it reads is found; if any is taken. */
async function bestTaken(origin, requests) {
  let best;
  for (const request of requests) {
    const length = await takenLength(origin, request);
    if (length > (best?.length ?? -1)) best = { ...request, isTaken: true, length };
    // Writes are not repeated.
    if (best && request.method !== 'GET') break;
  }
  return best;
}

async function takenLength(origin, { method, address, body }) {
  const headers = { 'content-type': 'application/json' };
  const sent = body && { body: JSON.stringify(body), headers };
  const answer = await fetch(origin + address, { method, ...sent });
  const { byteLength } = await answer.arrayBuffer();
  return answer.ok ? byteLength : -1;
}

function requestOf({ operationId }, candidate, ids) {
  const written = (mark) =>
    ids.filled({ path: addressOf(candidate, mark), headers: {}, body: candidate.body });
  const { path: address, body } = written('');
  const { path: marked } = written(MARK);
  return { operationId, method: candidate.method, address, marked, body, isTaken: false };
}

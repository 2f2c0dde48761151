import { startScannerFront } from '../../support/scanner-front.mjs';
import { openApiDocument, resolverOf } from '../document.mjs';
import { seenIds } from '../fuzz/ids.mjs';
import { operationsAskedBy, VISITOR } from './callers.mjs';
import { addressOf, byParameter, candidatesOf } from './candidates.mjs';

/** Where sqlmap is to inject. */
const MARK = '*';
const JSON_TYPE = 'application/json';

/**
 * @typedef {object} TakenRequest
 * @property {string} operationId
 * @property {string} caller
 * @property {string} method
 * @property {Record<string, string>} headers of the session
 * @property {string} address
 * @property {string} marked the address with a mark after every value
 * @property {unknown} [body]
 * @property {boolean} isTaken whether the product answers it with success
 * @property {number} [length] bytes of that answer
 */

/**
 * A request for each parameter of what a caller may call, if possible one that the product takes:
 * injections into one that is refused never reach the database.
 *
 * @param {import('../../support/judge.mjs').Context} context
 * @param {import('./callers.mjs').Caller} caller
 * @param {(operation: object) => boolean} [isAsked] default: reads by parameters, and chosen writes
 * @returns {Promise<TakenRequest[]>}
 */
export async function takenRequests(context, caller, isAsked = () => true) {
  const { document, operations } = await openApiDocument(context);
  const resolve = resolverOf(document);
  const session = await sessionOf(context.product, caller);
  const front = await startScannerFront(context.product.origin);
  try {
    const ids = await seenIdsOf(front.origin, caller, session);
    const all = [];
    const asked = operationsAskedBy(caller, operations).filter(isAsked);
    for (const operation of asked.flatMap(byParameter)) {
      const candidates = candidatesOf(operation, resolve);
      const requests = candidates.map((one) => ({
        ...requestOf(operation, one, ids),
        ...{ caller: caller.name, headers: session.headers },
      }));
      all.push((await bestTaken(front.origin, requests)) ?? requests[0]);
    }
    return all;
  } finally {
    await front.close();
  }
}

async function sessionOf({ signIn }, { name }) {
  if (name === VISITOR) return { headers: {} };
  const { token, _id } = await signIn(name);
  return { headers: { authorization: `Bearer ${token}` }, _id };
}

async function seenIdsOf(origin, { lists }, { headers, _id }) {
  const ids = seenIds();
  // One's own, in paths that name the user.
  for (const path of _id ? ['/api/users', '/api/users/getUserById'] : [])
    ids.collect(path, { _id });
  for (const list of lists) {
    const answer = await fetch(origin + list, { headers });
    if (!answer.ok) throw new Error(`${list} was answered ${answer.status}.`);
    ids.collect(list, await answer.json());
  }
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

async function takenLength(origin, { method, address, headers, body }) {
  const json = { 'content-type': JSON_TYPE, ...headers };
  const sent = body ? { body: JSON.stringify(body), headers: json } : { headers };
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

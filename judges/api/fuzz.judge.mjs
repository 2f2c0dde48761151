import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { versionOf } from '../support/judge.mjs';
import { openApiDocument, resolverOf } from './document.mjs';
import { checksOf } from './fuzz/answers.mjs';
import { seenIds } from './fuzz/ids.mjs';
import { ROLES, requestsOf } from './fuzz/requests.mjs';
import { sessionsAt } from './fuzz/sessions.mjs';

const HANG_MS = 40_000;

/** Calls that end what others need come last, in this order. */
const LAST = ['endSession', 'endOtherSessions', 'logout', 'deleteUser'];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const { FUZZ_SEED, FUZZ_RUNS = '20', FUZZ_ONLY } = process.env;
const seed = Number(FUZZ_SEED ?? Math.floor(Date.now() / 1_000) % 1_000_000);

/**
 * FUZZ_SEED replays a run, FUZZ_ONLY names one operation, FUZZ_RUNS says how many requests each gets.
 *
 * @type {import('../support/judge.mjs').Judge}
 */
export const judge = {
  title: 'Every operation of the OpenAPI document, fuzzed by fast-check',
  needs: 'own-product',
  version: async () => versionOf('fast-check', import.meta.url),
  async run(context) {
    const { document, operations } = await openApiDocument(context);
    const fuzz = fuzzer(document, sessionsAt(context.product.origin));
    await fuzz.gatherIds(operations);
    const chosen = operations.filter(
      ({ operationId }) => (FUZZ_ONLY ?? operationId) === operationId,
    );
    for (const operation of chosen.sort(byHarm)) await fuzz.operation(operation);
    return fuzz.result();
  },
};

const byHarm = (a, b) => rank(a) - rank(b);
const rank = ({ method, operationId }) =>
  METHODS.indexOf(method) + 10 * (LAST.indexOf(operationId) + 1);

/** What an installation has not set up is 501; anything else is an error. */
const serverError = ({ status, text }) => ({
  rule: status === 501 ? 'not-set-up' : 'server-error',
  says: `${status} ${text}`,
});

function fuzzer(document, sessions) {
  const resolve = resolverOf(document);
  const checks = checksOf(document);
  const ids = seenIds();
  const findings = new Map();
  const statuses = {};
  let examined = 0;

  const find = (operation, request, { rule, says }) => {
    const key = `${operation.operationId} ${rule}`;
    if (findings.has(key)) return;
    const shown = JSON.stringify(request).slice(0, 400);
    const where = operation.operationId;
    findings.set(key, { rule, where, says: `${says}; seed ${seed}: ${shown}` });
  };

  async function send(operation, drawn) {
    const request = ids.filled(drawn);
    examined += 1;
    const answer = await Promise.race([
      sessions.send(request).catch((error) => ({ failure: error.message })),
      wait(HANG_MS, { failure: `no answer in ${HANG_MS / 1_000} s` }, { ref: false }),
    ]);
    if (answer.failure) return find(operation, request, { rule: 'answer', says: answer.failure });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    for (const problem of problemsOf(operation, request, answer)) find(operation, request, problem);
    if (answer.status < 300 && answer.text.startsWith('{')) collect(request, answer);
    if (answer.status < 300 && answer.text.startsWith('[')) collect(request, answer);
  }

  const collect = ({ path }, { text }) => ids.collect(path, JSON.parse(text));

  /** What is wrong with an answer. */
  function problemsOf(operation, request, answer) {
    if (answer.status >= 500) return [serverError(answer)];
    const unnamed = checks.unnamed(operation, answer);
    const { type, body } = request;
    const isTaken = type !== 'application/json' || checks.takesBody(operation, body);
    const lenient = {
      rule: 'lenient',
      says: `answers ${answer.status} to a body it does not take`,
    };
    return [...(unnamed ? [unnamed] : []), ...(answer.status < 300 && !isTaken ? [lenient] : [])];
  }

  return {
    /** Asks for every list as everyone. */
    async gatherIds(operations) {
      const lists = operations.filter(
        ({ method, path }) => method === 'get' && !path.includes('{'),
      );
      for (const operation of lists) {
        for (const role of ROLES) {
          await send(operation, { role, method: 'GET', path: operation.path, headers: {} });
        }
      }
    },
    async operation(operation) {
      const own = Number.parseInt(hash('sha1', operation.operationId).slice(0, 7), 16);
      const drawn = fc.sample(requestsOf(operation, resolve), {
        seed: seed ^ own,
        numRuns: Number(FUZZ_RUNS),
      });
      for (const request of drawn) await send(operation, request);
    },
    result: () => ({
      examined,
      findings: [...findings.values()],
      notes: [
        `seed ${seed}, ${FUZZ_RUNS} requests for each operation, ${ids.count} ids`,
        `statuses ${JSON.stringify(statuses)}`,
        `accounts that were closed meanwhile: ${[...sessions.gone].join(', ') || 'none'}`,
      ],
    }),
  };
}

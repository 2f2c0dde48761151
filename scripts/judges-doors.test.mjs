import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { callers, operationsAskedBy } from '../judges/api/injections/callers.mjs';
import { addressOf, byParameter, candidatesOf } from '../judges/api/injections/candidates.mjs';
import { readOutput } from '../judges/api/injections/report.model.mjs';
import {
  examinedOf,
  failureFindings,
  statusesNote,
} from '../judges/support/scanner-answers.model.mjs';
import { startScannerFront } from '../judges/support/scanner-front.mjs';

describe('answers to a scanner', () => {
  it('say nothing of the product if a limit refused most', () => {
    assert.equal(examinedOf({ asked: 10, statuses: { 200: 5, 429: 5 } }), 5);
    assert.throws(() => examinedOf({ asked: 10, statuses: { 200: 4, 429: 6 } }), /6 of 10/);
  });

  it('are one finding for each operation that failed', () => {
    const failed = (url, status) => ({ method: 'GET', url, status });
    const failures = [
      ...[failed('/a?x=1', 500), failed('/a?x=2', 500), failed('/b', 503), failed('/c', 'none')],
    ];
    assert.deepEqual(failureFindings({ failures }), [
      { rule: 'server-error', where: 'GET /a', says: '500 to /a?x=1' },
      { rule: 'unavailable', where: 'GET /b', says: '503 to /b' },
      { rule: 'server-error', where: 'GET /c', says: 'no answer to /c' },
    ]);
    assert.equal(statusesNote({ statuses: { 200: 1 } }), 'statuses {"200":1}');
  });
});

// Other systems have one address of loopback.
describe('the front of a scanner', { skip: process.platform !== 'linux' }, () => {
  it('asks from another network each time, and counts answers', async () => {
    const networks = new Set();
    const product = createServer((request, response) => {
      networks.add(request.socket.remoteAddress);
      if (request.url === '/closes') return request.socket.destroy();
      if (request.url === '/moved') {
        response.setHeader('location', `http://${request.headers.host}/there`);
      }
      response.writeHead(request.url === '/moved' ? 302 : 500);
      request.pipe(response);
    });
    await once(product.listen(0, '127.0.0.1'), 'listening');
    const front = await startScannerFront(`http://localhost:${product.address().port}`);
    const ask = (at, init) => fetch(front.origin + at, { redirect: 'manual', ...init });
    try {
      const answer = await ask('/fails?x=1', { method: 'POST', body: 'whole' });
      assert.equal(await answer.text(), 'whole');
      const moved = await ask('/moved');
      assert.equal(moved.headers.get('location'), `${front.origin}/there`);
      await assert.rejects(ask('/closes'));
      assert.equal(networks.size, 3);
      assert.deepEqual(front.answers(), {
        asked: 3,
        statuses: { 302: 1, 500: 1, none: 1 },
        failures: [
          { method: 'POST', url: '/fails?x=1', status: 500 },
          { method: 'GET', url: '/closes', status: 'none' },
        ],
      });
    } finally {
      await front.close();
      product.close();
    }
  });
});

describe('operations to inject into', () => {
  const read = { method: 'get', parameters: [{ in: 'query', name: 'q' }], security: [] };

  const askedBy = (name, operations) =>
    operationsAskedBy(
      callers.find((one) => one.name === name),
      operations,
    );

  it('are those that anyone may call with parameters, and chosen writes', () => {
    const open = { ...read, security: [{}, { session: [] }] };
    const write = { method: 'post', operationId: 'createHold', security: [] };
    const others = [
      { ...read, security: [{ session: [] }] },
      { ...read, parameters: [] },
      { ...read, method: 'delete' },
      { ...write, operationId: 'reportHealth' },
    ];
    assert.deepEqual(askedBy('visitor', [read, ...others, open, write]), [read, open, write]);
  });

  it('are those of each account within its session', () => {
    const within = (path, whom) => ({
      ...{ ...read, path, security: [{ session: [] }] },
      description: `Those of one’s own.  For ${whom}.`,
    });
    const own = within('/api/me/bookings', 'anyone with a session');
    const clients = within('/api/vendors/me/clients', 'professionals, about their own data');
    const cases = { ...clients, path: '/api/vendors/me/cases/{caseId}' };
    const assignments = { ...clients, path: '/api/vendors/me/assignments' };
    const audit = within('/api/operator/audit', 'operators');
    const write = { ...own, method: 'post', operationId: 'addAddress' };
    const ending = { ...own, method: 'delete', operationId: 'deleteUser' };
    const all = [own, clients, cases, assignments, audit, write, ending];
    const asked = callers.map(({ name }) => askedBy(name, all));
    assert.deepEqual(asked, [[], [own, write], [clients], [cases], [assignments]]);
  });

  it('are asked with one optional parameter at a time', () => {
    const [needed, one, other] = [
      { in: 'query', name: 'of', required: true },
      ...[
        { in: 'query', name: 'q' },
        { in: 'query', name: 'page' },
      ],
    ];
    const operation = { method: 'get', parameters: [one, needed, other] };
    assert.deepEqual(
      byParameter(operation).map(({ parameters }) => parameters),
      [
        [needed, one],
        [needed, other],
      ],
    );
    assert.deepEqual(byParameter({ method: 'post' }), [{ method: 'post' }]);
  });

  it('are asked with every parameter, marked where sqlmap is to inject', () => {
    const constant = (name, place, value) => ({ name, in: place, schema: { const: value } });
    const operation = {
      ...{ method: 'get', path: '/api/{kind}/all' },
      parameters: [constant('kind', 'path', 'a/b'), constant('q', 'query', 'x*:')],
    };
    const [candidate] = candidatesOf(operation);
    assert.equal(candidate.method, 'GET');
    assert.equal(addressOf(candidate), '/api/a%2Fb/all?q=x%2A:');
    assert.equal(addressOf(candidate, '*'), '/api/a%2Fb*/all?q=x%2A:*');
  });
});

describe('the output of sqlmap', () => {
  const found = [
    'sqlmap identified the following injection point(s) with a total of 66 HTTP(s) requests:',
    ...['---', 'Parameter: q (GET)', '    Type: boolean-based blind', '    Payload: q=1'],
    ...['', '    Type: UNION query', '    Payload: q=2', '---'],
  ].join('\n');

  it('names injection points', () => {
    assert.deepEqual(readOutput(found, 'getVendors'), [
      {
        rule: 'injection',
        where: 'getVendors',
        says: 'q (GET): boolean-based blind, UNION query',
      },
    ]);
  });

  it('names none once everything was tried, and is refused before', () => {
    const none = '[CRITICAL] all tested parameters do not appear to be injectable.';
    assert.deepEqual(readOutput(none, 'getVendors'), []);
    assert.throws(() => readOutput('[CRITICAL] connection timed out', 'x'), /did not end on x/);
  });
});

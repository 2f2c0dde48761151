import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { problem } from '@nukkad/platform/contract/definitions';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

const list = '/api/vendordetail/getVendorsByCategory';
const nobody = '00000000-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const report = (payload: InjectOptions['payload'], headers: InjectOptions['headers'] = json) =>
  ({ method: 'POST', url: '/api/client-errors', payload, headers }) as const;

onDatabase((open) => {
  let running: TestApp;
  let doctors = '';
  before(async () => {
    running = await startTestApp(open);
    const categories = await running.app.inject('/api/category/getAllCategories');
    doctors = categories.json()[0]._id;
  });
  after(() => running.close());

  const withDoctors = (query: string) => () => `${list}?categoryId=${doctors}&${query}`;
  type Case = [
    what: string,
    ask: InjectOptions | string | (() => string),
    status: number,
    code: string,
  ];
  const cases: Case[] = [
    ['no category', list, 422, 'validation'],
    ['a category that is no id', `${list}?categoryId=1`, 422, 'validation'],
    ['an unknown category', `${list}?categoryId=${nobody}`, 404, 'category-unknown'],
    ['two categories', `${list}?categoryId=${nobody}&categoryId=${nobody}`, 422, 'validation'],
    ['a category in brackets', `${list}?categoryId[]=${nobody}`, 422, 'validation'],
    ['a NUL in the category', `${list}?categoryId=%00`, 422, 'validation'],
    ['broken percent signs in the query', `${list}?categoryId=%zz%`, 422, 'validation'],
    [
      'SQL for a category',
      `${list}?categoryId=' OR 1=1 --`.replaceAll(' ', '%20'),
      422,
      'validation',
    ],
    ['an unknown speciality', withDoctors('spec=astrologer'), 404, 'category-unknown'],
    ['a speciality of others', withDoctors('spec=plumber'), 404, 'category-unknown'],
    ['a NUL in the speciality', withDoctors('spec=dentist%00'), 422, 'validation'],
    ['page 0', withDoctors('page=0'), 422, 'validation'],
    ['page -1', withDoctors('page=-1'), 422, 'validation'],
    ['page abc', withDoctors('page=abc'), 422, 'validation'],
    ['page 1.5', withDoctors('page=1.5'), 422, 'validation'],
    ['page 1e9', withDoctors('page=1e9'), 422, 'validation'],
    ['an empty page', withDoctors('page='), 422, 'validation'],
    ['two pages', withDoctors('page=1&page=2'), 422, 'validation'],
    ['a page of thirty digits', withDoctors(`page=${'9'.repeat(30)}`), 422, 'validation'],
    ['a page beyond the end', withDoctors('page=999'), 404, 'page-out-of-range'],
    ['a page beyond all ends', withDoctors('page=999999999'), 404, 'page-out-of-range'],
    ['limit 0', withDoctors('limit=0'), 422, 'validation'],
    ['limit 201', withDoctors('limit=201'), 422, 'validation'],
    ['a query of 10 kB', withDoctors(`spec=${'a'.repeat(10_000)}`), 414, 'uri-too-long'],
    ['a query of 3 kB', withDoctors(`spec=${'a'.repeat(3_000)}`), 422, 'validation'],
    ['a parent that is no id', '/api/category/getAllCategories?parent=x', 422, 'validation'],
    [
      'an unknown parent',
      `/api/category/getAllCategories?parent=${nobody}`,
      404,
      'category-unknown',
    ],
    ['a vendor that is no id', '/api/vendors/7', 422, 'validation'],
    ['an unknown vendor', `/api/vendors/${nobody}`, 404, 'vendor-unknown'],
    ['a vendor of 600 letters', `/api/vendors/${'a'.repeat(600)}`, 404, 'not-found'],
    ['an address that cannot be decoded', '/api/vendors/%zz', 400, 'bad-request'],
    ['an unknown address', '/api/nowhere', 404, 'not-found'],
    ['an address outside /api', '/nowhere', 404, 'not-found'],
    ['another method', { method: 'DELETE', url: list }, 405, 'method-not-allowed'],
    ['POST where one can only read', { method: 'POST', url: '/readyz' }, 405, 'method-not-allowed'],
    ['an empty report', report(''), 400, 'bad-request'],
    ['half a report', report('{"code":'), 400, 'bad-request'],
    ['a report that is a list', report('[]'), 422, 'validation'],
    ['a report without words', report({ code: 'MF' }), 422, 'validation'],
    ['a prototype in a report', report('{"__proto__":{"x":1}}'), 400, 'bad-request'],
    ['bytes that are no UTF-8', report(Buffer.from([0x22, 0xff, 0x22])), 400, 'bad-request'],
    [
      'a report as text',
      report('x', { 'content-type': 'text/plain' }),
      415,
      'unsupported-media-type',
    ],
    [
      'a report as a form',
      report('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported-media-type',
    ],
    ['a report of 1 MB', report({ code: 'x'.repeat(1_000_000) }), 413, 'payload-too-large'],
    [
      'a message too long',
      report({ code: 'a', message: 'x'.repeat(3_000), path: '/' }),
      422,
      'validation',
    ],
  ];

  for (const [what, ask, status, code] of cases) {
    test(`${what} is answered ${status} ${code}`, async () => {
      const response = await running.app.inject(typeof ask === 'function' ? ask() : ask);
      assert.equal(response.statusCode, status, response.body);
      assert.match(String(response.headers['content-type']), /^application\/problem\+json/);
      const body = problem.parse(response.json());
      assert.equal(body.code, code);
      assert.equal(body.status, status);
      assert.equal(body.message, body.detail);
      assert.equal(body.requestId, response.headers['x-request-id']);
      assert.equal(body.errors !== undefined, code === 'validation');
      assert.equal(response.headers['x-content-type-options'], 'nosniff');
      assert.equal(response.headers['cache-control'], 'no-store');
    });
  }

  test('405 says what is allowed', async () => {
    const response = await running.app.inject({ method: 'PUT', url: '/api/client-errors' });
    assert.equal(response.headers.allow, 'POST');
  });

  test('validation names each field', async () => {
    const response = await running.app.inject(`${list}?categoryId=1&page=0`);
    assert.deepEqual(response.json().errors, {
      categoryId: 'must be a UUID',
      page: 'must be a positive whole number',
    });
  });

  test('bytes that are no HTTP and headers without end are answered too', async () => {
    await running.app.listen({ port: 0 });
    const { port } = running.app.addresses()[0] as { port: number };
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, 'localhost', () => socket.write(text));
        let heard = '';
        socket.on('data', (part) => {
          heard += part;
        });
        socket.on('close', () => resolve(heard)).on('error', reject);
      });
    assert.match(await say('hello?\r\n\r\n'), /^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/);
    const endless = `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`;
    assert.match(await say(endless), /^HTTP\/1\.1 431 [\s\S]*"status":431/);
  });
});

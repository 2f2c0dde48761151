import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { temporaryFolder } from '../../../test/process/at-exit';
import { buildApp } from '../../app';
import { type Database, openDatabase } from '../../core/db/database';

const site = temporaryFolder('site');
const files: Record<string, string> = {
  'index.html': 'home',
  'doctors/index.html': 'doctors',
  'registry.json': '{}',
  'shell/1/shell.abc.js': 'shell()',
  'shell/1/shell.abc.js.gz': 'compressed',
};

let database: Database;
let app: FastifyInstance;
describe('the site', () => {
  before(async () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), file.endsWith('.gz') ? gzipSync('shell()') : text);
    }
    database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
    const settings = testSettings({
      ...{ SITE_DIR: site, DEV_RELOAD: '1' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    });
    app = await buildApp({ settings, database, logger: false, site: true });
  });
  after(async () => {
    await app.close();
    await database.close();
  });

  const answers: [url: string, status: number, body: string][] = [
    ['/', 200, 'home'],
    ['/doctors', 200, 'doctors'],
    ['/doctors?spec=dentist', 200, 'doctors'],
    ["/ca's", 200, 'home'],
    ['/govt.%20officers', 200, 'home'],
    ['/doctor-dashboard/appointments', 200, 'home'],
    // Whether the story exists is unknown here, so the page is served.
    ['/stories/nobody', 200, 'home'],
    ['/shell/1/shell.abc.js', 200, 'shell()'],
    ['/shell/1/missing.js', 404, 'Not found\n'],
    ['/remotes/mf-public/1/remoteEntry.js', 404, 'Not found\n'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'Not found\n'],
    ['/favicon.ico', 404, 'Not found\n'],
  ];
  for (const [url, status, body] of answers) {
    test(`${url} is answered ${status}`, async () => {
      const response = await app.inject(url);
      assert.equal(response.statusCode, status);
      assert.equal(response.body, body);
    });
  }

  test('pages and released files carry the headers of the site', async () => {
    const page = await app.inject('/doctors');
    assert.equal(page.headers['cache-control'], 'no-cache');
    assert.match(String(page.headers['content-security-policy']), /script-src 'self'/);
    assert.match(String(page.headers['content-type']), /^text\/html/);
    assert.ok(page.headers.etag);
    assert.equal(page.headers['server-timing'], 'traces;desc="0.1"');
    const script = await app.inject('/shell/1/shell.abc.js');
    assert.match(String(script.headers['cache-control']), /immutable/);
    assert.match(String(script.headers['content-type']), /javascript/);
    assert.equal(script.headers['x-content-type-options'], 'nosniff');
    assert.equal(script.headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(script.headers['content-security-policy'], undefined);
    assert.equal(script.headers['permissions-policy'], undefined);
    assert.equal(script.headers['server-timing'], undefined);
  });

  test('a page that is replaced while it is read is one version, whole', async () => {
    const versions = ['first '.repeat(40_000), 'second '.repeat(2_000)];
    const page = join(site, 'busy/index.html');
    mkdirSync(dirname(page));
    let turn = 0;
    const put = () => {
      writeFileSync(`${page}.next`, versions[turn % 2]!);
      renameSync(`${page}.next`, page);
      turn += 1;
    };
    put();
    const replacing = setInterval(put, 1);
    const torn: number[] = [];
    for (let asked = 0; asked < 400; asked += 1) {
      const { body } = await app.inject('/busy').catch(() => ({ body: '' }));
      if (!versions.includes(body)) torn.push(body.length);
    }
    clearInterval(replacing);
    assert.ok(turn > 50, `it was replaced ${turn} times only`);
    assert.deepEqual(torn, []);
  });

  test('what lies there compressed is sent compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await app.inject({ url: '/shell/1/shell.abc.js', headers });
    assert.equal(response.headers['content-encoding'], 'gzip');
    assert.match(String(response.headers['content-type']), /javascript/);
    assert.match(String(response.headers['cache-control']), /immutable/);
  });

  test('under /api an unknown address is a problem, not a page', async () => {
    const response = await app.inject('/api/nowhere');
    assert.equal(response.statusCode, 404);
    assert.equal(response.json().code, 'not-found');
  });

  test('an open page hears of a new composition', async () => {
    const address = await app.listen({ port: 0 });
    const stream = await fetch(`${address}/dev/reload`);
    assert.equal(stream.headers.get('content-type'), 'text/event-stream');
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    writeFileSync(join(site, 'registry.json'), '{"schema":1}');
    let heard = '';
    while (!heard.includes('event: reload')) heard += (await reader.read()).value;
    await reader.cancel();
    assert.match(await (await fetch(`${address}/dev/reload.js`)).text(), /EventSource/);
  });

  test('before the first release the address says what to do', async () => {
    rmSync(join(site, 'index.html'));
    const response = await app.inject('/');
    assert.equal(response.statusCode, 503);
    assert.match(response.body, /npm start/);
  });

  test('production has no development routes', async () => {
    const secrets = { SESSION_SECRET: 's'.repeat(40), OTP_PEPPER: 'p'.repeat(40) };
    const settings = testSettings({ ...secrets, NODE_ENV: 'production', DEV_RELOAD: '1' });
    const production = await buildApp({ settings, database, logger: false, site: true });
    for (const url of ['/dev/reload', '/dev/reload.js', '/dev/outbox']) {
      assert.equal((await production.inject(url)).statusCode, 404);
    }
    await production.close();
  });
});

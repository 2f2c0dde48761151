import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { release } from '../operations/release';
import { type FakeSite, fakeSite, route, shellManifest } from '../testing/fake-site';
import { noNginx, startNginx, withRenderer } from '../testing/nginx-process';
import type { Served } from '../testing/serving';
import { headersFor, STRICT_TRANSPORT } from './headers';

const NOBODY = 9;

describe('nginx in front of a renderer', { skip: noNginx }, () => {
  let site: FakeSite;
  let renderer: Server;
  let nginx: Served;
  const asked: IncomingMessage[] = [];
  let version = 1;

  before(async () => {
    site = await fakeSite();
    await release(site.places, [await site.build(shellManifest([route('/')]))]);
    renderer = createServer((request, response) => {
      asked.push(request);
      if (request.url === '/never') return;
      if (request.url === '/breaks') return response.destroy();
      const status = { '/unknown': 404, '/fails': 503 }[request.url ?? ''] ?? 200;
      const headers = {
        'surrogate-key': 'content',
        'speculation-rules': '"/api/speculation-rules"',
        'content-type': 'text/html; charset=utf-8',
        'strict-transport-security': STRICT_TRANSPORT,
        vary: 'accept-encoding, cookie',
        etag: `W/"${version}"`,
      };
      response.writeHead(status, { ...headersFor('index.html'), ...headers });
      const local = request.url?.startsWith('/local');
      const { cookie = 'no cookie' } = request.headers;
      const body = local ? cookie : 'rendered';
      response.end(request.url?.startsWith('/counted') ? `version ${version}` : body);
    });
    await once(renderer.listen(0, '127.0.0.1'), 'listening');
    const { port } = renderer.address() as { port: number };
    nginx = await startNginx(site, NOBODY, withRenderer(port));
  });
  after(async () => {
    await nginx.close();
    renderer.closeAllConnections();
    renderer.close();
    await site.remove();
  });
  const get = (at: string, init?: RequestInit) => fetch(nginx.origin + at, init);

  test('pages are the renderer’s, with each header once', async () => {
    const response = await get('/doctors?spec=dentist');
    assert.equal(await response.text(), 'rendered');
    assert.equal(response.headers.get('surrogate-key'), 'content');
    assert.equal(response.headers.get('speculation-rules'), '"/api/speculation-rules"');
    const once = { ...headersFor('index.html'), 'strict-transport-security': STRICT_TRANSPORT };
    for (const [name, value] of Object.entries(once)) {
      assert.equal(response.headers.get(name), value, name);
    }
    assert.equal(asked.at(-1)?.url, '/doctors?spec=dentist');
    const unknown = await get('/unknown');
    assert.deepEqual([unknown.status, await unknown.text()], [404, 'rendered']);
  });

  test('the renderer hears nothing of who asks', async () => {
    await get('/', { headers: { authorization: 'Bearer secret', cookie: 'session=secret' } });
    assert.doesNotMatch(JSON.stringify(asked.at(-1)?.headers), /secret/);
  });

  const choosing = (slug: string) => ({ headers: { cookie: `a=b; nukkad_locality=${slug}; c=d` } });

  test('the renderer hears the slug of a locality, unless the address says one', async () => {
    const cases: [at: string, slug: string, cookie: string][] = [
      ['/local?1', 'hebbal', 'nukkad_locality=hebbal'],
      ['/local?2', 'Hebbal%20', 'no cookie'],
      ['/local?3', '"><script>', 'no cookie'],
      ['/local?4', 'a'.repeat(81), 'no cookie'],
      ['/local?loc=hsr-layout', 'hebbal', 'no cookie'],
      ['/local?loc=', 'hebbal', 'nukkad_locality=hebbal'],
    ];
    for (const [at, slug, cookie] of cases) assert.equal(await textOf(at, choosing(slug)), cookie);
  });

  test('in one second a locality’s page is asked for once, whatever other cookies say', async () => {
    const at = '/local?crowd';
    await nextSecond();
    const crowd = Array.from({ length: 30 }, (_, n) => {
      const slug = ['hebbal', 'hsr-layout', ''][n % 3];
      return textOf(at, { headers: { cookie: `nukkad_locality=${slug}; visitor=${n}` } });
    });
    const texts = new Set(await Promise.all(crowd));
    assert.deepEqual(
      [...texts].sort(),
      ['nukkad_locality=hebbal', 'nukkad_locality=hsr-layout', 'no cookie'].sort(),
    );
    assert.equal(askedFor(at), 3);
  });

  test('caches after nginx are told by what a page varies', async () => {
    assert.equal((await get('/local?vary')).headers.get('vary'), 'accept-encoding, cookie');
  });

  test('browsers that take an encoding share its page, however they say so', async () => {
    const at = '/counted?encodings';
    await nextSecond();
    for (const accepted of ['gzip, deflate, br', 'br,gzip', 'gzip, deflate, br, zstd']) {
      await textOf(at, { headers: { 'accept-encoding': accepted } });
    }
    assert.equal(askedFor(at), 1);
    assert.equal(asked.at(-1)?.headers['accept-encoding'], 'br');
    for (const accepted of ['gzip', 'br;q=0, gzip']) {
      await textOf(at, { headers: { 'accept-encoding': accepted } });
    }
    assert.equal(askedFor(at), 2);
  });

  for (const at of ['/fails', '/breaks', '/never']) {
    test(`${at}: the page comes as it was released`, async () => {
      const response = await get(at);
      assert.equal(response.status, 200);
      assert.match(await response.text(), /id="root"/);
      assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    });
  }

  test('a page of a subject is the renderer’s as well while the API is away', async () => {
    const response = await get('/blogs/written');
    assert.equal(response.status, 200);
    assert.match(await response.text(), /rendered|id="root"/);
  });

  /** Since a second begins, so that what follows lies within it. */
  const nextSecond = () => pause(1_020 - (Date.now() % 1_000));
  const askedFor = (at: string) => asked.filter(({ url }) => url === at).length;
  const textOf = async (at: string, init?: RequestInit) => (await get(at, init)).text();

  test('in one second a page is asked for once, whoever comes, and never shown in another', async () => {
    const at = '/counted?all';
    await nextSecond();
    const crowd = await Promise.all(Array.from({ length: 40 }, () => textOf(at)));
    assert.deepEqual([...new Set(crowd)], ['version 1']);
    assert.equal(askedFor(at), 1);
    version = 2;
    await nextSecond();
    const later = await Promise.all(Array.from({ length: 10 }, () => textOf(at)));
    assert.deepEqual([...new Set(later)], ['version 2']);
    assert.equal(askedFor(at), 2);
  });

  test('who has the page of this version is told so, and each encoding is a page of its own', async () => {
    const at = '/counted?forms';
    await nextSecond();
    const { headers } = await get(at);
    const etag = headers.get('etag') ?? '';
    const again = await get(at, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, askedFor(at)], [304, 1]);
    await textOf(at, { headers: { 'accept-encoding': 'identity' } });
    assert.equal(askedFor(at), 2);
  });

  test('a page that is missing stays so from the file, and a failure is not kept', async () => {
    await nextSecond();
    const unknown = [await get('/unknown'), await get('/unknown')];
    assert.deepEqual(
      unknown.map(({ status }) => status),
      [404, 404],
    );
    const before = askedFor('/fails');
    await get('/fails');
    await get('/fails');
    assert.equal(askedFor('/fails'), before + 2);
  });

  test('files are nginx’s own', async () => {
    assert.match(await (await get('/registry.json')).text(), /"schema":1/);
  });
});

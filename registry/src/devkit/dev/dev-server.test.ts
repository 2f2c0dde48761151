import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { RegistryDocument } from '@nukkad/platform/contract';
import { compose } from '../../composition/compose';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../../testing/fake-site';
import { compositionIn } from './dev-page';
import { type DevServer, devServer } from './dev-server';
import { assertProduct } from './live-product';
import { localBuilds } from './local-builds';

const manifest = shellManifest([route('/')]);
const live = compose({ channel: 'stable', serial: 1 }, [
  { version: 's1', manifest, integrity: {} },
  { version: 'p1', manifest: remoteManifest('mf-public'), integrity: {} },
])!;
const page = `<html><body><script type="application/json" id="nukkad-composition">${JSON.stringify(live)}</script></body></html>`;

let upstream: Server;
let site: URL;
let asked: IncomingHttpHeaders;
let reports = 0;
let fake: FakeSite;
let dist: string;
let server: DevServer;
const builds = localBuilds(1000);

before(async () => {
  upstream = createServer((request, response) => {
    asked = request.headers;
    const isApi = request.url?.startsWith('/api/');
    if (request.url === '/api/health-reports') reports += 1;
    if (request.url === '/moved') {
      response.writeHead(302, { location: `${site.origin}/doctors` });
      return response.end();
    }
    response.writeHead(200, {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'strict-transport-security': 'max-age=1000',
      'set-cookie': 'session=1; Domain=nukkad.example; HttpOnly',
    });
    if (isApi) request.pipe(response);
    else response.end(page);
  });
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  site = new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  fake = await fakeSite();
  dist = await fake.build(remoteManifest('mf-offers'));
  await builds.take(dist);
  server = await devServer(site, builds, 0);
});
after(async () => {
  await server.close();
  upstream.close();
  await fake.remove();
});

const asPage = { headers: { accept: 'text/html' } };
const get = (at: string, options: RequestInit = {}) => fetch(server.origin + at, options);
const version = () => builds.latest()!.version;

test('a page runs the local build under the policy of the live site', async () => {
  const response = await get('/doctors?page=2', asPage);
  const composition = compositionIn(await response.text());
  assert.equal(composition?.remotes['mf-offers']?.version, version());
  assert.equal(response.headers.get('content-security-policy'), "default-src 'none'");
  assert.equal(response.headers.get('strict-transport-security'), null);
  assert.equal(response.headers.get('cache-control'), 'no-store');
});

test('its files come from here, with the integrity the page states', async () => {
  const { base, entry } = compositionIn(await (await get('/', asPage)).text())!.remotes[
    'mf-offers'
  ]!;
  const response = await get(base + entry);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /javascript/);
});

test('the API is the live one, and its session is kept', async () => {
  const response = await get('/api/echo', {
    method: 'POST',
    body: 'said',
    headers: { origin: server.origin, authorization: 'Bearer t', cookie: 'session=1' },
  });
  assert.equal(await response.text(), 'said');
  assert.equal(response.headers.get('set-cookie'), 'session=1; HttpOnly');
  assert.deepEqual(
    [asked.host, asked.origin, asked.authorization, asked.cookie],
    [site.host, site.origin, 'Bearer t', 'session=1'],
  );
});

test('what pages tell of themselves stays here', async () => {
  const response = await get('/api/health-reports', { method: 'POST', body: '{}' });
  assert.deepEqual([response.status, reports], [204, 0]);
});

test('a redirection stays on this machine', async () => {
  const response = await get('/moved', { redirect: 'manual' });
  assert.equal(response.headers.get('location'), '/doctors');
});

test('a new build is told, and the one before can still be asked for', async () => {
  const events = await get('/dev/slot-events');
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  const before = version();
  await writeFile(path.join(dist, 'later.js'), 'later');
  assert.equal(await builds.take(dist), true);
  assert.equal(await builds.take(dist), false);
  server.built('mf-offers');
  assert.equal((await reader.read()).value, 'event: built\ndata: {"part":"mf-offers"}\n\n');
  await reader.cancel();
  const { channels } = (await (await get('/registry.json')).json()) as RegistryDocument;
  assert.deepEqual([channels.dev?.serial, channels.dev?.lock], [1002, version()]);
  assert.notEqual(version(), before);
  assert.equal((await get(`/remotes/mf-offers/${before}/manifest.json`)).status, 200);
});

test('a live site that is away is said', async () => {
  const away = await devServer(new URL('http://127.0.0.1:9'), builds, 0);
  const response = await fetch(away.origin);
  assert.equal(response.status, 502);
  assert.match(await response.text(), /Is the product running there/);
  await away.close();
});

test('a port that is taken is refused with what to do', async () => {
  const port = Number(new URL(server.origin).port);
  await assert.rejects(devServer(site, builds, port), { code: 'refused', message: /--port/ });
});

test('before its first build it asks for patience', async () => {
  const early = await devServer(site, localBuilds(), 0);
  const response = await fetch(early.origin, asPage);
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '2']);
  await early.close();
});

test('without a product nothing is built', async () => {
  await assertProduct(site);
  const nothing = createServer((_, response) => response.end('It works!'));
  await once(nothing.listen(0, '127.0.0.1'), 'listening');
  const { port } = nothing.address() as AddressInfo;
  for (const other of ['http://127.0.0.1:9', `http://127.0.0.1:${port}`]) {
    await assert.rejects(assertProduct(new URL(other)), { code: 'missing', message: /--live/ });
  }
  nothing.close();
});

test('a build that is not there yet is no build', async () => {
  const nothing = await fake.build(remoteManifest('mf-offers'));
  await rm(path.join(nothing, 'manifest.json'));
  await assert.rejects(localBuilds().take(nothing));
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { release } from '../../operations/release';
import { type FakeSite, fakeSite, route, shellManifest } from '../../testing/fake-site';
import { emulateCloudflare } from '../../testing/providers/cloudflare-emulator';
import { emulateCloudfront } from '../../testing/providers/cloudfront-emulator';
import { trialExport } from '../../testing/providers/exported-site';
import { emulateNetlify } from '../../testing/providers/netlify-emulator';
import { type S3Server, startS3 } from '../../testing/s3-server';
import type { Served } from '../../testing/serving';

let s3: S3Server;
let site: FakeSite;
let api: Server;
let origin: string;

before(async () => {
  s3 = await startS3();
  site = await fakeSite();
  await release(site.places, [await site.build(shellManifest([route('/'), route('/doctors')]))]);
  api = createServer((request, response) => {
    const { method, url, headers } = request;
    if (url === '/api/auth/away') {
      response.writeHead(302, { location: 'https://accounts.example/' }).end();
      return;
    }
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const said = { method, url, body, for: headers['x-forwarded-for'], host: headers.host };
      response.writeHead(url === '/api/none' ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    });
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(api.address() as { port: number }).port}`;
});
after(async () => {
  api.closeAllConnections();
  api.close();
  await site.remove();
  await s3.close();
});

const providers: [name: string, emulate: (config: string) => Promise<Served>][] = [
  ['cloudflare', emulateCloudflare],
  ['netlify', emulateNetlify],
  ['cloudfront', (config) => emulateCloudfront(config, s3.env.S3_ENDPOINT!)],
];
for (const [name, emulate] of providers) {
  describe(`the API behind ${name}`, () => {
    let served: Served;
    before(async () => {
      const trial = trialExport(site, name, { api: origin, ...(name === 'cloudfront' && { s3 }) });
      await trial.run();
      served = await emulate(trial.target.config);
    });
    after(() => served?.close());

    const get = async (at: string, init?: RequestInit) =>
      (await fetch(served.origin + at, init)).json() as Promise<Record<string, string>>;

    for (const at of [
      ...['/api/doctors?q=a%20b&q=c', '/assets/images/a.png', '/livez', '/readyz', '/robots.txt'],
      ...['/sitemap.xml', '/sitemaps/pages.xml', '/api/a%2Fb'],
    ]) {
      test(`${at} reaches it as it was asked`, async () => {
        assert.equal((await get(at)).url, at);
      });
    }

    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      test(`${method} brings its body`, async () => {
        const told = await get('/api/bookings', { method, body: 'a body' });
        assert.deepEqual([told.method, told.body], [method, 'a body']);
      });
    }

    test('a redirect is for the browser', async () => {
      const response = await fetch(`${served.origin}/api/auth/away`, { redirect: 'manual' });
      assert.equal(response.status, 302);
      assert.equal(response.headers.get('location'), 'https://accounts.example/');
    });

    test('an error of the API is its own, and no page', async () => {
      const response = await fetch(`${served.origin}/api/none`);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get('content-type'), 'application/json');
    });

    test('what only begins like a path of the API is a page', async () => {
      const response = await fetch(`${served.origin}/apidoctors`);
      assert.match(await response.text(), /id="root"/);
    });

    test('a page is only read', async () => {
      const response = await fetch(`${served.origin}/doctors`, { method: 'POST', body: 'x' });
      assert.ok([403, 405].includes(response.status), `${response.status}`);
    });
  });
}

test('Cloudflare tells the API who asks, and nobody can say to be somebody else', async () => {
  const trial = trialExport(site, 'cloudflare', { api: origin });
  await trial.run();
  const served = await emulateCloudflare(trial.target.config);
  const headers = { 'x-forwarded-for': '1.2.3.4' };
  const told = (await (await fetch(`${served.origin}/api/who`, { headers })).json()) as {
    for: string;
  };
  assert.equal(told.for, '127.0.0.1');
  await served.close();
});

test('CloudFront sends pages as they were packed, and says that it depends on who asks', async () => {
  const trial = trialExport(site, 'cloudfront', { s3 });
  await trial.run();
  const served = await emulateCloudfront(trial.target.config, s3.env.S3_ENDPOINT!);
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    for (const at of ['/doctors/a', '/registry.json']) {
      const response = await fetch(served.origin + at, {
        headers: { 'accept-encoding': accepted },
      });
      assert.equal(response.headers.get('content-encoding'), sent);
      assert.equal(response.headers.get('vary'), 'accept-encoding');
      assert.match(await response.text(), /remotes|schema/);
    }
  }
  await served.close();
});

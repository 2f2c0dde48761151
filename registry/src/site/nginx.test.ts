import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { release } from '../operations/release';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { headersFor } from './headers';
import { nginxHeaders } from './nginx-headers';

const CONFIGURATION = path.join(__dirname, '../../../nginx');

for (const [name, content] of Object.entries(nginxHeaders())) {
  test(`nginx/${name} says what headersFor says`, () => {
    assert.equal(readFileSync(path.join(CONFIGURATION, name), 'utf8'), content);
  });
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const skip = hasNginx ? false : 'nginx is not installed';

describe('a real nginx on a released site', { skip }, () => {
  let site: FakeSite;
  let api: Server;
  let nginx: ChildProcess;
  let origin: string;
  let shellVersion: string;

  before(async () => {
    site = await fakeSite();
    const siteMap = [route('/'), route("/ca's"), route('/govt. officers'), route('/trial/*')];
    const dists = [
      await site.build(shellManifest(siteMap)),
      await site.build(remoteManifest('mf-public')),
    ];
    const { published } = await release(site.places, dists);
    shellVersion = published[0]!.version;
    await chmod(site.root, 0o755);
    api = createServer((request, response) => response.end(`api ${request.url}`));
    await once(api.listen(0, '127.0.0.1'), 'listening');
    ({ nginx, origin } = await startNginx(site, (api.address() as AddressInfo).port));
  });
  after(async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    api.close();
    await site.remove();
  });

  const get = (at: string) => fetch(origin + at);
  const inPage = (html: string) => /\/remotes\/mf-public\/[^"]+/.test(html);

  const pages = [
    '/',
    "/ca's",
    '/govt.%20officers',
    '/govt.%20officers/',
    '/trial/a/b',
    '/nobody.knows',
  ];
  for (const at of pages) {
    test(`${at} answers a page with its headers`, async () => {
      const response = await get(at);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
      assertHeaders(response, 'index.html');
      assert.ok(inPage(await response.text()));
    });
  }

  test('a path answers its own page, not the first one', async () => {
    const own = await readFile(path.join(site.places.site, "ca's/index.html"), 'utf8');
    assert.equal(await (await get("/ca's")).text(), own);
  });

  test('a released file never changes and comes packed', async () => {
    const response = await get(`/shell/${shellVersion}/shell.abc.js`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-encoding'), 'gzip');
    assertHeaders(response, 'shell/x/shell.js');
  });

  const missing = [
    '/shell/x/gone.js',
    '/remotes/mf-public/gone/remoteEntry.js',
    '/favicon.ico',
    '/.env',
  ];
  for (const at of [...missing, '/.incoming/x']) {
    test(`${at} is a 404 and no page, and nobody keeps it`, async () => {
      const response = await get(at);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get('cache-control'), null);
      assert.ok(!inPage(await response.text()));
    });
  }

  test('a packed form or a source map is not served by name', async () => {
    const file = path.join(site.places.site, 'shell', shellVersion, 'shell.abc.js');
    await writeFile(`${file}.map`, 'private');
    for (const suffix of ['.map', '.gz', '.br']) {
      assert.equal((await get(`/shell/${shellVersion}/shell.abc.js${suffix}`)).status, 404);
    }
  });

  test('the registry is asked for again each time', async () => {
    const response = await get('/registry.json');
    assertHeaders(response, 'registry.json');
    assert.equal(((await response.json()) as { schema: number }).schema, 1);
  });

  const ofApi = ['/api/doctors?q=1', '/assets/images/a.png', '/livez', '/readyz'];
  for (const at of [...ofApi, '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml']) {
    test(`${at} is the API's`, async () => {
      assert.equal(await (await get(at)).text(), `api ${at}`);
    });
  }
});

function assertHeaders(response: Response, file: string) {
  for (const [name, value] of Object.entries(headersFor(file))) {
    assert.equal(response.headers.get(name), value, name);
  }
}

async function startNginx(site: FakeSite, apiPort: number) {
  const folder = path.join(site.root, 'nginx');
  await cp(CONFIGURATION, folder, { recursive: true });
  const port = await freePort();
  const given = await readFile(path.join(folder, 'nukkad.conf'), 'utf8');
  const changed = given
    .replace('127.0.0.1:4000', `127.0.0.1:${apiPort}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /srv/nukkad/site', `root ${site.places.site}`);
  await writeFile(path.join(folder, 'nukkad.conf'), changed);
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && !(await answers(origin)); tries += 1) await wait(50);
  return { nginx, origin };
}

// Run by root, the workers would be somebody who may not read a temporary folder.
function mainConfiguration(folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 64; }
http {
  access_log off;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include nukkad.conf;
}
`;
}

async function freePort(): Promise<number> {
  const server = createSocket().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

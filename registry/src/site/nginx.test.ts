import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { release } from '../operations/release';
import { clientAddressSuite, TRUSTED } from '../testing/client-address';
import { type FakeSite, fakeSite, route, shellManifest } from '../testing/fake-site';
import { hasBrotli, noNginx, startNginx, trustedProxies } from '../testing/nginx-process';
import { type Served, servingSuite } from '../testing/serving';
import { STRICT_TRANSPORT } from './headers';
import { nginxHeaders } from './nginx-headers';

const CONFIGURATION = path.join(__dirname, '../../../nginx');
const NOBODY = 9;

for (const [name, content] of Object.entries(nginxHeaders())) {
  test(`nginx/${name} says what headersFor says`, () => {
    assert.equal(readFileSync(path.join(CONFIGURATION, name), 'utf8'), content);
  });
}

servingSuite('nginx', (site) => startNginx(site, NOBODY), { skip: noNginx, brotli: hasBrotli });

clientAddressSuite(
  'nginx',
  async () => {
    const site = await fakeSite();
    const api = createServer(({ headers }, response) => {
      response.end(headers['x-forwarded-for']);
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const { port } = api.address() as { port: number };
    const { origin, close } = await startNginx(site, port, {}, TRUSTED);
    return {
      origin,
      async close() {
        await close();
        api.closeAllConnections();
        api.close();
        await site.remove();
      },
    };
  },
  noNginx,
);

describe('two processes of the API behind nginx', { skip: noNginx }, () => {
  test('one that is away is passed by, and nothing that was sent is sent twice', async () => {
    const site = await fakeSite();
    const asked: string[] = [];
    const processes = [0, 1].map(() =>
      createServer(({ method, url }, response) => {
        asked.push(`${method} ${url}`);
        if (url === '/api/broken') return response.destroy();
        response.end();
      }),
    ) as [Server, Server];
    for (const one of processes) await once(one.listen(0, '127.0.0.1'), 'listening');
    const [port, other] = processes.map((one) => (one.address() as { port: number }).port);
    const { origin, close } = await startNginx(site, port as number, {
      'keepalive 16;': `server 127.0.0.1:${other}; keepalive 16;`,
    });
    const post = async (url: string) => (await fetch(origin + url, { method: 'POST' })).status;
    try {
      assert.equal(await post('/api/broken'), 503);
      assert.deepEqual(asked, ['POST /api/broken']);
      processes[0].closeAllConnections();
      processes[0].close();
      for (let nth = 0; nth < 6; nth += 1) assert.equal(await post('/api/kept'), 200);
      assert.equal(asked.length, 7);
    } finally {
      await close();
      for (const one of processes) one.closeAllConnections();
      processes[1].close();
      await site.remove();
    }
  });
});

describe('the proxies that nginx is told', () => {
  test('names stand for their networks, and none for nobody', () => {
    assert.match(
      trustedProxies('loopback 192.0.2.1'),
      /from 127\.0\.0\.0\/8;\n.*\n.*192\.0\.2\.1;/,
    );
    for (const nobody of ['none', '']) {
      assert.doesNotMatch(trustedProxies(nobody), /set_real_ip_from/);
    }
    assert.match(trustedProxies('none', 'CF-Connecting-IP'), /real_ip_header CF-Connecting-IP;/);
  });

  const refused = [
    ['0.0.0.0/0', undefined],
    ['::/0', undefined],
    ['evil.example', undefined],
    ['10.0.0.1;}', undefined],
    ['none', 'X;}'],
  ] as const;
  for (const [trusted, header] of refused) {
    test(`${trusted} with ${header} is refused in words`, () => {
      assert.throws(() => trustedProxies(trusted, header), /NGINX_\w+ must/);
    });
  }
});

describe('nginx in front of the API', { skip: noNginx }, () => {
  let site: FakeSite;
  let api: Server;
  let nginx: Served;

  before(async () => {
    site = await fakeSite();
    await release(site.places, [await site.build(shellManifest([route('/')]))]);
    api = createServer(answer);
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const { port } = api.address() as { port: number };
    nginx = await startNginx(site, port, {
      'proxy_read_timeout 60s': 'proxy_read_timeout 1s',
      'rate=100r/s': 'rate=5r/s',
      'burst=200': 'burst=20',
      'client_header_timeout 15s': 'client_header_timeout 2s',
    });
  });
  after(async () => {
    await nginx.close();
    api.closeAllConnections();
    api.close();
    await site.remove();
  });

  const get = (at: string, init?: RequestInit) => fetch(nginx.origin + at, init);

  const ofApi = ['/api/doctors?q=1', '/assets/images/a.png', '/livez', '/readyz'];
  for (const at of [
    ...ofApi,
    '/api/speculation-rules',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
  ]) {
    test(`${at} is the API's`, async () => {
      assert.equal(await (await get(at)).text(), `api ${at}`);
    });
  }

  test('what the API says of https is said once', async () => {
    const { headers } = await get('/api/secure');
    assert.equal(headers.get('strict-transport-security'), STRICT_TRANSPORT);
  });

  test('the API hears who asks, and nobody can say to be somebody else', async () => {
    const heard = await (
      await get('/api/who', { headers: { 'x-forwarded-for': '1.2.3.4' } })
    ).json();
    assert.deepEqual(heard, { for: '127.0.0.1', proto: 'http' });
  });

  const named: [at: string, status: number][] = [
    ['/blogs/written', 200],
    ['/blogs/nobody-wrote-this', 404],
    ['/states/atlantis/', 404],
    ['/blogs/api-is-down', 200],
    ['/blogs/never', 200],
  ];
  for (const [at, status] of named) {
    test(`the page of ${at} is answered ${status}, whole`, async () => {
      const response = await get(at);
      assert.equal(response.status, status);
      assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
      assert.match(await response.text(), /id="root"/);
    });
  }

  test('what is not there in time is said in the way of the API', async () => {
    await assertProblem(await get('/api/never'), 503, 'unavailable');
  });

  test('an API that breaks off is said likewise, and asked once', async () => {
    await assertProblem(await get('/api/breaks', { method: 'POST' }), 503, 'unavailable');
    assert.equal(broken, 1);
  });

  test('a problem of the API itself comes as it is', async () => {
    const response = await get('/api/refuses');
    assert.equal(response.status, 503);
    assert.equal(await response.text(), 'its own words');
  });

  test('a body beyond every limit is refused before the API sees it', async () => {
    const body = Buffer.alloc(13 * 1024 * 1024);
    await assertProblem(
      await get('/api/upload', { method: 'POST', body }),
      413,
      'payload-too-large',
    );
  });

  test('news arrive as they are told', async () => {
    const response = await get('/api/notifications/stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await reader.read()).value, 'data: one\n\n');
    // Longer than the time-out of a response.
    assert.equal((await reader.read()).value, 'data: two\n\n');
    await reader.cancel();
  });

  test('whoever does not finish asking is let go', async () => {
    const { hostname, port } = new URL(nginx.origin);
    const socket = connect(Number(port), hostname);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    socket.resume().on('error', () => undefined);
    // A socket that stays open makes the test time out.
    await new Promise((done) => socket.on('close', done));
  });

  test('a flood is answered with 429, and pages are still served', async () => {
    const flood: Response[] = [];
    const ask = async () => {
      for (let asked = 0; asked < 20; asked += 1) flood.push(await get('/api/flood'));
    };
    await Promise.all(Array.from({ length: 25 }, ask));
    const refused = flood.filter(({ status }) => status === 429);
    assert.ok(refused.length > 0 && refused.length < flood.length, `${refused.length} refused`);
    await assertProblem(refused[0]!, 429, 'too-many-requests');
    assert.equal((await get('/')).status, 200);
  });
});

let broken = 0;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request;
  if (url === '/api/never') return;
  if (url === '/api/named-pages') {
    answerNamed(request, response);
    return;
  }
  if (url === '/api/who') {
    const said = { for: headers['x-forwarded-for'], proto: headers['x-forwarded-proto'] };
    response.end(JSON.stringify(said));
  } else if (url === '/api/secure') {
    response.setHeader('strict-transport-security', STRICT_TRANSPORT);
    response.end();
  } else if (url === '/api/breaks') {
    broken += 1;
    request.socket.destroy();
  } else if (url === '/api/refuses') {
    response.writeHead(503).end('its own words');
  } else if (url === '/api/notifications/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    setTimeout(() => response.end('data: two\n\n'), 2_000);
  } else {
    request.resume().on('end', () => response.end(`api ${url}`));
  }
}

function answerNamed({ headers }: IncomingMessage, response: ServerResponse): void {
  const asked = String(headers['x-original-uri']);
  if (asked.includes('never')) return;
  if (asked.includes('down')) {
    response.writeHead(503).end();
    return;
  }
  response.writeHead(/nobody|atlantis/.test(asked) ? 403 : 204).end();
}

async function assertProblem(response: Response, status: number, code: string): Promise<void> {
  assert.equal(response.status, status);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  const problem = (await response.json()) as { code: string; requestId: string };
  assert.equal(problem.code, code);
  assert.match(problem.requestId, /^[0-9a-f]{32}$/);
}

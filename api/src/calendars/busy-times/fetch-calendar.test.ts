import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { fetchCalendar, fetchLimits } from './fetch-calendar';

describe('reading a calendar over the network', () => {
  let server: Server;
  let origin: string;
  let answer: RequestListener;
  let asked: { url: string; headers: Record<string, unknown> }[];
  before(async () => {
    server = createServer((request, response) => {
      asked.push({ url: request.url ?? '', headers: request.headers });
      answer(request, response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = (validators: Parameters<typeof fetchCalendar>[2] = null, limits = fetchLimits) =>
    fetchCalendar(new URL('/a.ics', origin), 'any', validators, limits);
  const failed = (problem: string) => ({ state: 'failed', problem });

  test('the file with what the server says of its version', async () => {
    answer = (_, response) => {
      response.setHeader('etag', '"7"').setHeader('last-modified', 'Mon, 23 Nov 2026 10:00:00 GMT');
      response.setHeader('set-cookie', 'who=1').end('ख़ाली');
    };
    assert.deepEqual(await read(), {
      ...{ state: 'fetched', text: 'ख़ाली' },
      validators: { etag: '"7"', lastModified: 'Mon, 23 Nov 2026 10:00:00 GMT' },
    });
    const [{ headers } = { headers: {} }] = asked;
    for (const secret of ['cookie', 'referer', 'authorization', 'traceparent']) {
      assert.equal(Reflect.get(headers, secret), undefined);
    }
  });

  test('a version that did not change is not sent again', async () => {
    answer = ({ headers }, response) => {
      response.statusCode = headers['if-none-match'] === '"7"' ? 304 : 200;
      response.end();
    };
    assert.deepEqual(await read({ etag: '"7"', lastModified: null }), { state: 'unchanged' });
  });

  const statuses: [status: number, problem: string][] = [
    [401, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [206, 'unreachable'],
    [500, 'unreachable'],
  ];
  for (const [status, problem] of statuses) {
    test(`${status}: ${problem}`, async () => {
      answer = (_, response) => response.writeHead(status).end();
      assert.deepEqual(await read(), failed(problem));
    });
  }

  test('redirects are followed, three of them', async () => {
    answer = ({ url = '' }, response) => {
      const times = Number(url.slice(1)) || 0;
      if (times === 3) response.end('there');
      else response.writeHead(302, { location: `/${times + 1}` }).end();
    };
    assert.equal((await read()).state, 'fetched');
    answer = (_, response) => response.writeHead(307, { location: '/again' }).end();
    assert.deepEqual(await read(), failed('unreachable'));
    assert.equal(asked.filter(({ url }) => url === '/again').length, 3);
  });

  test('a redirect to anything but the web is not followed', async () => {
    for (const location of ['file:///etc/passwd', 'http://a:b@127.0.0.1/', 'ftp://127.0.0.1/']) {
      answer = (_, response) => response.writeHead(302, { location }).end();
      assert.deepEqual(await read(), failed('not-public'));
    }
  });

  test('a name that leads into this machine is not asked', async () => {
    answer = (_, response) => response.end();
    const { port } = new URL(origin);
    const url = new URL(`http://localhost:${port}/`);
    assert.deepEqual(await fetchCalendar(url, 'public', null), failed('not-public'));
    assert.deepEqual(asked, []);
  });

  test('what is too large is not read to its end', async () => {
    answer = (_, response) => {
      const send = () => {
        while (!response.destroyed && response.write('x'.repeat(1_000)));
      };
      response.on('drain', send);
      send();
    };
    assert.deepEqual(await read(null, { ...fetchLimits, bytes: 10_000 }), failed('too-large'));
  });

  test('a server that is silent, slow or gone', async () => {
    const hasty = { ...fetchLimits, timeout: 50 };
    answer = () => {};
    assert.deepEqual(await read(null, hasty), failed('unreachable'));
    answer = (_, response) => void response.write('BEGIN');
    assert.deepEqual(await read(null, hasty), failed('unreachable'));
    answer = (request) => request.socket.destroy();
    assert.deepEqual(await read(), failed('unreachable'));
  });

  test('what is compressed unasked is not unpacked', async () => {
    answer = (_, response) => response.setHeader('content-encoding', 'gzip').end('x');
    assert.deepEqual(await read(), failed('unreachable'));
  });
});

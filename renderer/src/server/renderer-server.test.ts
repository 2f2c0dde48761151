import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultPlace } from '@nukkad/platform/contract';
import { headersFor } from '@nukkad/registry/site';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { type RenderedSite, renderedSite } from '../testing/rendered-site';
import { rendererServer } from './renderer-server';
import { rendererSettings } from './settings';

const key = 'k'.repeat(32);

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    assert.ok(tries < 500, what);
    await sleep(20);
  }
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a renderer that runs by itself', () => {
  let rendered: RenderedSite;
  let api: Server;
  let renderer: Server;
  let origin: string;
  let mode: 'answers' | '503' | 'never' = 'answers';
  const spans = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];

  before(async () => {
    provider.register();
    rendered = await renderedSite();
    api = createServer(({ url = '', headers }, response) => {
      asked.push({ url, headers });
      if (mode === 'never') return;
      const isNothing = String(headers['x-original-uri']).includes('nobody');
      const status = mode === '503' ? 503 : isNothing ? 403 : 200;
      const places = [defaultPlace, { ...defaultPlace, name: 'Hebbal', slug: 'hebbal' }];
      const body = url === '/api/geo/places' ? places : { name: 'Asha' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const env = {
      ...{ ...rendered.env, API_ORIGIN: await listening(api), RENDERER_KEY: key },
      ...{ RENDERER_PORT: '0', RENDER_BUDGET: '300', PUBLIC_URL: 'https://nukkad.example' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '.1' },
    };
    renderer = rendererServer(rendererSettings(env), {
      ...{ program: rendered.program, longest: 5_000, onBlame() {} },
    });
    origin = await listening(renderer);
  });
  after(async () => {
    for (const server of [renderer, api]) {
      server?.closeAllConnections();
      server?.close();
    }
    await rendered?.site.remove();
    await provider.shutdown();
  });

  async function get(at: string, headers: Record<string, string> = {}) {
    const response = await fetch(origin + at, { headers });
    const body = await response.text();
    return { response, body, isAhead: body.includes('<main data-lock=') };
  }
  async function rendering(at: string) {
    for (;;) {
      const found = await get(at);
      if (found.isAhead) return found;
      await sleep(100);
    }
  }

  test('a page comes rendered, with the headers of pages', async () => {
    const { response } = await rendering('/');
    assert.equal(response.status, 200);
    for (const [name, value] of Object.entries(headersFor('index.html'))) {
      assert.equal(response.headers.get(name), value, name);
    }
    assert.match(response.headers.get('surrogate-key') ?? '', /^lock-[0-9a-f]{16}$/);
    assert.equal(response.headers.get('speculation-rules'), '"/api/speculation-rules"');
    assert.equal(response.headers.get('vary'), 'accept-encoding, cookie');
    assert.equal(response.headers.get('server-timing'), 'traces;desc="0.1"');
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    // `fetch` itself would ask for a fresh answer.
    assert.equal((await get('/', { ...known, 'cache-control': 'max-age=0' })).response.status, 304);
  });

  test('a page in another language comes from parts that speak it', async () => {
    const { body } = await rendering('/hi');
    assert.match(body, /<main [^>]* lang="hi"><p>first in hi<\/p>/);
    assert.match(body, /^<!doctype html>\n<html lang="hi-IN">/);
    const { body: english } = await rendering('/');
    assert.match(english, /<main [^>]*"><p>first<\/p>/);
    assert.match(english, /^<!doctype html>\n<html lang="en-IN">/);
  });

  test('the API is asked with the key, and with nothing of the visitor', async () => {
    asked.length = 0;
    const own = { authorization: 'Bearer secret', cookie: 'session=secret', 'x-secret': 'secret' };
    await get('/vendor?id=7', own);
    await rendering('/vendor?id=7');
    const [read] = asked.filter(({ url }) => url === '/api/vendors/7');
    assert.equal(read?.headers['x-nukkad-own-request'], key);
    assert.doesNotMatch(JSON.stringify(asked), /secret/);
  });

  test('the API is asked in the language of the page', async () => {
    asked.length = 0;
    await rendering('/hi/vendor?id=8');
    await rendering('/vendor?id=8');
    const tags = asked.filter(({ url }) => url === '/api/vendors/8').map(({ headers }) => headers);
    assert.deepEqual(
      tags.map((headers) => headers['accept-language']),
      ['hi-IN', 'en-IN'],
    );
  });

  test('a page is in the locality of its address, else of the cookie', async () => {
    const cookie = 'session=secret; nukkad_locality=hebbal';
    await rendering('/?loc=hebbal');
    const cases: [at: string, cookie: string, place: string, cdn: string, vary: string][] = [
      ['/', '', 'hsr-layout', 'max-age=1, stale-if-error=60', 'accept-encoding, cookie'],
      ['/', cookie, 'hebbal', 'private', 'accept-encoding, cookie'],
      ['/?loc=hebbal', '', 'hebbal', 'max-age=1, stale-if-error=60', 'accept-encoding'],
      ['/?loc=hsr-layout', cookie, 'hsr-layout', 'max-age=1, stale-if-error=60', 'accept-encoding'],
    ];
    for (const [at, cookie, place, cdn, vary] of cases) {
      const { body, response } = await get(at, { cookie });
      assert.match(body, new RegExp(`data-place="${place}"`), at);
      assert.equal(response.headers.get('cdn-cache-control'), cdn);
      assert.equal(response.headers.get('vary'), vary);
    }
  });

  test('localities that are unknown are the page of the default, and no page of their own', async () => {
    const state = async () =>
      (await (await fetch(`${origin}/readyz`)).json()).rendering.cache.pages;
    const { body } = await rendering('/');
    const before = await state();
    for (let n = 0; n < 20; n += 1) {
      assert.equal((await get(`/?loc=nowhere-${n}`)).body, body);
      assert.equal((await get('/', { cookie: `nukkad_locality=nowhere-${n}` })).body, body);
    }
    assert.equal(await state(), before);
  });

  test('a page that is not rendered is the released one, one without subject a 404', async () => {
    const released = await rendered.site.read('index.html');
    for (const at of ['/throws', '/?preview=0123456789abcdef', '/doctors']) {
      const { response, body } = await get(at);
      assert.equal(response.status, 200, at);
      assert.match(body, /<div id="root">/);
    }
    const unknown = await get('/blogs/nobody-wrote-this');
    assert.equal(unknown.response.status, 404);
    assert.equal(unknown.body, released);
  });

  for (const at of ['/api/faqs', '/shell/1/x.js', '/registry.json', '/..%2f..%2fetc/passwd']) {
    test(`${at} is no page`, async () => {
      const { response, body } = await get(at);
      assert.equal(response.status, 404);
      assert.equal(body, 'Not found\n');
    });
  }

  for (const broken of ['503', 'never'] as const) {
    test(`while the API ${broken === 'never' ? 'never answers' : 'says 503'}, kept pages go on and others come as released`, async () => {
      mode = 'answers';
      await rendering('/vendor?id=7');
      mode = broken;
      await sleep(1_100);
      for (const [at, isAhead] of [
        ['/vendor?id=7', true],
        [`/vendor?id=${broken}`, false],
        ['/', true],
      ] as const) {
        const started = performance.now();
        const page = await get(at);
        const passed = performance.now() - started;
        assert.deepEqual([page.response.status, page.isAhead], [200, isAhead], at);
        assert.ok(passed < 1_000, `${at} took ${passed} ms`);
      }
    });
  }

  test('a page is one tree of spans, from its request to what its parts read', async () => {
    mode = 'answers';
    spans.reset();
    asked.length = 0;
    await rendering('/vendor?id=traced');
    const found = spans.getFinishedSpans();
    const byId = new Map(found.map((span) => [span.spanContext().spanId, span]));
    const pathTo = (id: string | undefined): string[] => {
      const span = byId.get(id ?? '');
      return span ? [...pathTo(span.parentSpanContext?.spanId), span.name] : [];
    };
    const [read] = asked.filter(({ url }) => url === '/api/vendors/traced');
    const [, traceId, parent] = String(read?.headers.traceparent).split('-');
    const tree = ['GET page', 'render', 'draw mf-public'];
    await until(() => pathTo(parent).length === tree.length, 'all of them have ended');
    assert.deepEqual(pathTo(parent), tree);
    assert.equal(byId.get(parent ?? '')?.spanContext().traceId, traceId);
    assert.doesNotMatch(JSON.stringify(found.map(({ attributes }) => attributes)), /traced/);
  });

  test('a page that throws has the cause of it in its spans', async () => {
    spans.reset();
    const { response } = await get('/throws?again');
    assert.equal(response.status, 200);
    const causes = () =>
      spans.getFinishedSpans().map(({ name, attributes }) => [name, attributes['error.type']]);
    await until(() => causes().some(([name]) => name === 'render'), 'it is rendered');
    assert.deepEqual(
      causes()
        .filter(([name]) => name !== 'GET page')
        .slice(0, 2),
      [
        ['draw mf-public', 'threw'],
        ['render', 'threw'],
      ],
    );
  });

  test('what belongs to no request is part of no trace', async () => {
    const untraced = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` };
    spans.reset();
    asked.length = 0;
    await get('/vendor?id=unsampled', untraced);
    await until(() => asked.some(({ url }) => url === '/api/vendors/unsampled'), 'it is read');
    const [read] = asked.filter(({ url }) => url === '/api/vendors/unsampled');
    assert.equal(read?.headers.traceparent, undefined);
    assert.deepEqual(spans.getFinishedSpans(), []);
  });

  test('code of a part finds no way out of its process', async () => {
    mode = 'answers';
    const { body } = await rendering('/escapes');
    assert.match(body, /\{"tried":9,"got":\[\]\}/);
  });

  test('it says how rendering does', async () => {
    const { status, rendering } = await (await fetch(`${origin}/readyz`)).json();
    assert.equal(status, 'ready');
    assert.equal(rendering.locks.length, 1);
    assert.ok(rendering.parts['mf-public'].rendered >= 2);
  });
});

test('a wrong setting is named', () => {
  const wrong: Record<string, string>[] = [
    { RENDERER_PORT: 'x' },
    { RENDERER_KEY: 'short' },
    { API_ORIGIN: 'ftp://127.0.0.1' },
    { RENDER_BUDGET: '99999' },
    { OTEL_TRACES_SAMPLER_ARG: '2', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
  ];
  for (const env of wrong) {
    assert.throws(() => rendererSettings(env), new RegExp(`^Error: ${Object.keys(env)[0]} must`));
  }
  assert.equal(rendererSettings({}).port, 4100);
});

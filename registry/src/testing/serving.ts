import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { DELTAS } from '../core/places';
import { release } from '../operations/release';
import { withdraw } from '../operations/withdraw';
import { headersFor } from '../site/headers';
import { type FakeSite, fakeSite, remoteManifest, route, shellManifest } from './fake-site';

/** A server of a site folder. */
export interface Served {
  /** `http://127.0.0.1:8080` */
  origin: string;
  /** Brings changes of the site to a server of an exported copy; others serve the site itself. */
  follow?(): Promise<void>;
  close(): Promise<void>;
}

/** What a server does otherwise. */
export interface ServingOptions {
  /** Why it cannot run here. */
  skip?: string | false;
  /** False for a server that has gzip only. */
  brotli?: boolean;
  /** False for a server that sends no deltas, and so must not name dictionaries. */
  deltas?: boolean;
  /** True for a server that sends headers for other origins only to those. */
  corsWhenAsked?: boolean;
}

/** Long enough for every server to compress it. */
const PROGRAM = `shell.abc.js shell first${'\n// one more line'.repeat(100)}`;

/**
 * The rules that every server of a site must follow: nginx, the API by itself, or a provider.
 *
 * @param name of the server, for the report
 * @param start serves this site; the suite stops it
 */
export function servingSuite(
  name: string,
  start: (site: FakeSite) => Promise<Served>,
  { skip = false, brotli = true, deltas = true, corsWhenAsked = false }: ServingOptions = {},
): void {
  describe(`a released site behind ${name}`, { skip }, () => {
    let site: FakeSite;
    let served: Served;
    let version: string;

    before(async () => {
      site = await fakeSite();
      const siteMap = [route('/'), route("/ca's"), route('/govt. officers'), route('/trial/*')];
      const { published } = await release(site.places, [
        await site.build(shellManifest(siteMap), 'first', {
          'shell.abc.js': PROGRAM,
          'shell.abc.js.map': 'private',
          'sw.js': 'worker',
        }),
        await site.build(remoteManifest('mf-public')),
      ]);
      version = published[0]!.version;
      served = await start(site);
    });
    after(async () => {
      await served?.close();
      await site.remove();
    });

    const asking: Record<string, string> = corsWhenAsked ? { origin: 'https://other.example' } : {};
    const get = (at: string, headers: Record<string, string> = {}) =>
      fetch(served.origin + at, { headers: { ...asking, ...headers } });
    const assertHeaders = (response: Response, file: string) =>
      assertAll(response, file, { deltas });
    const script = () => `/shell/${version}/shell.abc.js`;

    test('the worker and the document it starts from are files, asked for again each time', async () => {
      const worker = await get('/sw.js');
      assert.equal(worker.status, 200);
      assert.match(worker.headers.get('content-type') ?? '', /^(text|application)\/javascript/);
      assertHeaders(worker, 'sw.js');
      assert.equal(await worker.text(), 'worker');
      const page = await get('/offline.html');
      assert.equal(page.status, 200);
      assertHeaders(page, 'offline.html');
      assert.match(await page.text(), /<meta name="nukkad-worker" content="\/sw.js">/);
    });

    for (const at of ['/', "/ca's", '/govt.%20officers', '/govt.%20officers/', ...strays]) {
      test(`${at} answers a page with its headers`, async () => {
        const response = await get(at);
        assert.equal(response.status, 200);
        assert.match(response.headers.get('content-type') ?? '', /^text\/html; charset=utf-8$/i);
        assertHeaders(response, 'index.html');
        // Rules come with pages that are rendered ahead.
        assert.equal(response.headers.get('speculation-rules'), null);
        assert.ok(isPage(await response.text()));
      });
    }

    test('a path answers its own page, not the first one', async () => {
      const own = await readFile(path.join(site.places.site, "ca's/index.html"), 'utf8');
      assert.equal(await (await get("/ca's")).text(), own);
    });

    const forms = [
      ['gzip, deflate, br', brotli ? 'br' : 'gzip'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const;
    for (const [accepted, sent] of forms) {
      test(`who accepts ${accepted} gets a released file ${sent ? `as ${sent}` : 'as it is'}`, async () => {
        const response = await get(script(), { 'accept-encoding': accepted });
        assert.equal(response.status, 200);
        assert.equal(response.headers.get('content-encoding'), sent);
        assert.match(response.headers.get('content-type') ?? '', /^(text|application)\/javascript/);
        assert.match(response.headers.get('vary') ?? '', /accept-encoding/i);
        assertHeaders(response, 'shell/x/shell.abc.js');
      });
    }

    if (!deltas) {
      test('a delta is not served, and no file is said to be a dictionary', async () => {
        const digest = digestLike(/^[^/]+$/);
        const folder = path.join(site.places.site, 'shell', version, DELTAS, digest);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'shell.abc.js'), 'a delta');
        await served.follow?.();
        const has = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${digest}:` };
        const response = await get(script(), has);
        assert.equal(response.headers.get('use-as-dictionary'), null);
        assert.equal(await response.text(), PROGRAM);
        assert.equal((await get(`/shell/${version}/${DELTAS}/${digest}/shell.abc.js`)).status, 404);
      });
    }

    describe('who has a file of an earlier version', { skip: !deltas }, () => {
      // A slash in a digest is one in the path, and two are one.
      const digests = [/^[^/]+$/, /^[^/]+\/[^/]+$/, /\/\//, /^\//].map(digestLike);
      const dcz = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
      const has = (digest: string) => ({ ...dcz, 'available-dictionary': `:${digest}:` });

      before(async () => {
        for (const digest of digests) {
          const folder = path.join(site.places.site, 'shell', version, DELTAS, digest);
          await mkdir(folder, { recursive: true });
          await writeFile(path.join(folder, 'shell.abc.js'), `for ${digest}`);
        }
        await served.follow?.();
      });

      for (const digest of digests) {
        test(`gets the delta to ${digest}`, async () => {
          const response = await get(script(), has(digest));
          assert.equal(response.status, 200);
          assert.equal(response.headers.get('content-encoding'), 'dcz');
          assert.match(response.headers.get('content-type') ?? '', /^text\/javascript/);
          assertHeaders(response, `shell/${version}/shell.abc.js`);
          assert.equal(await response.text(), `for ${digest}`);
        });
      }

      const [known = ''] = digests;
      const unknown = digestLike(/^A/);
      const whole: [why: string, query: string, headers: Record<string, string>][] = [
        ['no delta is known to what it has', '', has(unknown)],
        ['its browser does not decode it', '', { ...has(known), 'accept-encoding': 'br, gzip' }],
        ['it names what it has otherwise', '', { ...dcz, 'available-dictionary': known }],
        ['it names a folder', '', has('../../../../registry/channels')],
        ['it asks again', '?again=1', has(known)],
      ];
      for (const [why, query, headers] of whole) {
        test(`gets the file itself when ${why}`, async () => {
          const response = await get(script() + query, headers);
          assert.equal(response.status, 200);
          assert.match(response.headers.get('content-encoding') ?? '', /^(br|gzip)$/);
          assert.equal(await response.text(), PROGRAM);
        });
      }

      test('a delta is not served by name', async () => {
        const at = `/shell/${version}/${DELTAS}/${known}/shell.abc.js`;
        for (const headers of [{}, has(known)]) assert.equal((await get(at, headers)).status, 404);
      });

      test('a picture is none, and neither is a page', async () => {
        for (const at of [`/shell/${version}/assets/figtree.woff2`, '/']) {
          const { headers } = await get(at, has(known));
          assert.equal(headers.get('use-as-dictionary'), null);
          assert.doesNotMatch(headers.get('vary') ?? '', /dictionary/);
        }
      });
    });

    test('a file that is at hand already is not sent again', async () => {
      const plain = await get('/registry.json', { 'accept-encoding': 'identity' });
      const etag = plain.headers.get('etag') ?? '';
      assert.notEqual(etag, '');
      const again = await asWritten(served.origin, '/registry.json', { 'if-none-match': etag });
      assert.equal(again.status, 304);
    });

    test('the registry is asked for again each time', async () => {
      const response = await get('/registry.json');
      assertHeaders(response, 'registry.json');
      assert.equal(((await response.json()) as { schema: number }).schema, 1);
    });

    test('a composition that is kept is seen again under any address', async () => {
      const { lock } = JSON.parse(await site.read('registry.json')).channels.stable;
      const kept = await site.read(`locks/${lock}/index.html`);
      for (const at of ['/', "/ca's", '/nobody.knows']) {
        const response = await get(`${at}?lock=${lock}`);
        assertHeaders(response, 'index.html');
        assert.equal(await response.text(), kept);
      }
    });

    test('a composition that was withdrawn is not served, whoever has its link', async () => {
      const { lock } = JSON.parse(await site.read('registry.json')).channels.stable;
      const manifest = shellManifest([route('/'), route("/ca's")]);
      await release(site.places, [await site.build(manifest, 'the next shell')]);
      await served.follow?.();
      const kept = await site.read(`locks/${lock}/index.html`);
      assert.equal(await (await get(`/ca's?lock=${lock}`)).text(), kept);
      await withdraw(site.places, lock);
      await served.follow?.();
      const own = await site.read("ca's/index.html");
      assert.equal(await (await get(`/ca's?lock=${lock}`)).text(), own);
    });

    test('a lock that is none, or not kept, is the page as it is', async () => {
      const own = await site.read("ca's/index.html");
      for (const lock of ['fedcba9876543210', '..', '../../registry', '%2e%2e%2f', '']) {
        assert.equal(await (await get(`/ca's?lock=${lock}`)).text(), own);
      }
    });

    test('a preview is asked for again each time, and only by its whole name', async () => {
      await mkdir(path.join(site.places.site, 'previews'), { recursive: true });
      await writeFile(path.join(site.places.site, 'previews/0123456789abcdef.json'), '{"a":1}');
      await served.follow?.();
      const response = await get('/previews/0123456789abcdef.json');
      assertHeaders(response, 'registry.json');
      assert.deepEqual(await response.json(), { a: 1 });
      for (const at of ['/previews', '/previews/', '/previews/fedcba9876543210.json']) {
        assert.equal((await get(at)).status, 404);
      }
    });

    test('the log of compositions is served, and nothing else of its folder', async () => {
      await writeFile(path.join(site.places.site, 'log/entries/0.json'), '[]');
      await served.follow?.();
      for (const file of ['log/head.json', 'log/entries/latest.json', 'log/entries/0.json']) {
        const response = await get(`/${file}`);
        assertHeaders(response, file);
        assert.equal(await response.text(), await site.read(file));
      }
      for (const at of ['/log', '/log/', '/log/entries/7.json', '/log/entries/x.json']) {
        assert.equal((await get(at)).status, 404);
      }
    });

    for (const at of missing) {
      test(`${at} is a 404 and no page, and nobody keeps it`, async () => {
        const response = await get(at);
        assert.equal(response.status, 404);
        assert.doesNotMatch(response.headers.get('cache-control') ?? '', /max-age=[1-9]|immutable/);
        assert.equal(response.headers.get('x-content-type-options') ?? 'nosniff', 'nosniff');
        assert.ok(!isPage(await response.text()));
      });
    }

    test('a packed form or a source map is not served by name', async () => {
      for (const suffix of ['.map', '.gz', '.br']) {
        assert.equal((await get(script() + suffix)).status, 404);
      }
    });

    for (const at of outside) {
      test(`${at} leads to nothing outside of the site`, async () => {
        const { status, body } = await asWritten(served.origin, at);
        // Who takes dots out of a path first answers the page of what is left.
        if (status === 200) assert.equal(body, await site.read('index.html'));
        else assert.ok([400, 404].includes(status), `${status}`);
        if (status !== 200) assert.doesNotMatch(body, /root:|"serial":/);
      });
    }

    test('HEAD says what GET would', async () => {
      const response = await fetch(served.origin + script(), { method: 'HEAD', headers: asking });
      assert.equal(response.status, 200);
      assertHeaders(response, 'shell/x/shell.abc.js');
      assert.equal(await response.text(), '');
    });

    test('no answer says which version of a server gave it', async () => {
      for (const at of ['/', script(), '/shell/gone.js']) {
        const { headers } = await get(at);
        assert.doesNotMatch(headers.get('server') ?? '', /\d/);
        assert.equal(headers.get('x-powered-by'), null);
      }
    });
  });
}

/** A digest in base64 of this form. */
function digestLike(form: RegExp): string {
  for (let seed = 0; ; seed += 1) {
    const digest = createHash('sha256').update(`${seed}`).digest('base64');
    if (form.test(digest)) return digest;
  }
}

const strays = ['/trial/a/b', '/nobody.knows'];
const missing = [
  '/shell/x/gone.js',
  '/remotes/mf-public/gone/remoteEntry.js',
  '/favicon.ico',
  '/.incoming/x',
];
const outside = [
  '/../registry/keys',
  '/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/shell/..%2f..%2fregistry%2fchannels%2fstable.json',
  '/shell/%2e%2e/%2e%2e/registry/channels/stable.json',
  '/remotes/..\\..\\registry',
];

const isPage = (text: string) => /\/remotes\/mf-public\/[^"]+/.test(text);

const ofDeltas = ['use-as-dictionary', 'vary'];

function assertAll(response: Response, file: string, { deltas }: { deltas: boolean }) {
  for (const [name, value] of Object.entries(headersFor(file))) {
    if (!deltas && ofDeltas.includes(name)) continue;
    assert.equal(response.headers.get(name), value, name);
  }
}

// `fetch` would normalise the path, and demand a fresh response when an ETag is given.
function asWritten(
  origin: string,
  at: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: at, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (more) => {
        body += more;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject).end();
  });
}

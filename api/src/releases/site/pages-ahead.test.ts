import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderingState } from '@nukkad/renderer';
import { obedient, processesOf, type RenderedSite, renderedSite } from '@nukkad/renderer/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { testSettings } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { buildApp } from '../../app';
import type { Database } from '../../core/db/database';

/** Milliseconds in which a visitor gets a page, whatever breaks. */
const promised = 1_000;

/** What `look` finds, once it finds something. */
async function found<T>(what: string, look: () => Promise<T | false | undefined>): Promise<T> {
  const end = performance.now() + 30_000;
  for (;;) {
    const value = await look();
    if (value) return value;
    if (performance.now() > end) throw new Error(`It did not come about: ${what}.`);
    await sleep(50);
  }
}

onDatabase((open) => {
  let rendered: RenderedSite;
  let database: Database;
  let app: FastifyInstance;
  let vendor: string;
  let viewed: string;

  before(async () => {
    rendered = await renderedSite();
    database = await open(30);
    const settings = {
      ...testSettings(rendered.env),
      rendering: { program: rendered.program, longest: 1_500 },
    };
    app = await buildApp({ settings, database, logger: false, site: true });
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM vendor WHERE status = 'live' ORDER BY id LIMIT 2`.execute(database.query);
    vendor = rows[0]!.id;
    viewed = rows[1]!.id;
  });
  after(async () => {
    await app?.close();
    await database?.close();
    await rendered?.site.remove();
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const isRendered = ({ body }: LightMyRequestResponse) => body.includes('<main data-lock=');
  /** Asks until the page is there with its content; a first one may take longer than a visitor waits. */
  const getRendered = (url: string) =>
    found(`${url} rendered`, async () => {
      const answer = await get(url);
      return isRendered(answer) && answer;
    });

  async function assertServed(url: string, { ahead }: { ahead?: boolean } = {}) {
    const started = performance.now();
    const answer = await get(url);
    const passed = Math.round(performance.now() - started);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(answer.body, /id="root"/);
    assert.ok(passed < promised, `${url} took ${passed} ms`);
    if (ahead !== undefined) assert.equal(isRendered(answer), ahead, url);
    return answer;
  }
  const recorded = (part: string) =>
    found(`a message about ${part}`, async () => {
      const rows = await database.query
        .selectFrom('health_message')
        .select(['part', 'version', 'code', 'phase', 'message', 'path'])
        .where('part', '=', part)
        .orderBy('id', 'desc')
        .execute();
      return rows.length > 0 && rows;
    });
  const forgetRecorded = () => database.query.deleteFrom('health_message').execute();
  const state = async (): Promise<RenderingState> => (await get('/readyz')).json().rendering;

  describe('a page rendered ahead', () => {
    test('comes with its content and the headers of pages', async () => {
      const page = await getRendered('/');
      assert.match(page.body, /<title>Rendered<\/title>/);
      const { headers } = page;
      assert.equal(headers['cache-control'], 'no-cache');
      assert.equal(headers['cdn-cache-control'], 'max-age=1, stale-if-error=60');
      assert.equal(headers['surrogate-key'], `lock-${await rendered.lock()}`);
      assert.equal(headers['speculation-rules'], '"/api/speculation-rules"');
      assert.equal(headers.vary, 'accept-encoding, cookie');
      assert.match(String(headers['content-security-policy']), /script-src 'self'/);
      const again = await get('/', { 'if-none-match': String(headers.etag) });
      assert.equal(again.statusCode, 304);
    });

    test('names rules by which browsers fetch public documents ahead', async () => {
      const { statusCode, headers, body } = await get('/api/speculation-rules');
      assert.equal(statusCode, 200);
      assert.match(String(headers['content-type']), /^application\/speculationrules\+json/);
      assert.match(String(headers['cache-control']), /^public, max-age=\d+$/);
      const { prefetch, ...others } = JSON.parse(body);
      assert.deepEqual(others, {});
      assert.deepEqual(
        prefetch.map((rule: { eagerness: string }) => rule.eagerness),
        ['moderate'],
      );
      for (const effect of ['subscriptions', 'book', 'support', 'donations', 'profile', 'login']) {
        assert.doesNotMatch(body, new RegExp(`"/${effect}`));
      }
    });

    test('names the professional it tells of', async () => {
      const { headers, body } = await getRendered(`/vendor?id=${vendor}`);
      assert.match(body, /200 \{/);
      assert.match(String(headers['surrogate-key']), new RegExp(`(^| )vendor-${vendor}( |$)`));
    });

    test('is in the locality of its address, else of the cookie, else of the installation', async () => {
      const cookie = 'session=secret; nukkad_locality=hebbal';
      await getRendered('/?loc=indiranagar');
      await getRendered('/');
      await found('the page in Hebbal', async () => isRendered(await get('/', { cookie })));
      const cases: [url: string, cookie: string, place: string, cdn: string][] = [
        ['/', '', 'hsr-layout', 'max-age=1, stale-if-error=60'],
        ['/', cookie, 'hebbal', 'private'],
        ['/?loc=Indiranagar', cookie, 'indiranagar', 'max-age=1, stale-if-error=60'],
      ];
      for (const [url, cookie, place, cdn] of cases) {
        const { body, headers } = await get(url, { cookie });
        assert.match(body, new RegExp(`data-place="${place}"`));
        assert.equal(headers['cdn-cache-control'], cdn);
      }
    });

    test('is the default’s for a locality that nobody knows, which makes no page', async () => {
      const { body } = await getRendered('/');
      const before = (await state()).cache.pages;
      assert.equal((await get('/?loc=atlantis')).body, body);
      assert.equal((await get('/', { cookie: 'nukkad_locality=atlantis' })).body, body);
      assert.equal((await state()).cache.pages, before);
    });

    test('is counted per part, and readiness shows it', async () => {
      const { locks, cache, parts, failures } = await state();
      assert.deepEqual(
        locks.map(({ lock }) => lock),
        [await rendered.lock()],
      );
      assert.ok(cache.pages >= 2 && cache.bytes > 0);
      assert.ok((parts['mf-public']?.rendered ?? 0) >= 2);
      assert.deepEqual(failures, []);
    });
  });

  describe('views of a professional', () => {
    /** Views that an app stores for what is asked of it once the page is rendered. */
    async function viewsAfter(
      ask: (send: (more: InjectOptions) => Promise<LightMyRequestResponse>) => Promise<void>,
    ): Promise<number> {
      const settings = {
        ...testSettings({ ...rendered.env, RENDER_BUDGET: '10000' }),
        rendering: { program: rendered.program, longest: 5_000 },
      };
      const own = await buildApp({ settings, database, logger: false, site: true });
      const before = await stored();
      const url = `/vendor?id=${viewed}`;
      await found(`${url} rendered`, async () =>
        isRendered(await own.inject({ url, headers: { 'sec-fetch-dest': 'empty' } })),
      );
      await ask((more) => own.inject({ url, ...more }));
      await own.close();
      return (await stored()) - before;
    }
    async function stored(): Promise<number> {
      const { total } = await database.query
        .selectFrom('vendor_view')
        .select(({ fn }) => fn.sum<number | null>('views').as('total'))
        .where('vendor_id', '=', viewed)
        .executeTakeFirstOrThrow();
      return Number(total);
    }

    test('each visit is one, however often the page is read for', async () => {
      const views = await viewsAfter(async (visit) => {
        await visit({});
        await visit({ headers: { 'sec-fetch-dest': 'document' } });
        await sleep(1_200);
        await visit({});
      });
      assert.equal(views, 3);
    });

    test('a page that the browser has already is visited all the same', async () => {
      const views = await viewsAfter(async (visit) => {
        const { headers } = await visit({});
        const again = { 'if-none-match': String(headers.etag) };
        const answer = await visit({ headers: again });
        assert.equal(answer.statusCode, 304);
      });
      assert.equal(views, 2);
    });

    test('what is no visit of this page is no view', async () => {
      const views = await viewsAfter(async (ask) => {
        await ask({ method: 'HEAD' });
        await ask({ headers: { 'sec-fetch-dest': 'image' } });
        await ask({ headers: { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' } });
        await ask({ url: '/' });
        await ask({ url: `/vendor?id=${viewed}&token=1` });
      });
      assert.equal(views, 0);
    });
  });

  test('the process that renders is there before the first visitor', async () => {
    const settings = {
      ...testSettings(rendered.env),
      rendering: { program: rendered.program, longest: 5_000 },
    };
    const listening = await buildApp({ settings, database, logger: false, site: true });
    try {
      await listening.listen({ port: 0 });
      const locks = await found('a process without a visit', async () => {
        const { rendering } = (await listening.inject('/readyz')).json();
        return rendering.locks.length > 0 && rendering.locks;
      });
      assert.equal(locks.length, 1);
    } finally {
      await listening.close();
    }
  });

  describe('private data', () => {
    const marks = { name: 'Zyxwvut Marked', phone: '9123456780' };
    let asha: SignedIn;
    before(async () => {
      asha = await signedIn(app, 'user');
      await sql`UPDATE app_user SET full_name = ${marks.name} WHERE id = ${asha.userId}`.execute(
        database.query,
      );
    });

    test('pages are equal for everybody, and tell nothing of who asks', async () => {
      const secrets = [...Object.values(marks), asha.token, asha.userId, 'user@demo.example'];
      for (const url of ['/', `/vendor?id=${vendor}`]) {
        const anonymous = await getRendered(url);
        const own = await get(url, {
          authorization: `Bearer ${asha.token}`,
          cookie: `session=${asha.token}; name=${encodeURIComponent(marks.name)}`,
          'x-forwarded-for': marks.phone,
        });
        assert.ok(isRendered(own));
        assert.equal(own.body, anonymous.body);
        for (const secret of secrets) assert.ok(!own.body.includes(secret), secret);
        assert.equal(own.headers['set-cookie'], undefined);
      }
    });

    test('the first visitor of a page being signed in changes nothing of it', async () => {
      const url = `/vendor?id=${vendor}&first=signed-in`;
      const headers = { authorization: `Bearer ${asha.token}`, cookie: `session=${asha.token}` };
      await get(url, headers);
      const page = await getRendered(url);
      const other = await getRendered(`/vendor?id=${vendor}`);
      assert.equal(page.body, other.body);
    });
  });

  describe('when a part breaks', () => {
    test('a screen that throws is the released page, and named once a minute', async () => {
      await forgetRecorded();
      await assertServed('/throws', { ahead: false });
      const [message] = await recorded('mf-public');
      assert.deepEqual(
        { ...message, version: '' },
        {
          ...{ part: 'mf-public', version: '', code: 'SERVER-RENDER', phase: 'render' },
          ...{ message: 'Error: A screen threw.', path: '/throws' },
        },
      );
      await assertServed('/throws?again=1', { ahead: false });
      assert.equal((await recorded('mf-public')).length, 1);
      await assertServed('/', { ahead: true });
      const { failures } = await state();
      assert.deepEqual(
        failures.map(({ part, owner, cause }) => [part, owner, cause]),
        [['mf-public', 'Team mf-public', 'threw']],
      );
    });

    const broken: [what: string, server: string | null, message: RegExp | null][] = [
      ['throws when evaluated', 'throw new Error("Not today.");', /Not today/],
      ['is not what was released', obedient('tampered with'), /is not what was released/],
      ['is not there', obedient('missing'), /ENOENT/],
      ['was never built', null, null],
      ['wants a module it is not given', 'require("node:fs");', /node:fs is not provided/],
    ];
    for (const [what, server, message] of broken) {
      test(`a server bundle that ${what} leaves other parts alone`, async () => {
        await forgetRecorded();
        const version = await rendered.release('mf-auth', server);
        if (what.includes('released')) rendered.tamper('mf-auth', version, 'exports.remote = {};');
        if (what.includes('there')) await rendered.remove('mf-auth', version);
        await assertServed('/login', { ahead: false });
        await getRendered('/');
        await assertServed('/login', { ahead: false });
        if (!message) return;
        const [found] = await recorded('mf-auth');
        assert.equal(found?.version, version);
        assert.equal(found?.code, 'SERVER-RENDER');
        assert.match(found?.message ?? '', message);
      });
    }
  });

  describe('when a process breaks', () => {
    before(() => rendered.release('mf-auth', obedient('auth again')));

    test('one that is killed is replaced', async () => {
      await getRendered('/login');
      for (const pid of processesOf(rendered.program)) process.kill(pid, 'SIGKILL');
      await assertServed('/', {});
      await assertServed('/login', {});
      await getRendered('/login');
      await getRendered('/');
    });

    let times = 0;
    // On a slow machine taking all memory takes too long as well.
    const endsOf = async (part: string) => {
      const { failures } = await state();
      const ends = failures.filter(
        (one) => one.part === part && ['hung', 'ended'].includes(one.cause),
      );
      return ends.reduce((sum, one) => sum + one.times, 0);
    };
    for (const url of ['/hangs', '/memory']) {
      test(`${url}: its visitors and all others get their page in time`, async () => {
        await getRendered('/');
        await getRendered('/login');
        await assertServed(url, { ahead: false });
        for (let time = 0; time < 5; time += 1) {
          await assertServed('/');
          await assertServed('/login');
          await sleep(100);
        }
        times += 1;
        await found(`${url} named`, async () => (await endsOf('mf-public')) === times);
        await getRendered('/login');
      });
    }

    test('the part that ended two of them is left out, and others go on', async () => {
      assert.ok(isRendered(await getRendered('/login?other=1')));
      await assertServed('/vendor?id=1', { ahead: false });
    });
  });

  describe('when the database is slow, or gone', () => {
    test('pages are served as they were', async () => {
      // Another lock, whose part has ended nothing.
      await rendered.release('mf-public', obedient('after the faults'));
      const url = `/vendor?id=${vendor}`;
      await getRendered(url);
      await database.query.connection().execute(async (connection) => {
        await sql`BEGIN`.execute(connection);
        await sql`LOCK TABLE vendor IN ACCESS EXCLUSIVE MODE`.execute(connection);
        try {
          await sleep(1_200);
          for (let time = 0; time < 3; time += 1) await assertServed(url, { ahead: true });
          await assertServed(`${url}&new=1`, { ahead: false });
        } finally {
          await sql`ROLLBACK`.execute(connection);
        }
      });
    });
  });
});

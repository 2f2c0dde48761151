import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Composition } from '@nukkad/platform/contract';
import { obedient, processesOf, type RenderedSite, renderedSite } from '@nukkad/renderer/testing';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { buildApp } from '../../app';
import { type Database, openDatabase } from '../../core/db/database';

/** Changes of what is released: all of them at night. */
const changes = process.env.TEST_SCOPE === 'all' ? 200 : 24;
/** Processes with a lock, and those that still answer for an earlier one. */
const mostProcesses = 6;

/** What a page says of its versions: in its composition, and in its rendered content. */
function versionsIn(page: string) {
  const block = /id="nukkad-composition"[^>]*>(.*?)<\/script>/.exec(page)?.[1];
  const { lock, remotes } = JSON.parse(block ?? '') as Composition;
  const [, shown, version] = /<main data-lock="(.*?)" data-version="([^"]*)"/.exec(page) ?? [];
  const [, name] = /<main[^>]*><p>(.*?)<\/p>/.exec(page) ?? [];
  return { lock, remotes, shown, version, name };
}

describe('locks of pages rendered ahead', () => {
  let rendered: RenderedSite;
  let database: Database;
  let app: FastifyInstance;
  /** What the bundle of each version of mf-public shows. */
  const names = new Map<string, string>();

  before(async () => {
    rendered = await renderedSite();
    database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
    const settings = {
      ...testSettings({ ...rendered.env, RENDER_BUDGET: '10000' }),
      rendering: { program: rendered.program, longest: 10_000 },
    };
    app = await buildApp({ settings, database, logger: false, site: true });
  });
  after(async () => {
    await app?.close();
    await database?.close();
    await rendered?.site.remove();
  });

  async function releaseNamed(name: string): Promise<void> {
    names.set(await rendered.release('mf-public', obedient(name)), name);
  }

  test('a link to a lock gets pages of that lock', async () => {
    const first = await rendered.lock();
    await releaseNamed('second');
    const second = await rendered.lock();
    for (const [url, lock, name] of [
      [`/?lock=${first}`, first, 'first'],
      ['/', second, 'second'],
      [`/?lock=${second}`, second, 'second'],
      ['/?lock=0123456789abcdef', second, 'second'],
    ]) {
      const found = versionsIn((await app.inject(url!)).body);
      assert.deepEqual([found.lock, found.shown, found.name], [lock, lock, name], url);
    }
  });

  test('a preview gets the released page', async () => {
    const { body } = await app.inject('/?preview=0123456789abcdef');
    assert.equal(versionsIn(body).shown, undefined);
    assert.match(body, /<div id="root">/);
  });

  test(`${changes} releases and rollbacks: no page fails, and none is of two locks`, async (context) => {
    const kept = await rendered.lock();
    let isOver = false;
    const seen = { pages: 0, ahead: 0, failed: 0, mixed: 0, processes: 0 };
    const shownBy = new Map<string, { version: string | undefined; name: string | undefined }>();
    async function visit(url: string): Promise<void> {
      while (!isOver) {
        const { statusCode, body } = await app.inject(url);
        // Visits without a pause would leave releases, in this same process, no time.
        await sleep(10);
        seen.pages += 1;
        if (statusCode !== 200) {
          seen.failed += 1;
          continue;
        }
        const { lock, remotes, shown, version, name } = versionsIn(body);
        if (shown === undefined) continue;
        seen.ahead += 1;
        const isOfLock = shown === lock && version === remotes['mf-public']?.version;
        if (!isOfLock) seen.mixed += 1;
        shownBy.set(`${version} ${name}`, { version, name });
      }
    }
    const watched = setInterval(() => {
      seen.processes = Math.max(seen.processes, processesOf(rendered.program).length);
    }, 50);
    const urls = ['/', '/?a=1', '/?a=2', `/?lock=${kept}`];
    const visits = urls.map(visit);
    for (let change = 0; change < changes; change += 2) {
      await releaseNamed(`change ${change}`);
      await app.inject('/');
      await rendered.rollback('mf-public');
      await app.inject('/');
    }
    isOver = true;
    await Promise.all(visits);
    clearInterval(watched);
    context.diagnostic(JSON.stringify(seen));
    assert.deepEqual([seen.failed, seen.mixed], [0, 0]);
    // Known afterwards: a version is served before `release` returns.
    const others = [...shownBy.values()].filter(
      ({ version, name }) => names.get(version!) !== name,
    );
    assert.deepEqual(others, []);
    assert.ok(seen.ahead > changes, `${seen.ahead} pages were rendered ahead`);
    assert.ok(seen.processes <= mostProcesses, `${seen.processes} processes`);
  });
});

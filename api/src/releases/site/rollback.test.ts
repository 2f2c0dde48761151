import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Composition, PartManifest } from '@nukkad/platform/contract';
import { placesFrom, release, rollback } from '@nukkad/registry';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { temporaryFolder } from '../../../test/process/at-exit';
import { buildApp } from '../../app';
import { type Database, openDatabase } from '../../core/db/database';

const data = temporaryFolder('rollback');
const places = placesFrom({ root: data, data });

let database: Database;
let app: FastifyInstance;
let origin: string;
describe('a rollback', () => {
  before(async () => {
    database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
    const settings = testSettings({ SITE_DIR: join(data, 'site') });
    app = await buildApp({ settings, database, logger: false, site: true });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await app.close();
    await database.close();
  });

  /** As many routes as the product has. */
  const routes = Array.from({ length: 60 }, (_, n) => ({
    path: n === 0 ? '/' : `/page-${n}`,
    remote: 'mf-public',
    screen: 'home',
  }));

  function build(part: string, content: string): string {
    const isShell = part === 'shell';
    const manifest: PartManifest = {
      ...{ schema: 1, part, packageVersion: '0.1.0', contract: 1, entry: 'entry.js' },
      ...(!isShell && { federation: part.replace('-', '_') }),
      ...{ styles: [], preload: [], serves: [], routes: isShell ? routes : [] },
      screens: isShell ? {} : { home: { scripts: ['home.js'], styles: [], reads: [] } },
    };
    const dist = join(data, 'builds', `${part}-${content}`);
    mkdirSync(dist, { recursive: true });
    for (const file of ['entry.js', 'home.js']) writeFileSync(join(dist, file), content);
    writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
    return dist;
  }

  /** Versions in the pages served now. */
  async function served(): Promise<(string | undefined)[]> {
    const pages = ['/', '/page-59'];
    return Promise.all(pages.map(async (at) => versionIn(await (await fetch(origin + at)).text())));
  }

  // Of the live release: a page also names the previous one.
  function versionIn(page: string): string | undefined {
    const block = /id="nukkad-composition"[^>]*>(.*?)<\/script>/.exec(page)?.[1];
    return block && (JSON.parse(block) as Composition).remotes['mf-public']?.version;
  }

  const releaseOf = async (part: string, content: string) =>
    (await release(places, [build(part, content)])).published[0]!.version;

  test('the first pages after a rollback see it', async () => {
    await releaseOf('shell', 'first');
    const first = await releaseOf('mf-public', 'first');
    const bad = await releaseOf('mf-public', 'bad');
    assert.deepEqual(await served(), [bad, bad]);
    const { moves } = await rollback(places, 'mf-public');
    assert.deepEqual(await served(), [first, first]);
    assert.equal(moves[0]?.version, first);
  });
});

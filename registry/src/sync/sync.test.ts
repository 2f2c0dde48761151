import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import type { Places } from '../core/places';
import type { Store } from '../core/store';
import { examine } from '../doctor/doctor';
import { readLocks } from '../locks/lock-records';
import { rotateKeys } from '../operations/change-keys';
import { auditLog } from '../operations/log';
import { prune } from '../operations/prune';
import { release } from '../operations/release';
import { rollback } from '../operations/rollback';
import { promote, startCanary, stopCanary } from '../operations/run-canary';
import { status, storedVersions } from '../operations/status';
import { readSourceMap } from '../parts/source-maps';
import { createPreview, readPreviews, revokePreview } from '../previews/previews';
import { openStore } from '../store/open-store';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { releaseProgram } from '../testing/release-program';
import { type S3Server, startS3 } from '../testing/s3-server';
import { bringUpToDate } from './lock';

// Half of the time is spent waiting for processes, so both stores are tested at once.
describe('registries in a store', { concurrency: 2 }, () => {
  let s3: S3Server;
  let folder: string;
  let program: string;
  let round = 0;
  before(async () => {
    s3 = await startS3();
    folder = await mkdtemp(path.join(tmpdir(), 'nukkad-store-'));
    program = await releaseProgram(folder);
  });
  after(async () => {
    await s3.close();
    await rm(folder, { recursive: true });
  });

  const shell = shellManifest([route('/', 'mf-a'), route('/b', 'mf-b')]);
  const nukkad = path.join(__dirname, '../../bin/nukkad.mjs');
  const quick = { effort: 'quick' } as const;
  const preview = { site: 'https://nukkad.example', hours: 1, ...quick };

  /** Steps of a release with different outcomes after a crash; each is interrupted once. */
  const STEPS = [
    'published',
    'put site/remotes',
    'put objects',
    'put head',
    'put site/index.html',
    'put site/registry.json',
    'put shown',
  ];
  // What happens is the same for every store, and the store tests cover how a bucket differs from a
  // folder. So in a bucket the gate asks only for what depends on writes that exclude each other,
  // and tests the two decisive steps.
  const isComplete = process.env.TEST_SCOPE === 'all';
  const AT_A_BUCKET = isComplete ? STEPS : ['put head', 'put shown'];

  const stores: [where: string, address: () => string, steps: string[], testOnce: typeof test][] = [
    ['a folder', () => path.join(folder, `${round}`), STEPS, test],
    [
      'a bucket',
      () => `s3://${s3.bucket}/registry/${round}`,
      AT_A_BUCKET,
      (isComplete ? test : () => undefined) as typeof test,
    ],
  ];

  for (const [where, addressOf, steps, testOnce] of stores) {
    describe(`a registry in ${where}`, { concurrency: 1 }, () => {
      let address: string;
      let store: Store;
      let machines: FakeSite[];
      let here: FakeSite;
      let there: FakeSite;
      let first: string;

      const machine = async (): Promise<FakeSite> => {
        const site = await fakeSite();
        machines.push(site);
        return { ...site, places: { ...site.places, store } };
      };
      const next = (content: string, part = 'mf-a') => here.build(remoteManifest(part), content);
      const running = async ({ places }: FakeSite) => {
        await bringUpToDate(places);
        return (await status(places))[0];
      };
      const asProcess = async (script: string[], env: Record<string, string> = {}) => {
        const child = spawn(process.execPath, script, {
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...process.env, ...s3.env, ...env },
        });
        let said = '';
        child.stderr.setEncoding('utf8').on('data', (text) => {
          said += text;
        });
        const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
        return { code, signal, said };
      };

      beforeEach(async () => {
        round += 1;
        machines = [];
        address = addressOf();
        store = openStore(address, s3.env);
        here = await machine();
        there = await machine();
        const dists = [shell, remoteManifest('mf-a'), remoteManifest('mf-b')];
        const builds = await Promise.all(dists.map((manifest) => here.build(manifest)));
        const { published } = await release(here.places, builds, quick);
        first = published[1]!.version;
      });
      afterEach(async () => {
        for (const one of machines) await one.remove();
      });

      /** The response of a web server that has only the store. */
      const shown = async (file: string) =>
        (await store.read(`site/${file}`))?.content.toString('utf8') ?? '';

      // Each page runs one composition, all of whose files are in the store.
      async function assertShownWhole() {
        const files = await store.list('site/');
        for (const page of ['index.html', 'b/index.html']) {
          const html = await shown(page);
          const text = /id="nukkad-composition"[^>]*>(.*?)<\/script>/.exec(html)![1]!;
          const { shell: own, remotes } = JSON.parse(text) as Composition;
          assert.ok(files.has(`site/shell/${own.version}/${shell.entry}`));
          for (const { base, entry } of Object.values(remotes)) {
            assert.ok(files.has(`site${base}${entry}`), `${base}${entry}`);
          }
        }
      }

      test('another machine has all of it, file by file', async () => {
        await bringUpToDate(there.places);
        assert.deepEqual(await there.digests(), await here.digests());
        assert.deepEqual(await status(there.places), await status(here.places));
        assert.deepEqual(await auditLog(there.places), await auditLog(here.places));
      });

      test('what one machine moves, the other sees, and moves back', async () => {
        const { published } = await release(here.places, [await next('second')], quick);
        assert.equal((await running(there))?.parts['mf-a'], published[0]!.version);
        await rollback(there.places, 'mf-a', { why: 'bad' });
        assert.equal((await running(here))?.parts['mf-a'], first);
        assert.match(await here.read('index.html'), new RegExp(`mf-a/${first}/`));
        assert.equal((await auditLog(here.places)).moves[0]?.why, 'bad');
        assert.deepEqual((await auditLog(here.places)).problems, []);
      });

      testOnce('canary, previews, locks and keys are everybody’s', async () => {
        const { published } = await release(here.places, [await next('second')], quick);
        const second = published[0]!.version;
        await rollback(here.places, 'mf-a');
        await bringUpToDate(there.places);
        await startCanary(there.places, [{ part: 'mf-a', version: second }], 500);
        assert.equal((await running(here))?.canary?.share, 500);
        await stopCanary(here.places);
        assert.equal((await running(there))?.canary, undefined);
        const { id } = (await createPreview(there.places, await next('third'), preview)).preview;
        await rotateKeys(here.places);
        assert.equal((await readPreviews(here.places))[0]?.preview.id, id);
        assert.equal(JSON.parse(await shown(`previews/${id}.json`)).preview.id, id);
        await revokePreview(here.places, id);
        assert.equal(await shown(`previews/${id}.json`), '');
        await promote(there.places, 'mf-a', { to: second });
        await bringUpToDate(here.places);
        assert.deepEqual(await readLocks(there.places), await readLocks(here.places));
        const findings = (await examine(there.places)).flatMap((one) => one.findings);
        assert.deepEqual(findings, []);
        const keys = path.join(there.places.state, 'keys');
        const [key] = (await readdir(keys)).filter((name) => name.endsWith('.pem'));
        assert.equal((await stat(path.join(keys, key!))).mode & 0o777, 0o600);
      });

      test('it is served as it lies there', async () => {
        await release(here.places, [await next('second')], quick);
        await assertShownWhole();
        const mine = await here.read('registry.json');
        assert.equal(await shown('registry.json'), mine);
        const { channels } = JSON.parse(mine) as RegistryDocument;
        assert.equal(channels.stable?.serial, 4);
        const bare = shellManifest([route('/', 'mf-a')]);
        await release(here.places, [await here.build(bare)], quick);
        assert.equal(await shown('b/index.html'), '');
      });

      testOnce('source maps travel with their release, beside what may be served', async () => {
        await bringUpToDate(there.places);
        const script = { part: 'mf-a', version: first, file: 'remoteEntry.abc.js' };
        assert.equal(await readSourceMap(there.places, script), 'private');
        const stored = [...(await store.list('')).keys()].filter((key) => key.includes('.map'));
        assert.ok(stored.includes(`maps/mf-a/${first}/remoteEntry.abc.js.map.gz`));
        assert.deepEqual(
          stored.filter((key) => !key.startsWith('maps/')),
          [],
        );
      });

      testOnce('what is past keeping goes from the store and from every copy', async () => {
        for (const content of ['2', '3', '4', '5', '6'])
          await release(here.places, [await next(content)], quick);
        await bringUpToDate(there.places);
        const later = Date.now() + 40 * 24 * 60 * 60_000;
        const gone = await prune(here.places, { keep: 1, days: 30 }, later);
        assert.ok(gone.some(({ version }) => version === first));
        assert.equal((await store.list(`site/remotes/mf-a/${first}/`)).size, 0);
        assert.equal((await store.list(`maps/mf-a/${first}/`)).size, 0);
        await bringUpToDate(there.places);
        const script = { part: 'mf-a', version: first, file: 'remoteEntry.abc.js' };
        assert.equal(await readSourceMap(there.places, script), undefined);
        assert.deepEqual(await storedVersions(there.places), await storedVersions(here.places));
      });

      test('of two that promote at once, one wins and the other is told what to do', async () => {
        const versions: string[] = [];
        for (const content of ['second', 'third']) {
          const { published } = await release(here.places, [await next(content)], quick);
          versions.push(published[0]!.version);
        }
        await rollback(here.places, 'mf-a', { to: first });
        await bringUpToDate(there.places);
        const { serial } = (await running(there))!;
        const ends = await Promise.all(
          [here, there].map(({ root }, index) =>
            asProcess(
              [
                ...[nukkad, 'promote', 'mf-a', '--to', versions[index]!, '--unchecked'],
                ...['--why', 'a race', '--expect-serial', `${serial}`],
              ],
              { NUKKAD_DATA: path.join(root, 'data'), NUKKAD_STORE: address },
            ),
          ),
        );
        const said = ends.map((end) => end.said).join('\n');
        assert.deepEqual(ends.map(({ code }) => code).sort(), [0, 3], said);
        const won = ends.findIndex(({ code }) => code === 0);
        assert.match(ends[1 - won]!.said, /Look at `nukkad status` and run the command again/);
        assert.equal((await running(here))?.parts['mf-a'], versions[won]);
        assert.equal((await running(here))?.serial, serial + 1);
      });

      for (const step of steps) {
        test(`killed at "${step}", the store is whole and another machine goes on`, async () => {
          const dist = await next('second');
          const env = { NUKKAD_STORE: address };
          const script = [program, here.root, step, dist];
          assert.equal((await asProcess(script, env)).signal, 'SIGKILL');
          await assertShownWhole();
          await bringUpToDate(there.places);
          const listed = (await storedVersions(there.places)).get('mf-a');
          const { published } = await release(there.places, [dist], quick);
          const second = published[0]!.version;
          // Releases in the head: all of a version, or nothing.
          const isMoved = ['put site/index.html', 'put site/registry.json', 'put shown'].includes(
            step,
          );
          assert.deepEqual(
            listed?.map(({ version }) => version),
            isMoved ? [second, first] : [first],
          );
          await assertShownWhole();
          assert.match(await shown('index.html'), new RegExp(`mf-a/${second}/`));
          assert.equal((await running(here))?.parts['mf-a'], second);
          assert.equal((await running(here))?.serial, 4);
          assert.deepEqual((await auditLog(here.places)).problems, []);
        });
      }

      testOnce('a copy that was spoilt while it worked follows the store again', async () => {
        const put: Store['put'] = async (key, ...rest) => {
          if (key === 'head.json') throw new Error('the line is cut');
          return store.put(key, ...rest);
        };
        const cut: Places = { ...here.places, store: { ...store, put } };
        await assert.rejects(release(cut, [await next('second')], quick), /the line is cut/);
        assert.equal((await running(here))?.parts['mf-a'], first);
        assert.match(await here.read('index.html'), new RegExp(`mf-a/${first}/`));
      });

      testOnce('a registry of its own is not made a copy, nor the copy of another', async () => {
        const own = await fakeSite();
        machines.push(own);
        await release(own.places, [await own.build(remoteManifest('mf-x'))], quick);
        const wrong = { code: 'refused', message: /a registry of its own/ };
        await assert.rejects(bringUpToDate({ ...own.places, store }), wrong);
        const other = openStore(path.join(folder, 'other'));
        await other.put('head.json', (await store.read('head.json'))!.content);
        const copy = { ...here.places, store: other };
        await assert.rejects(bringUpToDate(copy), { code: 'refused', message: /is a copy of/ });
      });

      testOnce('a registry on disk moves into an empty store with the next command', async () => {
        const own = await fakeSite();
        machines.push(own);
        await release(own.places, [await own.build(remoteManifest('mf-x'))], quick);
        const empty = openStore(`${address}-moved`, s3.env);
        await rollback({ ...own.places, store: empty }, 'mf-x').catch(() => undefined);
        await prune({ ...own.places, store: empty });
        there.places.store = empty;
        assert.ok((await running(there))?.parts['mf-x']);
      });

      for (const changed of ['remoteEntry.abc.js', 'remoteEntry.abc.js.br', 'integrity.json']) {
        testOnce(`a changed ${changed} is refused, and nothing of it is taken`, async () => {
          await store.put(`site/remotes/mf-a/${first}/${changed}`, Buffer.from('{}'));
          await assert.rejects(bringUpToDate(there.places), { code: 'damaged' });
          assert.equal((await storedVersions(there.places)).get('mf-a'), undefined);
        });
      }

      test('a changed object is refused', async () => {
        const [key] = [...(await store.list('objects/')).keys()];
        await store.put(key!, Buffer.from('{}'));
        await assert.rejects(bringUpToDate(there.places), { code: 'damaged' });
      });
    });
  }
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Composition } from '@nukkad/platform/contract';
import { readHistory } from '../channels/history';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { releaseProgram } from '../testing/release-program';
import { release } from './release';
import { rollback } from './rollback';
import { status } from './status';

const parts = ['mf-a', 'mf-b', 'mf-c'];
const shell = shellManifest([route('/', 'mf-a'), route('/b', 'mf-b')]);

let folder: string;
let program: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nukkad-processes-'));
  program = await releaseProgram(folder);
});
after(() => rm(folder, { recursive: true }));

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  const builds = [shell, ...parts.map((part) => remoteManifest(part))];
  await release(site.places, await Promise.all(builds.map((manifest) => site.build(manifest))));
});
afterEach(() => site.remove());

async function releaseInProcess(dieAt: string, ...dists: string[]) {
  const args = [program, site.root, dieAt, ...dists];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
}

// Each page runs one composition, all of whose files exist.
async function assertWhole() {
  for (const page of ['index.html', 'b/index.html']) {
    const html = await site.read(page);
    const text = /id="nukkad-composition"[^>]*>(.*?)<\/script>/.exec(html)![1]!;
    const { shell: own, remotes } = JSON.parse(text) as Composition;
    assert.ok(existsSync(path.join(site.places.site, 'shell', own.version, shell.entry)));
    for (const { base, entry } of Object.values(remotes)) {
      assert.ok(existsSync(path.join(site.places.site, base, entry)), `${base}${entry}`);
    }
  }
}

test('parallel releases by several processes lose nothing', async () => {
  const dists = await Promise.all(parts.map((part) => site.build(remoteManifest(part), 'second')));
  const exits = await Promise.all(dists.map((dist) => releaseInProcess('', dist)));
  assert.deepEqual(
    exits.map(([code]) => code),
    [0, 0, 0],
  );
  const [pointer] = await status(site.places);
  assert.equal(pointer?.serial, 7);
  const moves = await readHistory(site.places, 'stable', 7);
  assert.deepEqual(
    moves.map((move) => move.serial),
    [1, 2, 3, 4, 5, 6, 7],
  );
  const { channels } = JSON.parse(await site.read('registry.json'));
  for (const move of moves.slice(4)) {
    assert.equal(channels.stable.remotes[move.part].version, move.version);
    assert.match(await site.read('b/index.html'), new RegExp(`${move.part}/${move.version}/`));
  }
});

test('parallel releases of one content end with one release', async () => {
  const dist = await site.build(remoteManifest('mf-a'), 'second');
  const exits = await Promise.all([1, 2, 3].map(() => releaseInProcess('', dist)));
  assert.deepEqual(
    exits.map(([code]) => code),
    [0, 0, 0],
  );
  assert.equal((await status(site.places))[0]?.serial, 5);
});

test('of two that promote at once, one wins and the other is told what to do', async () => {
  const versions: string[] = [];
  for (const content of ['second', 'third']) {
    const dist = await site.build(remoteManifest('mf-a'), content);
    versions.push((await release(site.places, [dist])).published[0]!.version);
  }
  await rollback(site.places, 'mf-a');
  const back = await rollback(site.places, 'mf-a');
  const nukkad = path.join(__dirname, '../../bin/nukkad.mjs');
  const ends = await Promise.all(
    versions.map(async (version) => {
      const child = spawn(process.execPath, [
        ...[nukkad, 'promote', 'mf-a', '--to', version, '--data', `${site.root}/data`],
        ...['--unchecked', '--why', 'a race', '--expect-serial', `${back.serial}`],
      ]);
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
      const [code] = (await once(child, 'close')) as [number];
      return { code, said };
    }),
  );
  assert.deepEqual(ends.map(({ code }) => code).sort(), [0, 3]);
  const lost = ends.find(({ code }) => code === 3);
  assert.match(lost?.said ?? '', /Look at `nukkad status` and run the command again/);
  await assertWhole();
});

for (const step of [
  'publish',
  'published',
  'history',
  'pointer',
  'page index',
  'page b',
  'page registry',
]) {
  test(`killed at "${step}", the site is whole and the next release completes it`, async () => {
    const dist = await site.build(remoteManifest('mf-a'), 'second');
    const [, signal] = await releaseInProcess(step, dist);
    assert.equal(signal, 'SIGKILL');
    await assertWhole();
    const { published, serial } = await release(site.places, [dist]);
    await assertWhole();
    assert.equal(serial, 5);
    for (const page of ['index.html', 'b/index.html', 'registry.json']) {
      assert.match(await site.read(page), new RegExp(`mf-a/${published[0]!.version}/`));
    }
    const back = await rollback(site.places, 'mf-a');
    assert.equal(back.moves[0]?.previous, published[0]!.version);
  });
}

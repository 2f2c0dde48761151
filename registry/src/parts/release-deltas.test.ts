import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { DELTAS, releaseFolder } from '../core/places';
import { release } from '../operations/release';
import { diskStore } from '../store/disk-store';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { isWhole } from './verify-release';

const noZstd = spawnSync('zstd', ['--version']).status === 0 ? false : 'zstd is not installed';
const FILE = 'screen-listing.abc.js';
const HEADER = 40;

const words = (seed: string) =>
  Array.from({ length: 200 }, (_, at) => createHash('md5').update(`${seed}${at}`).digest('hex'));

describe('deltas of a release', { skip: noZstd }, () => {
  let site: FakeSite;
  beforeEach(async () => {
    site = await fakeSite();
    await release(site.places, [await site.build(shellManifest([route('/')]))]);
  });
  afterEach(() => site.remove());

  const manifest = remoteManifest('mf-public', { server: 'server/server.js' });

  /** Releases a version of the remote, whose script ends differently each time. */
  async function released(ending: string, text = words('same').join(), effort?: 'quick') {
    const files = { [FILE]: `${text}${ending}`, 'server/server.js': `${text}${ending}` };
    const { published } = await release(
      site.places,
      [await site.build(manifest, ending, files)],
      effort && { effort },
    );
    return published[0]!.version;
  }
  const folderOf = (version: string) =>
    path.join(site.places.site, releaseFolder('mf-public', version));
  const scriptOf = (version: string) => readFile(path.join(folderOf(version), FILE));
  const deltaPath = async (of: string, to: string) => {
    const digest = createHash('sha256')
      .update(await scriptOf(to))
      .digest('base64');
    return path.join(folderOf(of), DELTAS, digest, FILE);
  };
  const deltasIn = async (version: string) => {
    const folder = path.join(folderOf(version), DELTAS);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  test('lead from the earlier file to the new one', async () => {
    const first = await released('first');
    assert.deepEqual(await deltasIn(first), []);
    const second = await released('second');
    const delta = await readFile(await deltaPath(second, first));
    assert.ok(delta.length < 200, `${delta.length} bytes`);
    assert.equal(delta.subarray(0, 8).toString('hex'), '5e2a4d1820000000');
    const frame = path.join(site.root, 'frame.zst');
    await writeFile(frame, delta.subarray(HEADER));
    const dictionary = path.join(folderOf(first), FILE);
    const { stdout } = spawnSync('zstd', ['-dcq', `--patch-from=${dictionary}`, frame]);
    assert.ok(stdout.equals(await scriptOf(second)));
  });

  test('are of files that browsers ask for, where they save much', async () => {
    await released('first');
    // The server bundle is as alike, and the other files are small.
    assert.deepEqual(await deltasIn(await released('second')), [FILE]);
    assert.deepEqual(await deltasIn(await released('third', words('other').join())), []);
  });

  test('are made against the last three versions that visitors ran', async () => {
    const versions = [];
    for (const ending of ['1', '2', '3', '4', '5']) versions.push(await released(ending));
    const [first, ...last] = versions;
    const fifth = last.pop()!;
    assert.equal((await deltasIn(fifth)).length, 3);
    assert.equal(existsSync(await deltaPath(fifth, first!)), false);
    for (const version of last) assert.ok(existsSync(await deltaPath(fifth, version)));
  });

  test('are not made on a machine that packs quickly, or has no zstd', async () => {
    await released('first');
    assert.deepEqual(await deltasIn(await released('quick', undefined, 'quick')), []);
    const { PATH } = process.env;
    process.env.PATH = site.root;
    try {
      assert.deepEqual(await deltasIn(await released('second')), []);
    } finally {
      process.env.PATH = PATH;
    }
  });

  test('belong to what a release holds: a broken one is found, none is missed', async () => {
    const first = await released('first');
    const second = await released('second');
    const at = await deltaPath(second, first);
    const whole = () => isWhole(folderOf(second), second);
    assert.equal(await whole(), true);
    for (const broken of [
      Buffer.alloc(0),
      Buffer.from('no delta, but long enough to be one, or so'),
    ]) {
      await writeFile(at, broken);
      assert.equal(await whole(), false);
    }
    await rm(at);
    assert.equal(await whole(), true);
  });

  test('go along with a release into a store, temporary files do not', async () => {
    const first = await released('first');
    const second = await released('second');
    await mkdir(path.join(site.places.site, '.incoming'), { recursive: true });
    await writeFile(path.join(site.places.site, '.incoming/x'), '');
    const keys = [...(await diskStore(site.places.site).list('')).keys()];
    const key = path.relative(site.places.site, await deltaPath(second, first));
    assert.ok(keys.includes(key), key);
    assert.ok(!keys.some((one) => one.startsWith('.incoming')));
  });
});

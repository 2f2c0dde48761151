import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { SignedRemotePreview } from '@nukkad/platform/contract';
import { readLocks } from '../locks/lock-records';
import { fakeSite, remoteManifest, route, shellManifest } from '../testing/fake-site';
import { prune } from './prune';
import { release } from './release';
import { superfluous, unused } from './retention';
import { type StoredVersion, storedVersions } from './status';

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-06-30T12:00:00Z');

/** `30` was used 30 days ago; `30!` has never run. */
function versionOf(said: string): StoredVersion {
  const days = Number.parseFloat(said);
  return {
    version: said,
    lastUsed: NOW - days * DAY,
    everRun: !said.endsWith('!'),
    channels: [],
  };
}

const rows: [
  name: string,
  ages: string,
  needed: string,
  keep: number,
  days: number,
  gone: string,
][] = [
  ['nothing goes while there are few', '40 50 60 70 80', '', 5, 30, ''],
  ['the sixth goes when it is old', '1 50 60 70 80 90', '', 5, 30, '90'],
  ['what was used lately stays', '1 2 3 4 5 6 29', '', 5, 30, ''],
  ['at thirty days to the moment it stays', '1 2 3 4 5 30 30.1', '', 5, 30, '30.1'],
  ['what something refers to stays', '1 2 3 4 5 60 90 99', '90', 5, 30, '60 99'],
  ['another rule keeps less', '1 2 3', '', 1, 0, '2 3'],
  ['files of a release under way stay', '1 0.01! 0.5!', '', 1, 0, '0.5!'],
];
for (const [name, ages, needed, keep, days, gone] of rows) {
  test(`of a part ${name}`, () => {
    const versions = ages.split(' ').map(versionOf);
    const removed = superfluous(versions, new Set(needed.split(' ')), { keep, days }, NOW);
    assert.equal(removed.join(' '), gone);
  });
}

const at = (days: number) => new Date(NOW - days * DAY).toISOString();
const locks = [
  { lock: 'a', last: at(1) },
  { lock: 'b', last: at(40) },
  { lock: 'c', last: at(41) },
];
test('a lock keeps nothing any more when it is old and no page runs it', () => {
  assert.deepEqual(unused(locks, new Set(['b']), { keep: 5, days: 30 }, NOW), ['c']);
  assert.deepEqual(unused(locks, new Set(), { keep: 5, days: 30 }, NOW), ['b', 'c']);
});

const past = (days: number) => Date.now() + days * DAY;

/** Releases contents of one remote in sequence; resolves to its versions. */
async function siteWith(contents: string) {
  const site = await fakeSite();
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
  const versions: string[] = [];
  for (const content of contents) {
    const dist = await site.build(remoteManifest('mf-public'), content);
    versions.push((await release(site.places, [dist])).published[0]!.version);
  }
  const left = async () =>
    (await storedVersions(site.places)).get('mf-public')!.map(({ version }) => version);
  return { site, versions, left };
}

test('a month later five versions are left, with the locks that show them', async () => {
  const { site, versions, left } = await siteWith('abcdefgh');
  assert.equal((await left()).length, 8);
  assert.deepEqual(await prune(site.places, {}, past(29)), []);
  assert.equal((await readLocks(site.places)).length, 9);
  const gone = await prune(site.places, {}, past(31));
  assert.deepEqual(gone.map(({ version }) => version).sort(), versions.slice(0, 3).sort());
  assert.deepEqual(await left(), versions.slice(3).reverse());
  const shown = (await readLocks(site.places)).map(
    ({ composition }) => composition.remotes['mf-public']?.version,
  );
  // The last one contains only the shell.
  assert.deepEqual(shown, [...versions.slice(3).reverse(), undefined]);
  await site.remove();
});

test('what the pages fall back to is needed, however old', async () => {
  const { site, versions, left } = await siteWith('abc');
  await prune(site.places, { keep: 1 }, past(99));
  assert.deepEqual(await left(), [versions[2], versions[1]]);
  await site.remove();
});

test('a preview needs its version until it expires', async () => {
  const { site, versions, left } = await siteWith('abc');
  const folder = path.join(site.places.site, 'previews');
  await mkdir(folder, { recursive: true });
  const preview: SignedRemotePreview = {
    preview: {
      schema: 1,
      id: 'p',
      site: 'https://nukkad.example',
      expires: new Date(past(40)).toISOString(),
      routes: [],
      page: '/',
      release: { part: 'mf-public', version: versions[0]!, base: '', digest: '' },
    },
    signature: { key: '', value: '' },
  };
  await writeFile(path.join(folder, 'p.json'), JSON.stringify(preview));
  await prune(site.places, { keep: 1 }, past(39));
  assert.equal((await left()).length, 3);
  await prune(site.places, { keep: 1 }, past(41));
  assert.equal((await left()).length, 2);
  await site.remove();
});

test('when it is not known what is needed nothing goes, and releases go on', async () => {
  const { site, left } = await siteWith('a');
  const folder = path.join(site.places.site, 'previews');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'torn.json'), '{"preview":');
  const { warnings, moves } = await release(site.places, [
    await site.build(remoteManifest('mf-public'), 'b'),
  ]);
  assert.equal(moves.length, 1);
  assert.match(warnings.join(), /old versions were not removed: .*torn.json cannot be read/);
  await assert.rejects(prune(site.places, { keep: 1 }, past(99)), { code: 'damaged' });
  assert.equal((await left()).length, 2);
  await site.remove();
});

import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { Places } from '../core/places';
import { rotateKeys } from '../operations/change-keys';
import { release } from '../operations/release';
import { rewritePages } from '../operations/rewrite-pages';
import { rollback } from '../operations/rollback';
import { promote, startCanary, stopCanary } from '../operations/run-canary';
import { verifyLog } from '../operations/verify-log';
import { withdraw } from '../operations/withdraw';
import { publish } from '../parts/publish';
import { candidatesFor } from '../site';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { readEntries } from './composition-log';

const quick = { effort: 'quick' } as const;
const shell = shellManifest([route('/', 'mf-a'), route('/b', 'mf-b')], { fetchesReleases: true });

let site: FakeSite;
/** A second machine, which knows of the registry only what the site shows. */
let follower: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  follower = await fakeSite();
  const dists = [shell, remoteManifest('mf-a'), remoteManifest('mf-b')];
  await release(site.places, await Promise.all(dists.map((one) => site.build(one))), quick);
});
afterEach(async () => {
  await site.remove();
  await follower.remove();
});

const releaseOf = async (content: string) =>
  release(site.places, [await site.build(remoteManifest('mf-a'), content)], quick);
const look = (at = site.places.site) => verifyLog(follower.places, at);
const change = async (file: string, edit: (text: string) => string) => {
  const at = path.join(site.places.site, file);
  await writeFile(at, edit(await readFile(at, 'utf8')));
};
const problems = async (at?: string) => (await look(at)).problems.join('; ');

test('every move of a channel is an entry, and nothing else is', async () => {
  const { places } = site;
  const { version } = await publish(places, await site.build(remoteManifest('mf-b'), 'next'));
  await releaseOf('second');
  await rollback(places, 'mf-a');
  await startCanary(places, [{ part: 'mf-b', version }], 500);
  await stopCanary(places);
  await startCanary(places, [{ part: 'mf-b', version }], 500);
  const { serial } = await promote(places, undefined);
  const entries = await readEntries(places);
  assert.deepEqual(
    entries.map((entry) => [entry.serial, entry.canary !== undefined]),
    [
      [3, false],
      [4, false],
      [5, false],
      [6, true],
      [7, false],
      [8, true],
      [serial, false],
    ],
  );
  assert.equal(entries[2]!.runs, entries[0]!.runs, 'a rollback runs what ran before');
  await releaseOf('second');
  await rollback(places, 'mf-a');
  const before = (await readEntries(places)).length;
  await withdraw(places, (await releaseOf('third')).published[0]!.version).catch(() => undefined);
  assert.equal((await readEntries(places)).length, before + 1);
  assert.equal(await problems(), '');
});

test('a second machine follows what grows', async () => {
  assert.deepEqual((await look()).problems, []);
  await releaseOf('second');
  await releaseOf('third');
  const { problems: found, before, signed, pages } = await look();
  assert.deepEqual([found, before, signed?.head.size], [[], 1, 3]);
  assert.equal(pages, 2 + 3, 'two pages and those of three kept compositions');
  await rotateKeys(site.places);
  assert.equal(await problems(), '', 'the next key was known');
  await releaseOf('fourth');
  assert.equal(await problems(), '');
});

test('the registry itself verifies with its own keys', async () => {
  assert.deepEqual((await verifyLog(site.places)).problems, []);
});

test('more entries than a bundle', async () => {
  const line = (await readEntries(site.places))[0]!;
  const state = path.join(site.places.state, 'compositions.jsonl');
  const early = Array.from({ length: 599 }, () => JSON.stringify({ ...line, serial: 1 }));
  await writeFile(state, `${early.join('\n')}\n`);
  await releaseOf('second');
  const { problems: found, signed } = await look();
  assert.deepEqual([found, signed?.head.size], [[], 600]);
  await rm(path.join(site.places.site, 'log/entries/1.json'));
  assert.match(await problems(), /1\.json lacks 256 of 256 entries/);
});

const wrongs: [what: string, attack: () => Promise<unknown>, says: RegExp][] = [
  [
    'a history that was rewritten',
    async () => {
      await releaseOf('third');
      await signedAnew(([first, ...lines]) => [first!.replace('"when":"2', '"when":"1'), ...lines]);
    },
    /history was rewritten: its first 2 entries are not what this machine saw/,
  ],
  [
    'a history that was shortened',
    () => signedAnew((lines) => lines.slice(1)),
    /has 1 entries, fewer than the 2 of what this machine saw/,
  ],
  [
    'an entry that is missing',
    () => change('log/entries/latest.json', (text) => `[${text.split(',\n').slice(1).join(',')}`),
    /latest\.json lacks 1 of 2 entries/,
  ],
  [
    'an entry that was changed',
    () => change('log/entries/latest.json', (text) => text.replace('"serial":4', '"serial":5')),
    /do not make the tree of the signed head/,
  ],
  [
    'a head that was changed',
    () => change('log/head.json', (text) => text.replace('"size":2', '"size":1')),
    /the head of the log was changed/,
  ],
  [
    'no log any more',
    () => rm(path.join(site.places.site, 'log/head.json')),
    /the log is gone or cannot be read/,
  ],
  ['a log that is none', () => change('log/head.json', () => '[]'), /the log is gone/],
  [
    'a page of another composition',
    () => change('b/index.html', (text) => text.replaceAll('"serial":4', '"serial":5')),
    /b\/index\.html shows composition \w+ \(stable 5\) without the signature of a known key/,
  ],
  [
    'a registry of another composition',
    () => change('registry.json', (text) => text.replaceAll('"serial":4', '"serial":5')),
    /registry\.json, channel stable, shows composition \w+ \(stable 5\) without/,
  ],
];

/** Rewrites the registry's own log and signs it with the registry's own key. */
async function signedAnew(edit: (lines: string[]) => string[]): Promise<void> {
  const state = path.join(site.places.state, 'compositions.jsonl');
  const lines = (await readFile(state, 'utf8')).trim().split('\n');
  await writeFile(state, `${edit(lines).join('\n')}\n`);
  await rewritePages(site.places);
}

for (const [what, attack, says] of wrongs) {
  test(`a second machine notices ${what}`, async () => {
    await releaseOf('second');
    assert.equal(await problems(), '');
    await attack();
    assert.match(await problems(), says);
    assert.match(await problems(), says, 'also the next time');
  });
}

test('a second machine notices a fork: two continuations by the right key', async () => {
  assert.equal(await problems(), '');
  const forked = await forkOf('other');
  await releaseOf('second');
  assert.equal(await problems(), '');
  await rm(site.places.site, { recursive: true });
  await cp(forked.site, site.places.site, { recursive: true });
  assert.match(await problems(), /the log is a fork: another head of 2/);
});

/** A continuation of the log as it is now, by the right key, that this registry knows nothing of. */
async function forkOf(content: string): Promise<Places> {
  const copy = await mkdtemp(path.join(site.root, 'copy-'));
  await cp(path.join(site.root, 'data'), copy, { recursive: true });
  const forked: Places = { site: path.join(copy, 'site'), state: path.join(copy, 'registry') };
  await release(forked, [await site.build(remoteManifest('mf-a'), content)], quick);
  return forked;
}

test('two machines that are shown two logs notice it by their heads', async () => {
  const forked = await forkOf('other');
  await releaseOf('second');
  const third = await fakeSite();
  const theirs = path.join(third.root, 'theirs.json');
  const shown = async (at: string) => {
    const { signed, problems: found } = await verifyLog(third.places, at, { anew: true });
    assert.deepEqual(found, []);
    return JSON.stringify({ signed });
  };
  const beside = async (content: string) => {
    await writeFile(theirs, content);
    const { problems: found } = await verifyLog(follower.places, site.places.site, {
      witnesses: [theirs],
    });
    return found.join('; ');
  };
  assert.equal(await beside(await shown(site.places.site)), '');
  const early = await shown(site.places.site);
  await releaseOf('third');
  assert.equal(await beside(early), '', 'an earlier head of the same log');
  assert.match(await beside(await shown(forked.site)), /shown another log: both heads of 2/);
  const late = await shown(site.places.site);
  assert.match(await beside(late.replace(/"size":3/, '"size":2')), /proves nothing/);
  await releaseOf('fourth');
  const ahead = await shown(site.places.site);
  await rm(site.places.site, { recursive: true });
  await cp(forked.site, site.places.site, { recursive: true });
  await follower.remove();
  follower = await fakeSite();
  assert.match(await beside(ahead), /saw 4 entries, and only 2 are served here/);
  await assert.rejects(beside('{}'), { code: 'usage', message: /log verify <site> --json/ });
  await third.remove();
});

test('a second machine notices a head of another key', async () => {
  assert.equal(await problems(), '');
  await rm(path.join(site.places.state, 'keys'), { recursive: true });
  await releaseOf('second');
  assert.match(await problems(), /the head of the log is signed by key \w{16}; known here/);
});

test('a second machine notices a composition that is signed and not in the log', async () => {
  const state = path.join(site.places.state, 'compositions.jsonl');
  const kept = await readFile(state);
  const files = ['log/head.json', 'log/entries/latest.json'];
  const served = await Promise.all(
    files.map((file) => readFile(path.join(site.places.site, file))),
  );
  await releaseOf('second');
  await writeFile(state, kept);
  for (const [at, file] of files.entries()) {
    await writeFile(path.join(site.places.site, file), served[at]!);
  }
  const found = await problems();
  assert.match(found, /registry\.json, channel stable, shows composition .* not in the log/);
  assert.match(found, /b\/index\.html shows composition .* not in the log/);
  assert.match(found, /locks\/\w+\/index\.html shows composition .* not in the log/);
});

test('a second machine notices an older composition that is shown on', async () => {
  const old = await readFile(path.join(site.places.site, 'b/index.html'));
  await releaseOf('second');
  await writeFile(path.join(site.places.site, 'b/index.html'), old);
  assert.match(await problems(), /b\/index\.html shows .* but the log has stable at 4 since/);
});

test('a site is followed at its address', async (t) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    for (const file of candidatesFor(decodeURIComponent(pathname)).files) {
      const found = await readFile(path.join(site.places.site, file)).catch(() => undefined);
      if (found) return response.end(found);
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { problems: found, pages, site: name } = await look(origin);
  assert.deepEqual([found, pages, name], [[], 2, origin]);
  await releaseOf('second');
  assert.deepEqual((await look(origin)).problems, []);
  await rm(path.join(site.places.site, 'log/head.json'));
  assert.match(await problems(origin), /the log is gone/);
  server.closeAllConnections();
  server.close();
  await assert.rejects(look(origin), { code: 'unreachable' });
});

test('a log that begins late begins with the compositions that are kept as pages', async () => {
  await releaseOf('second');
  await rm(path.join(site.places.state, 'compositions.jsonl'));
  await rm(path.join(site.places.site, 'log'), { recursive: true });
  await releaseOf('third');
  assert.equal(await problems(), '');
  const entries = await readEntries(site.places);
  assert.deepEqual(
    entries.map(({ channel, serial }) => [channel, serial]),
    [
      ['lock', 3],
      ['lock', 4],
      ['stable', 5],
    ],
  );
});

test('a site without a log is not one', async () => {
  await assert.rejects(look(site.root), { code: 'missing', message: /nukkad pages/ });
});

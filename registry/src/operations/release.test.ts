import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { digestsElementId } from '@nukkad/platform/contract';
import {
  type FakeSite,
  fakeSite,
  ownPageManifest,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { prune } from './prune';
import { release } from './release';
import { rewritePages } from './rewrite-pages';
import { rollback } from './rollback';
import { status, storedVersions } from './status';

const shell = shellManifest([route('/'), route('/doctors')]);
const visitor = remoteManifest('mf-public');

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
});
afterEach(() => site.remove());

const first = async () => {
  const dists = [await site.build(shell), await site.build(visitor)];
  return release(site.places, dists);
};
const releaseVisitor = async (content: string, options = {}) => {
  const { published } = await release(site.places, [await site.build(visitor, content)], options);
  return published[0]!.version;
};
const running = async (channel = 'stable') =>
  (await status(site.places)).find((pointer) => pointer.channel === channel)!;

test('a file of an earlier version is not packed again, unless its packed form is damaged', async () => {
  const kept = { 'same.abc.js': 'same();', 'hurt.abc.js': 'hurt();' };
  const releaseOf = async (content: string) => {
    const dist = await site.build(visitor, content, kept);
    const { published } = await release(site.places, [dist]);
    return path.join(site.places.site, 'remotes/mf-public', published[0]!.version);
  };
  await first();
  const before = await releaseOf('second');
  const loosely = brotliCompressSync('same();', {
    params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
  });
  await writeFile(path.join(before, 'same.abc.js.br'), loosely);
  await writeFile(path.join(before, 'hurt.abc.js.br'), 'no brotli');
  const after = await releaseOf('third');
  assert.deepEqual(await readFile(path.join(after, 'same.abc.js.br')), loosely);
  const mended = await readFile(path.join(after, 'hurt.abc.js.br'));
  assert.equal(brotliDecompressSync(mended).toString(), 'hurt();');
});

test('a release packs at its best what an earlier one packed quickly', async () => {
  const text = Array.from({ length: 2_000 }, (_, nth) => `call(${nth ** 3});`).join('');
  const sizeIn = async (content: string, options = {}) => {
    const dist = await site.build(visitor, content, { 'same.abc.js': text });
    const { published } = await release(site.places, [dist], options);
    const folder = path.join(site.places.site, 'remotes/mf-public', published[0]!.version);
    return (await readFile(path.join(folder, 'same.abc.js.br'))).length;
  };
  await first();
  const best = brotliCompressSync(text).length;
  const quick = await sizeIn('second', { effort: 'quick' });
  assert.ok(quick > best);
  assert.equal(await sizeIn('third', { effort: 'quick' }), quick);
  assert.equal(await sizeIn('fourth'), best);
});

test('a server bundle goes with its part: named, with a digest, and missed when it changes', async () => {
  const server = 'server/server.js';
  const dists = [await site.build({ ...shell, server }), await site.build({ ...visitor, server })];
  const { published } = await release(site.places, dists);
  const version = published[1]!.version;
  const told = JSON.parse(await site.read(`remotes/mf-public/${version}/release.json`));
  const { stable } = JSON.parse(await site.read('registry.json')).channels;
  assert.equal(stable.shell.server, server);
  for (const { server: named, integrity } of [told, stable.remotes['mf-public']]) {
    assert.equal(named, server);
    assert.match(integrity[server], /^sha256-/);
  }
  assert.match(stable.shell.integrity[server], /^sha256-/);
  const bundle = path.join(site.places.site, `remotes/mf-public/${version}/${server}`);
  await writeFile(bundle, `${await readFile(bundle, 'utf8')} `);
  const damaged = { code: 'damaged', message: /no longer holds what was released/ };
  await assert.rejects(release(site.places, [dists[1]!]), damaged);
});

test('a part can be a page of its own, and the page goes with it', async () => {
  await first();
  const { site: change } = await release(site.places, [
    await site.build(ownPageManifest('/styleguide')),
  ]);
  assert.equal(change.pages, 3);
  const { workshop: version } = (await running()).parts;
  const page = await site.read('styleguide/index.html');
  assert.match(page, /<title>Workshop &amp; more<\/title>/);
  assert.match(page, new RegExp(`src="/remotes/workshop/${version}/workshop.abc.js"`));
  assert.match(
    page,
    /rel="stylesheet" href="[^"]+workshop.abc.css" crossorigin integrity="sha256-/,
  );
  assert.doesNotMatch(page, /<style|\sstyle=|nukkad-composition/);
  const digests = new RegExp(`id="${digestsElementId}">(.*?)</script>`).exec(page)?.[1] ?? '{}';
  assert.match(JSON.parse(digests)[`/remotes/workshop/${version}/workshop.abc.js`], /^sha256-/);
  const moved = await release(site.places, [await site.build(ownPageManifest('/looks'))]);
  assert.equal(moved.site.removed, 1);
  await assert.rejects(site.read('styleguide/index.html'), { code: 'ENOENT' });
});

test('the icon that everybody asks for by name goes with the shell', async () => {
  const withIcon = (icon: string) => site.build(shell, 'first', { 'favicon.ico': icon });
  await first();
  await assert.rejects(site.read('favicon.ico'), { code: 'ENOENT' });
  await release(site.places, [await withIcon('dot')]);
  assert.equal(await site.read('favicon.ico'), 'dot');
  await release(site.places, [await withIcon('corner')]);
  assert.equal(await site.read('favicon.ico'), 'corner');
});

test('the worker goes with the shell, and where it is switched off takes itself away', async () => {
  const page = /<meta name="nukkad-worker" content="\/sw.js">/;
  await first();
  await assert.rejects(site.read('sw.js'), { code: 'ENOENT' });
  await release(site.places, [await site.build(shell, 'first', { 'sw.js': 'keep' })]);
  assert.equal(await site.read('sw.js'), 'keep');
  assert.match(await site.read('index.html'), page);
  assert.match(await site.read('offline.html'), page);
  process.env.NUKKAD_OFFLINE = 'off';
  try {
    await rewritePages(site.places);
    assert.match(await site.read('sw.js'), /unregister/);
    assert.doesNotMatch(await site.read('index.html'), page);
    await assert.rejects(site.read('offline.html'), { code: 'ENOENT' });
  } finally {
    delete process.env.NUKKAD_OFFLINE;
  }
  await rewritePages(site.places);
  assert.equal(await site.read('sw.js'), 'keep');
  await release(site.places, [await site.build(shell, 'without one')]);
  assert.match(await site.read('sw.js'), /unregister/);
});

test('a release puts files, integrity, packed forms, pages and registry', async () => {
  const { published, site: change } = await first();
  const [shellVersion, version] = published.map((p) => p.version);
  assert.match(version!, /^[0-9a-f]{16}$/);
  assert.deepEqual(change, { pages: 2, written: 3, removed: 0 });
  const base = `remotes/mf-public/${version}`;
  const integrity = JSON.parse(await site.read(`${base}/integrity.json`));
  assert.match(integrity['remoteEntry.abc.js'], /^sha256-[A-Za-z0-9+/]{43}=$/);
  const packed = await readFile(path.join(site.places.site, base, 'remoteEntry.abc.js.br'));
  assert.equal(
    brotliDecompressSync(packed).toString(),
    await site.read(`${base}/remoteEntry.abc.js`),
  );
  const page = await readFile(path.join(site.places.site, 'doctors/index.html.gz'));
  assert.equal(gunzipSync(page).toString(), await site.read('doctors/index.html'));
  const registry = JSON.parse(await site.read('registry.json'));
  assert.equal(registry.channels.stable.shell.version, shellVersion);
  const names = Object.keys(await site.digests());
  assert.deepEqual(
    names.filter((name) => name.endsWith('.map')),
    [],
  );
});

test('the same content has the same version and changes nothing', async () => {
  await first();
  const before = await site.digests();
  const again = await first();
  assert.deepEqual(again.moves, []);
  assert.equal(again.published[0]!.isNew, false);
  assert.deepEqual(await site.digests(), before);
});

test('releasing one remote leaves every other file as it is', async () => {
  await first();
  const before = await site.digests();
  const version = await releaseVisitor('second');
  const after = await site.digests();
  const changed = Object.keys(before).filter((file) => before[file] !== after[file]);
  const pages = /^(.*\/)?(index\.html|registry\.json|log\/(.*\/)?(head|latest)\.json)(\.br|\.gz)?$/;
  assert.deepEqual(
    changed.filter((file) => !pages.test(file)),
    [],
  );
  assert.ok(changed.includes('index.html'));
  const added = Object.keys(after).filter((file) => !(file in before) && !/^locks\//.test(file));
  assert.ok(added.every((file) => file.startsWith(`remotes/mf-public/${version}/`)));
});

test('a released version that was tampered with is not released again', async () => {
  const { published } = await first();
  const folder = path.join(site.places.site, 'remotes/mf-public', published[1]!.version);
  await writeFile(path.join(folder, 'remoteEntry.abc.js'), 'tampered');
  await assert.rejects(first(), { code: 'damaged' });
  assert.equal(await readFile(path.join(folder, 'remoteEntry.abc.js'), 'utf8'), 'tampered');
});

test('a part that does not fit is refused and nothing changes for visitors', async () => {
  await first();
  const before = { registry: await site.read('registry.json'), pointer: await running() };
  const misfit = await site.build(remoteManifest('mf-public', { contract: 2 }));
  await assert.rejects(release(site.places, [misfit]), { code: 'refused', message: /contract 2/ });
  assert.deepEqual(
    { registry: await site.read('registry.json'), pointer: await running() },
    before,
  );
});

test('a new contract is released in one step for all parts', async () => {
  await first();
  const dists = [
    await site.build({ ...shell, contract: 2 }),
    await site.build({ ...visitor, contract: 2 }),
  ];
  assert.equal((await release(site.places, dists)).moves.length, 2);
});

test('each rollback goes one version further', async () => {
  const { published } = await first();
  const second = await releaseVisitor('second');
  await releaseVisitor('third');
  await rollback(site.places, 'mf-public');
  assert.equal((await running()).parts['mf-public'], second);
  const { serial } = await rollback(site.places, 'mf-public');
  assert.equal((await running()).parts['mf-public'], published[1]!.version);
  assert.equal(serial, 6);
  assert.match(await site.read('index.html'), new RegExp(`mf-public/${published[1]!.version}/`));
  await assert.rejects(rollback(site.places, 'mf-public'), { message: /no earlier version/ });
  await rollback(site.places, 'mf-public', { to: second });
  assert.equal((await running()).parts['mf-public'], second);
});

test('a rollback to a version that is gone is refused', async () => {
  await first();
  await assert.rejects(rollback(site.places, 'mf-public', { to: 'f'.repeat(16) }), {
    code: 'missing',
  });
  await assert.rejects(rollback(site.places, 'mf-nobody'), { message: /never released/ });
});

test('pages of routes that are gone are removed, the rest of the folder is not touched', async () => {
  await first();
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
  const names = await readdir(site.places.site);
  assert.ok(!names.includes('doctors'));
  assert.ok(names.includes('index.html'));
});

test('a move that expects another serial loses', async () => {
  await first();
  await releaseVisitor('second', { expectedSerial: 2 });
  await assert.rejects(releaseVisitor('third', { expectedSerial: 2 }), { code: 'conflict' });
});

test('another channel lies over stable and does not move the pages', async () => {
  await first();
  const page = await site.read('index.html');
  const canary = await releaseVisitor('canary', { channel: 'canary' });
  assert.equal(await site.read('index.html'), page);
  const { channels } = JSON.parse(await site.read('registry.json'));
  assert.equal(channels.canary.remotes['mf-public'].version, canary);
  assert.deepEqual(channels.canary.shell, channels.stable.shell);
  assert.equal(channels.canary.serial, 3);
});

test('a build that is missing says what to do', async () => {
  const nowhere = path.join(site.root, 'nowhere');
  await assert.rejects(release(site.places, [nowhere]), { message: /Build the part first/ });
});

test('pruning keeps the newest and everything a channel refers to', async () => {
  const { published } = await first();
  await releaseVisitor('first', { channel: 'canary' });
  const versions: string[] = [];
  for (const content of ['b', 'c', 'd']) versions.push(await releaseVisitor(content));
  assert.deepEqual(await prune(site.places, { keep: 1 }), []);
  const pruned = await prune(site.places, { keep: 1 }, Date.now() + 31 * 24 * 60 * 60_000);
  assert.deepEqual(
    pruned.map((p) => p.version),
    versions.slice(0, 1),
  );
  const left = (await storedVersions(site.places)).get('mf-public')!.map((v) => v.version);
  assert.deepEqual(left.sort(), [published[1]!.version, ...versions.slice(1)].sort());
  await assert.rejects(prune(site.places, { keep: 0 }), { code: 'usage' });
});

test('a release folder that vanished is named', async () => {
  const { published } = await first();
  await rm(path.join(site.places.site, 'remotes/mf-public', published[1]!.version), {
    recursive: true,
  });
  await assert.rejects(release(site.places, [await site.build(shell, 'b')]), {
    message: /is not in the site/,
  });
});

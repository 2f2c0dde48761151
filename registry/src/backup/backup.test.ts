import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { release } from '../operations/release';
import { status } from '../operations/status';
import { type FakeSite, fakeSite, route, shellManifest } from '../testing/fake-site';
import { replaceWithin } from './arrival';
import { backUp, dataFolder } from './backup';
import { restore } from './restore';

let site: FakeSite;
let data: string;
let into: string;
beforeEach(async () => {
  site = await fakeSite();
  data = dataFolder(site.places);
  into = path.join(site.root, 'kept');
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
  await mkdir(path.join(data, 'files'), { recursive: true });
  await mkdir(path.join(data, 'secrets'), { recursive: true });
  await writeFile(path.join(data, 'files/sent.pdf'), 'sent');
  await writeFile(path.join(data, 'secrets/session-secret'), 'secret', { mode: 0o600 });
});
afterEach(() => site.remove());

const read = (file: string) => readFile(path.join(data, file), 'utf8');

test('files and registry come back as they were, and what was there is kept', async () => {
  const running = await status(site.places);
  const { folder, hasDatabase, files } = await backUp(site.places, into);
  assert.equal(hasDatabase, false);
  assert.ok(files['site/registry.json'] && files['files/sent.pdf']);
  assert.ok(!Object.keys(files).some((name) => /keys\/|secrets\/|\/lock$/.test(name)));
  assert.equal((await stat(folder)).mode & 0o077, 0);

  await writeFile(path.join(data, 'files/sent.pdf'), 'spoiled');
  await rm(site.places.site, { recursive: true });
  const { restored, before } = await restore(site.places, folder);
  assert.deepEqual(restored.sort(), ['files', 'registry', 'site']);
  assert.equal(await read('files/sent.pdf'), 'sent');
  assert.deepEqual(await status(site.places), running);
  assert.equal((await stat(site.places.site)).mode & 0o777, 0o755, 'a web server may read it');
  const kept = before.find((one) => one.includes('files-before'))!;
  assert.equal(await readFile(path.join(kept, 'sent.pdf'), 'utf8'), 'spoiled');
  // The existing keys are kept, so that releasing still works.
  await release(site.places, [await site.build(shellManifest([route('/new')]), 'second')]);
});

test('keys and secrets come along when they are asked for, for their owner alone', async () => {
  const { folder, files } = await backUp(site.places, into, { withKeys: true });
  assert.ok(files['secrets/session-secret']);
  assert.ok(Object.keys(files).some((name) => name.startsWith('registry/keys/')));
  for (const name of Object.keys(files).filter((name) => /keys\/.*private|secrets/.test(name))) {
    assert.equal((await stat(path.join(folder, name))).mode & 0o077, 0, name);
  }
  await rm(path.join(data, 'secrets'), { recursive: true });
  await restore(site.places, folder);
  assert.equal(await read('secrets/session-secret'), 'secret');
});

test('what was there keeps its permissions', async () => {
  const { folder } = await backUp(site.places, into);
  await chmod(site.places.site, 0o750);
  await restore(site.places, folder);
  assert.equal((await stat(site.places.site)).mode & 0o777, 0o750);
});

test('a folder that cannot be renamed is replaced within', async () => {
  const place = path.join(site.root, 'volume');
  const arriving = path.join(place, '.arriving');
  const before = path.join(site.root, 'volume-before');
  for (const [name, text] of [
    ['index.html', 'old'],
    ['gone/index.html', 'gone'],
    ['.arriving/index.html', 'new'],
    ['.arriving/doctors/index.html', 'doctors'],
  ] as const) {
    await mkdir(path.dirname(path.join(place, name)), { recursive: true });
    await writeFile(path.join(place, name), text);
  }
  await replaceWithin({ place, arriving }, before);
  assert.deepEqual((await readdir(place)).sort(), ['doctors', 'index.html']);
  assert.equal(await readFile(path.join(place, 'index.html'), 'utf8'), 'new');
  assert.deepEqual((await readdir(before)).sort(), ['gone', 'index.html']);
  assert.equal(await readFile(path.join(before, 'index.html'), 'utf8'), 'old');
});

test('a damaged or half a backup restores nothing', async () => {
  const { folder } = await backUp(site.places, into);
  await writeFile(path.join(data, 'files/sent.pdf'), 'newer');
  await appendFile(path.join(folder, 'files/sent.pdf'), '!');
  await assert.rejects(restore(site.places, folder), { code: 'damaged' });
  await rm(path.join(folder, 'backup.json'));
  await assert.rejects(restore(site.places, folder), { code: 'missing' });
  assert.equal(await read('files/sent.pdf'), 'newer');
  assert.ok(!existsSync(path.join(data, 'files-arriving')));
});

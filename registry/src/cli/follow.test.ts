import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { release } from '../operations/release';
import { openStore } from '../store/open-store';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { run } from './run';

let site: FakeSite;
let folder: string;
beforeEach(async () => {
  site = await fakeSite();
  folder = await mkdtemp(path.join(tmpdir(), 'nukkad-follow-'));
});
afterEach(async () => {
  mock.restoreAll();
  await site.remove();
  await rm(folder, { recursive: true, force: true });
});

const said: string[] = [];
async function until(found: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await found()); tries += 1) {
    assert.ok(tries < 400, said.join('\n'));
    await wait(50);
  }
}

test('a copy follows releases, outlives a store that is away, and ends when told to', async () => {
  const store = path.join(folder, 'store');
  const places = { ...site.places, store: openStore(store) };
  await release(places, [await site.build(shellManifest([route('/', 'mf-public')]))]);
  mock.method(console, 'info', () => undefined);
  mock.method(console, 'error', (line: string) => void said.push(line));

  const copy = path.join(folder, 'copy');
  const where = ['--store', store, '--data', path.join(folder, 'data'), '--site', copy];
  const ended = run(['node', 'nukkad', 'follow', ...where]);
  const registry = () => readFile(path.join(copy, 'registry.json'), 'utf8').catch(() => '');
  await until(async () => (await registry()) !== '');

  const head = path.join(store, 'head.json');
  const whole = await readFile(head);
  await writeFile(head, '{');
  await until(() => said.some((line) => line.startsWith('The copy stays as it is: ')));
  await writeFile(head, whole);
  await until(() => said.includes('The store answers again.'));
  await release(places, [await site.build(remoteManifest('mf-public'), 'a')]);
  await until(async () => (await registry()).includes('mf-public'));

  process.emit('SIGTERM');
  assert.equal(await ended, 0);
});

test('without a store there is nothing to follow', async () => {
  mock.method(console, 'error', (line: string) => void said.push(line));
  const { site: folder, state } = site.places;
  const data = state.replace(/\/registry$/, '');
  assert.equal(await run(['node', 'nukkad', 'follow', '--data', data, '--site', folder]), 2);
  assert.match(said.at(-1) ?? '', /no store to follow/);
});

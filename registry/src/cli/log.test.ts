import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { release } from '../operations/release';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { readEntries } from '../transparency/composition-log';
import { run } from './run';

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
  await release(site.places, [await site.build(remoteManifest('mf-public'), 'a')]);
});
afterEach(async () => {
  mock.restoreAll();
  await site.remove();
});

async function told(...argv: string[]): Promise<string> {
  const out = mock.method(console, 'info', () => undefined);
  const { site: folder, state } = site.places;
  const data = state.replace(/\/registry$/, '');
  const exit = await run(['node', 'nukkad', 'log', ...argv, '--data', data, '--site', folder]);
  assert.equal(exit, 0);
  return out.mock.calls.map((one) => one.arguments.join(' ')).join('\n');
}

test('nukkad log prove says whether it is the current one of its channel', async () => {
  const [first, second] = await readEntries(site.places);
  const current = await told('prove', second!.lock);
  assert.match(current, /is entry 1 of 2\n *and it is the current one of stable\n/);
  const past = await told('prove', first!.lock);
  assert.match(past, new RegExp(`is entry 0 of 2\n *the current one of stable is ${second!.lock}`));
});

import assert from 'node:assert/strict';
import { afterEach, beforeEach, type Mock, mock, test } from 'node:test';
import { release } from '../operations/release';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { run } from './run';

let site: FakeSite;
let out: Mock<typeof console.info>;
let first: string;
let second: string;
beforeEach(async () => {
  site = await fakeSite();
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
  const released = async (content: string) =>
    (await release(site.places, [await site.build(remoteManifest('mf-public'), content)]))
      .published[0]!.version;
  first = await released('a');
  second = await released('b');
  out = mock.method(console, 'info', () => undefined);
  mock.method(console, 'error', () => undefined);
});
afterEach(async () => {
  mock.restoreAll();
  await site.remove();
});

/** The exit code, and the only document on stdout. */
async function told(...argv: string[]) {
  out.mock.resetCalls();
  const { site: folder, state } = site.places;
  const data = state.replace(/\/registry$/, '');
  const flags = ['--data', data, '--site', folder, '--json'];
  const exit = await run(['node', 'nukkad', 'withdraw', ...argv, ...flags]);
  return {
    exit,
    answer: JSON.parse(out.mock.calls.map((one) => one.arguments.join(' ')).join('')),
  };
}

test('nukkad withdraw: done, listed, undone; each outcome has its exit code', async () => {
  const done = await told(first, '--why', 'leaked addresses');
  assert.equal(done.exit, 0);
  assert.deepEqual(
    [done.answer.moves[0].action, done.answer.moves[0].version, done.answer.moves[0].why],
    ['withdraw', first, 'leaked addresses'],
  );
  const listed = await told('list');
  assert.deepEqual(listed.answer, { versions: [`mf-public@${first}`], locks: [] });
  assert.equal((await told('undo', first)).answer.moves[0].action, 'restore');

  const live = await told(second);
  assert.deepEqual([live.exit, live.answer.error.code], [1, 'refused']);
  const unknown = await told('0000000000000000');
  assert.deepEqual([unknown.exit, unknown.answer.error.code], [4, 'missing']);
  const which = await told('undo');
  assert.deepEqual([which.exit, which.answer.error.code], [2, 'usage']);
  const moved = await told(first, '--expect-serial', '1');
  assert.deepEqual([moved.exit, moved.answer.error.code], [3, 'conflict']);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { vendorQueue } from './vendor-queue';

test('turns of one professional come one after the other, those of others at once', async () => {
  const inVendorQueue = vendorQueue();
  const said: string[] = [];
  const work = (name: string) => async (hasWaited: boolean) => {
    said.push(`${name} begins${hasWaited ? ', having waited' : ''}`);
    await wait(10);
    said.push(`${name} ends`);
  };
  await Promise.all([
    inVendorQueue('rao', work('first')),
    inVendorQueue('rao', work('second')),
    inVendorQueue('iyer', work('other')),
  ]);
  assert.deepEqual(
    said.filter((what) => !what.startsWith('other')),
    ['first begins', 'first ends', 'second begins, having waited', 'second ends'],
  );
  assert.ok(said.indexOf('other begins') < said.indexOf('first ends'));
});

test('a turn that fails makes way, and nothing is left of those that are over', async () => {
  const inVendorQueue = vendorQueue();
  const failed = inVendorQueue('rao', () => Promise.reject(new Error('taken')));
  const next = inVendorQueue('rao', async () => 'mine');
  await assert.rejects(failed, /taken/);
  assert.equal(await next, 'mine');
  assert.equal(await inVendorQueue('rao', async (hasWaited) => hasWaited), false);
});

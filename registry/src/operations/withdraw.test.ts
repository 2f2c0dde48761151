import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Composition } from '@nukkad/platform/contract';
import { chainProblems } from '../channels/chain';
import { readHistory, readLog } from '../channels/history';
import { readPointer, STABLE } from '../channels/pointer';
import { readLock } from '../locks/lock-records';
import { publish } from '../parts/publish';
import { createPreview, readPreviews } from '../previews/previews';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { release } from './release';
import { rewritePages } from './rewrite-pages';
import { rollback } from './rollback';
import { startCanary, stopCanary } from './run-canary';
import { storedVersions } from './status';
import { readWithdrawn, undoWithdraw, withdraw } from './withdraw';

const visitor = remoteManifest('mf-public');
const SITE = { site: 'https://nukkad.example', hours: 1 };

let site: FakeSite;
/** The released compositions, oldest first; the last one is live. */
let compositions: Composition[];
beforeEach(async () => {
  site = await fakeSite();
  compositions = [];
  await release(site.places, [await site.build(shellManifest([route('/')]))]);
  for (const content of ['a', 'b', 'c']) {
    await release(site.places, [await site.build(visitor, content)]);
    compositions.push(await stable());
  }
});
afterEach(() => site.remove());

const stable = async (): Promise<Composition> =>
  JSON.parse(await site.read('registry.json')).channels.stable;
const versionOf = (index: number) => compositions[index]!.remotes['mf-public']!.version;
const pageOf = (index: number) => site.read(`locks/${compositions[index]!.lock}/index.html`);

test('a withdrawn version is shown by no lock any more; the others are', async () => {
  await pageOf(1);
  await withdraw(site.places, versionOf(1), { by: 'asha', why: 'leaked addresses' });
  await assert.rejects(pageOf(1), { code: 'ENOENT' });
  assert.match(await pageOf(0), /nukkad-composition/);
  const { composition } = await readLock(site.places, compositions[1]!.lock);
  assert.equal(composition.lock, compositions[1]!.lock);
  // Rewriting pages does not bring it back.
  await rewritePages(site.places);
  await assert.rejects(pageOf(1), { code: 'ENOENT' });
});

test('a withdrawn composition is shown no more, and its parts still may run with others', async () => {
  await withdraw(site.places, compositions[0]!.lock);
  await assert.rejects(pageOf(0), { code: 'ENOENT' });
  await assert.rejects(rollback(site.places, 'mf-public', { to: versionOf(0) }), {
    code: 'refused',
  });
  await release(site.places, [await site.build(shellManifest([route('/')]), 'another shell')]);
  await rollback(site.places, 'mf-public', { to: versionOf(0) });
  assert.equal((await stable()).remotes['mf-public']?.version, versionOf(0));
});

test('it raises the serial and stands in the log, whose chain holds', async () => {
  const { serial } = await stable();
  await withdraw(site.places, versionOf(1), { by: 'asha', why: 'leaked addresses' });
  assert.equal((await stable()).serial, serial + 1);
  const [last] = (await readHistory(site.places, STABLE, serial + 1)).slice(-1);
  const { part, version, action, by, why } = last!;
  assert.deepEqual([part, version, action], ['mf-public', versionOf(1), 'withdraw']);
  assert.deepEqual([by, why], ['asha', 'leaked addresses']);
  const pointer = await readPointer(site.places, STABLE);
  assert.deepEqual(chainProblems(await readLog(site.places), [pointer]), []);
  // Idempotent.
  assert.deepEqual((await withdraw(site.places, versionOf(1))).moves, []);
});

test('nothing runs it again: release, rollback, canary, preview; each says why', async () => {
  const { places } = site;
  const build = await site.build(visitor, 'b');
  await createPreview(places, build, SITE);
  await withdraw(places, versionOf(1));
  assert.deepEqual(await readPreviews(places), []);
  const refused = { code: 'refused', message: /was withdrawn .*nukkad withdraw undo/ };
  const part = { part: 'mf-public', version: versionOf(1) };
  await assert.rejects(release(places, [build]), refused);
  await assert.rejects(release(places, [build], { channel: 'next' }), refused);
  await assert.rejects(rollback(places, 'mf-public', { to: versionOf(1) }), refused);
  await assert.rejects(startCanary(places, [part], 500), refused);
  await assert.rejects(createPreview(places, build, SITE), refused);
});

test('a rollback and the fallback of pages pass over it', async () => {
  assert.equal((await stable()).previous?.['mf-public']?.version, versionOf(1));
  await withdraw(site.places, versionOf(1));
  assert.equal((await stable()).previous?.['mf-public']?.version, versionOf(0));
  await rollback(site.places, 'mf-public');
  assert.equal((await stable()).remotes['mf-public']?.version, versionOf(0));
});

test('what runs has to be replaced first', async () => {
  const { places } = site;
  const refused = { code: 'refused', message: /First: nukkad/ };
  await assert.rejects(withdraw(places, versionOf(2)), refused);
  await assert.rejects(withdraw(places, compositions[2]!.lock), refused);
  const canary = await publish(places, await site.build(visitor, 'd'));
  await startCanary(places, [canary], 500);
  await assert.rejects(withdraw(places, canary.version), refused);
  await stopCanary(places);
  await withdraw(places, canary.version);
  await rollback(places, 'mf-public');
  await withdraw(places, versionOf(2));
  await assert.rejects(pageOf(2), { code: 'ENOENT' });
});

test('it is listed, can be undone, and a name that is none is missing', async () => {
  const { places } = site;
  await withdraw(places, versionOf(1));
  await withdraw(places, compositions[0]!.lock);
  assert.deepEqual(await readWithdrawn(places), {
    versions: [`mf-public@${versionOf(1)}`],
    locks: [compositions[0]!.lock],
  });
  await undoWithdraw(places, versionOf(1));
  await undoWithdraw(places, compositions[0]!.lock);
  assert.deepEqual(await readWithdrawn(places), { versions: [], locks: [] });
  await rollback(places, 'mf-public', { to: versionOf(1) });
  assert.match(await pageOf(1), /nukkad-composition/);
  await assert.rejects(undoWithdraw(places, versionOf(1)), { code: 'missing' });
  await assert.rejects(withdraw(places, '0000000000000000'), { code: 'missing' });
});

test('a withdrawal is no use of a version', async () => {
  const used = async () =>
    (await storedVersions(site.places))
      .get('mf-public')
      ?.find((one) => one.version === versionOf(0))?.lastUsed;
  const before = await used();
  await withdraw(site.places, versionOf(0));
  assert.equal(await used(), before);
});

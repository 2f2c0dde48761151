import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { RegistryDocument, SignedRemotePreview } from '@nukkad/platform/contract';
import { readPointer, STABLE } from '../channels/pointer';
import { type PendingChange, readPending } from '../cosigning/pending';
import { publish } from '../parts/publish';
import { createPreview } from '../previews/previews';
import { readRoles } from '../signing/role-keys';
import { isSigned } from '../signing/signer';
import { openStore } from '../store/open-store';
import { type FakeSite, fakeSite, remoteManifest } from '../testing/fake-site';
import { by, type HeldSite, heldSite } from '../testing/holders';
import { pageBlocks } from '../transparency/page-block';
import { rotateKeys } from './change-keys';
import { cosign, dropPending } from './cosign';
import { auditLog } from './log';
import { prune } from './prune';
import { release } from './release';
import { rewritePages } from './rewrite-pages';
import { rollback } from './rollback';
import { promote, startCanary, stopCanary } from './run-canary';
import { renewTimestamp } from './timestamp';
import { verifyLog } from './verify-log';
import { withdraw } from './withdraw';

let site: FakeSite;
let follower: FakeSite;
let held: HeldSite;
beforeEach(async () => {
  site = await fakeSite();
  follower = await fakeSite();
  held = await heldSite(site);
});
afterEach(async () => {
  for (const role of ['SIGNING', 'CANARY', 'TIMESTAMP']) delete process.env[`NUKKAD_${role}_KEY`];
  delete process.env.NUKKAD_MIRRORS;
  await site.remove();
  await follower.remove();
});

const build = (content: string, part = 'mf-a') => site.build(remoteManifest(part), content);
const registry = async () => JSON.parse(await site.read('registry.json')) as RegistryDocument;
const served = async () => {
  const { [STABLE]: composition } = (await registry()).channels;
  return composition!.remotes['mf-a']!.version;
};
const stateOf = () => readPointer(site.places, STABLE);
const problems = async () => (await verifyLog(site.places)).problems.join('; ');
const seenProblems = async () =>
  (await verifyLog(follower.places, site.places.site)).problems.join('; ');

test('two keys side by side in the registry’s folders are no two holders', async () => {
  await assert.rejects(held.roles({ releaseThreshold: 2 }), {
    code: 'refused',
    message: /threshold of 2 cannot be reached with 0 release keys/,
  });
  await held.demandTwo();
  const { keys } = (await readRoles(site.places))!.roles;
  assert.deepEqual(Object.keys(keys.release).sort(), [held.asha.id, held.ravi.id].sort());
  await assert.rejects(release(site.places, [await build('second')], { effort: 'quick' }), {
    message: /2 holders of release keys sign together here/,
  });
  await assert.rejects(rotateKeys(site.places), { code: 'refused' });
});

test('a release is served once a second holder has signed it, and the log names both', async () => {
  await held.demandTwo();
  const [before, pointer] = [await site.digests(), await stateOf()];
  const { pending, published } = await held.releaseBy(held.asha, 'second');
  const changed = Object.entries(await site.digests()).filter(([file, it]) => before[file] !== it);
  assert.ok(changed.every(([file]) => file.startsWith(`remotes/mf-a/${published[0]!.version}/`)));
  assert.deepEqual(await stateOf(), pointer);
  await prune(site.places, { keep: 1, days: 0 });

  const result = await held.cosignBy(held.ravi, pending!);
  assert.equal(result.state, 'moved');
  assert.equal(await served(), published[0]!.version);
  const { channels, signatures } = await registry();
  const { keys } = (await readRoles(site.places))!.roles;
  assert.ok(isSigned('composition', channels.stable, signatures!.stable, keys.release, 2));
  assert.equal(await problems(), '');
  assert.deepEqual(await readPending(site.places), []);
  const { moves, problems: broken } = await auditLog(site.places);
  assert.match(moves[0]!.cosignedBy!.join(), new RegExp(held.ravi.id));
  assert.deepEqual(broken, []);
});

test('each holder writes the same site anew, and alone', async () => {
  await held.demandTwo();
  const before = await site.digests();
  for (const who of [held.asha, held.ravi]) {
    const { pending, site: change } = await by(who, () => rewritePages(site.places));
    assert.deepEqual([pending, change.written], [undefined, 0]);
  }
  const head = (files: Record<string, string>) =>
    Object.entries(files).filter(([file]) => !file.startsWith('log/head.json'));
  assert.deepEqual(head(await site.digests()), head(before));
});

test('begun again by the same holder, a change is the one that waits', async () => {
  await held.demandTwo();
  const first = await held.releaseBy(held.asha, 'second');
  const again = await held.releaseBy(held.asha, 'second');
  assert.equal(again.pending!.id, first.pending!.id);
  assert.equal((await readPending(site.places)).length, 1);
});

test('a pending move ends with the state that it was begun in, and can be dropped', async () => {
  await held.demandTwo();
  const first = await held.releaseBy(held.asha, 'second');
  const second = await held.releaseBy(held.asha, 'third');
  await held.cosignBy(held.ravi, second.pending!);
  const late = { code: 'conflict', message: /Drop this one: nukkad cosign drop/ };
  await assert.rejects(held.cosignBy(held.ravi, first.pending!), late);
  await dropPending(site.places, first.pending!.id);
  assert.deepEqual(await readPending(site.places), []);
  await assert.rejects(held.cosignBy(held.ravi, first.pending!), { code: 'missing' });
});

test('rollback, withdrawal, canary, promotion and preview wait for the second holder', async () => {
  const canary = await held.holder('canary');
  await held.delegate('canary', canary);
  await held.demandTwo();
  const { pending, published } = await held.releaseBy(held.asha, 'second');
  await held.cosignBy(held.ravi, pending!);
  const version = published[0]!.version;
  const b = await publish(site.places, await build('next', 'mf-b'));
  const third = await build('third');
  const versions = [{ part: 'mf-b', version: b.version }];
  const works: [string, () => Promise<{ pending?: PendingChange }>][] = [
    ['rollback', () => rollback(site.places, 'mf-a')],
    ['withdraw', () => withdraw(site.places, version)],
    ['canary', () => startCanary(site.places, versions, 500)],
    ['promote', () => promote(site.places, 'mf-b', {})],
    ['preview', () => createPreview(site.places, third, { site: 'https://a.example', hours: 1 })],
  ];
  for (const [what, work] of works) {
    const before = await stateOf();
    const begun = await by(held.asha, work);
    assert.deepEqual(await stateOf(), before, what);
    await held.cosignBy(held.ravi, begun.pending!);
    assert.equal(await problems(), '', what);
  }
  const { keys } = (await readRoles(site.places))!.roles;
  const files = Object.keys(await site.digests());
  const file = files.find((one) => /^previews\/\w+\.json$/.test(one))!;
  const { preview, signature } = JSON.parse(await site.read(file)) as SignedRemotePreview;
  assert.ok(isSigned('preview', preview, signature, keys.release, 2));
});

test('the key of canaries takes one back alone, with what two holders let go live', async () => {
  const [canary, timestamp] = [await held.holder('canary'), await held.holder('timestamp')];
  await held.delegate('canary', canary);
  await held.delegate('timestamp', timestamp);
  await held.demandTwo();
  await verifyLog(follower.places, site.places.site);
  const { version } = await publish(site.places, await build('next', 'mf-b'));
  const started = await by(held.asha, () =>
    startCanary(site.places, [{ part: 'mf-b', version }], 500),
  );
  await held.cosignBy(held.ravi, started.pending!);
  process.env.NUKKAD_CANARY_KEY = canary.file;
  process.env.NUKKAD_TIMESTAMP_KEY = timestamp.file;
  const { pending, serial } = await stopCanary(site.places);
  assert.equal(pending, undefined);
  const { channels, signatures } = await registry();
  assert.deepEqual([channels.stable!.serial, channels.stable!.canary], [serial, undefined]);
  assert.equal(signatures!.stable!.key, `canary-${canary.id}`);
  assert.equal(signatures!.stable!.live!.cosignatures!.length, 1);
  await renewTimestamp(site.places);
  assert.deepEqual((await verifyLog(follower.places, site.places.site)).problems, []);
  // Proof by one of the two alone is none.
  const document = await registry();
  delete document.signatures!.stable!.live!.cosignatures;
  await writeFile(path.join(site.places.site, 'registry.json'), JSON.stringify(document));
  const found = await seenProblems();
  assert.match(found, /registry.json, channel stable, .* without the signature of a known key/);
});

test('after the roles have changed, the key of canaries waits for what both signed since', async () => {
  const canary = await held.holder('canary');
  await held.delegate('canary', canary);
  const { version } = await publish(site.places, await build('next', 'mf-b'));
  await startCanary(site.places, [{ part: 'mf-b', version }], 500);
  await held.delegate('release', held.asha);
  await held.delegate('release', held.ravi);
  await held.roles({ releaseThreshold: 2 });
  process.env.NUKKAD_CANARY_KEY = canary.file;
  await assert.rejects(stopCanary(site.places), { code: 'refused' });
});

test('a holder’s key is replaced: the root names another, and revokes the old one later', async () => {
  await held.demandTwo();
  await verifyLog(follower.places, site.places.site);
  const fresh = await held.holder('fresh');
  await held.delegate('release', fresh);
  const added = await by(held.asha, () => rewritePages(site.places));
  // Nothing that runs has changed, so what both have signed holds on.
  assert.equal(added.pending, undefined);
  assert.equal(Object.keys(pageBlocks(await site.read('index.html'))!.keys).length, 3);
  await held.roles({ revoke: { role: 'release', id: held.ravi.id } });
  await assert.rejects(
    by(held.ravi, () => rewritePages(site.places)),
    { code: 'refused' },
  );
  // Asha has signed what runs before, so that with the new holder it is two again.
  assert.equal((await by(fresh, () => rewritePages(site.places))).pending, undefined);
  const { keys, threshold } = pageBlocks(await site.read('index.html'))!;
  assert.deepEqual([Object.keys(keys).sort(), threshold], [[held.asha.id, fresh.id].sort(), 2]);
  assert.deepEqual((await verifyLog(follower.places, site.places.site)).problems, []);
  await rm(held.ravi.file);
  const { pending } = await held.releaseBy(held.asha, 'second');
  await held.cosignBy(fresh, pending!);
  assert.equal(await problems(), '');
});

test('a site that was interrupted is completed by either holder alone', async () => {
  await held.demandTwo();
  const { pending, published } = await held.releaseBy(held.asha, 'second');
  const onStep = (step: string) => {
    if (step.startsWith('page ')) throw new Error('power cut');
  };
  const work = () => cosign(site.places, pending!.id, { onStep });
  await assert.rejects(by(held.ravi, work), /power cut/);
  assert.equal((await stateOf()).parts['mf-a'], published[0]!.version);
  const again = await by(held.asha, () => rewritePages(site.places));
  assert.equal(again.pending, undefined);
  assert.equal(await served(), published[0]!.version);
  assert.equal(await problems(), '');
  await assert.rejects(held.cosignBy(held.ravi, pending!), { code: 'conflict' });
});

test('the second holder signs on another machine, by the same store', async () => {
  const store = openStore(path.join(site.root, 'store'));
  const [here, there] = [await fakeSite(), follower];
  for (const one of [here, there]) Object.assign(one.places, { store });
  const shared = await heldSite(here);
  await shared.demandTwo();
  const { pending, published } = await shared.releaseBy(shared.asha, 'second');
  const result = await shared.cosignBy(shared.ravi, pending!, there);
  assert.equal(result.state, 'moved');
  const document = JSON.parse(await there.read('registry.json')) as RegistryDocument;
  assert.equal(document.channels.stable!.remotes['mf-a']!.version, published[0]!.version);
  await assert.rejects(shared.cosignBy(shared.ravi, pending!), { code: 'missing' });
  await here.remove();
});

test('three of three: the change waits until the last has signed', async () => {
  const meera = await held.holder('meera');
  for (const one of [held.asha, held.ravi, meera]) await held.delegate('release', one);
  await held.roles({ releaseThreshold: 3 });
  const { pending } = await by(held.asha, () => rewritePages(site.places));
  const second = await held.cosignBy(held.ravi, pending!);
  assert.equal(second.state === 'pending' && second.signed, 2);
  assert.equal((await held.cosignBy(meera, pending!)).state, 'moved');
  assert.equal(await problems(), '');
});

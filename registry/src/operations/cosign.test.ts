import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type {
  Composition,
  RegistryDocument,
  Signature,
  SignedRemotePreview,
} from '@nukkad/platform/contract';
import { readPointer, STABLE } from '../channels/pointer';
import { type PendingChange, readPending } from '../cosigning/pending';
import { publish } from '../parts/publish';
import { createPreview } from '../previews/previews';
import { readPrivateKey } from '../signing/key-ring';
import { readRoles } from '../signing/role-keys';
import { isSigned, signerWith } from '../signing/signer';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { pageBlocks } from '../transparency/page-block';
import { rotateKeys } from './change-keys';
import { changeRoles, createKeyFile } from './change-roles';
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

interface Holder {
  file: string;
  id: string;
  publicKey: string;
}

const quick = { effort: 'quick' } as const;
const shell = shellManifest([route('/', 'mf-a'), route('/b', 'mf-b')], { fetchesReleases: true });

let site: FakeSite;
let follower: FakeSite;
let root: Holder;
let asha: Holder;
let ravi: Holder;
beforeEach(async () => {
  site = await fakeSite();
  follower = await fakeSite();
  [root, asha, ravi] = [await holder('root'), await holder('asha'), await holder('ravi')];
  const dists = [shell, remoteManifest('mf-a'), remoteManifest('mf-b')];
  await release(site.places, await Promise.all(dists.map((one) => site.build(one))), quick);
});
afterEach(async () => {
  for (const role of ['SIGNING', 'CANARY', 'TIMESTAMP']) delete process.env[`NUKKAD_${role}_KEY`];
  delete process.env.NUKKAD_MIRRORS;
  await site.remove();
  await follower.remove();
});

async function holder(name: string): Promise<Holder> {
  const file = path.join(site.root, `${name}.pem`);
  return { file, ...(await createKeyFile(file)) };
}
const roles = (change: Partial<Parameters<typeof changeRoles>[1]>) =>
  changeRoles(site.places, { signedWith: [root.file], ...change });
const delegate = (role: 'release' | 'canary' | 'timestamp', { publicKey }: Holder) =>
  roles({ allow: { role, publicKey } });
async function by<T>({ file }: Holder, work: () => Promise<T>): Promise<T> {
  process.env.NUKKAD_SIGNING_KEY = file;
  try {
    return await work();
  } finally {
    delete process.env.NUKKAD_SIGNING_KEY;
  }
}
const build = (content: string, part = 'mf-a') => site.build(remoteManifest(part), content);
const releaseBy = async (who: Holder, content: string) => {
  const dist = await build(content);
  return by(who, () => release(site.places, [dist], quick));
};
const cosignBy = (who: Holder, { id }: PendingChange) => by(who, () => cosign(site.places, id));
/** Two of two holders sign from here on. */
async function demandTwo(): Promise<void> {
  await delegate('release', asha);
  await delegate('release', ravi);
  await roles({ releaseThreshold: 2 });
  const { pending } = await by(asha, () => rewritePages(site.places));
  await cosignBy(ravi, pending!);
}
const registry = async () => JSON.parse(await site.read('registry.json')) as RegistryDocument;
const served = async () => {
  const { [STABLE]: composition } = (await registry()).channels;
  return composition!.remotes['mf-a']!.version;
};
const stateOf = () => readPointer(site.places, STABLE);
const problems = async () => (await verifyLog(site.places)).problems.join('; ');
const signatureOf = async ({ file }: Holder, composition: Composition): Promise<Signature> =>
  signerWith(await readPrivateKey(file)).sign('composition', composition);

test('two keys side by side in the registry’s folders are no two holders', async () => {
  await assert.rejects(roles({ releaseThreshold: 2 }), {
    code: 'refused',
    message: /threshold of 2 cannot be reached with 0 release keys/,
  });
  await demandTwo();
  const { keys } = (await readRoles(site.places))!.roles;
  assert.deepEqual(Object.keys(keys.release).sort(), [asha.id, ravi.id].sort());
  await assert.rejects(release(site.places, [await build('second')], quick), {
    message: /2 holders of release keys sign together here/,
  });
  await assert.rejects(rotateKeys(site.places), { code: 'refused' });
});

test('a release is served once a second holder has signed it, and the log names both', async () => {
  await demandTwo();
  const [before, pointer] = [await site.digests(), await stateOf()];
  const { pending, published } = await releaseBy(asha, 'second');
  const changed = Object.entries(await site.digests()).filter(([file, it]) => before[file] !== it);
  assert.ok(changed.every(([file]) => file.startsWith(`remotes/mf-a/${published[0]!.version}/`)));
  assert.deepEqual(await stateOf(), pointer);
  await prune(site.places, { keep: 1, days: 0 });

  const result = await cosignBy(ravi, pending!);
  assert.equal(result.state, 'moved');
  assert.equal(await served(), published[0]!.version);
  const { channels, signatures } = await registry();
  const { keys } = (await readRoles(site.places))!.roles;
  assert.ok(isSigned('composition', channels.stable, signatures!.stable, keys.release, 2));
  assert.equal(await problems(), '');
  assert.deepEqual(await readPending(site.places), []);
  const { moves, problems: broken } = await auditLog(site.places);
  assert.match(moves[0]!.cosignedBy!.join(), new RegExp(ravi.id));
  assert.deepEqual(broken, []);
});

test('each holder writes the same site anew, and alone', async () => {
  await demandTwo();
  const before = await site.digests();
  for (const who of [asha, ravi]) {
    const { pending, site: change } = await by(who, () => rewritePages(site.places));
    assert.deepEqual([pending, change.written], [undefined, 0]);
  }
  const head = (files: Record<string, string>) =>
    Object.entries(files).filter(([file]) => !file.startsWith('log/head.json'));
  assert.deepEqual(head(await site.digests()), head(before));
});

test('one holder cannot stand for two', async () => {
  await demandTwo();
  const before = await served();
  const { pending } = await releaseBy(asha, 'second');
  await assert.rejects(cosignBy(asha, pending!), {
    code: 'refused',
    message: /signed this already/,
  });
  const stranger = await holder('stranger');
  await assert.rejects(cosignBy(stranger, pending!), { code: 'refused', message: /not allowed/ });
  // A thief of one key begins a change in another holder's name.
  const file = path.join(site.places.state, 'pending', `${pending!.id}.json`);
  const forged = { ...pending!, signers: [{ by: 'ravi', key: ravi.id }] };
  await writeFile(file, JSON.stringify(forged));
  await assert.rejects(cosignBy(asha, pending!), {
    code: 'refused',
    message: /Nothing was signed/,
  });
  assert.equal(await served(), before);
});

test('what a holder looked at is what is signed', async () => {
  await demandTwo();
  const { pending } = await releaseBy(asha, 'second');
  const file = path.join(site.places.state, 'pending', `${pending!.id}.json`);
  const other = await releaseBy(asha, 'third');
  const swapped = { ...other.pending!, id: pending!.id };
  await writeFile(file, JSON.stringify(swapped));
  await assert.rejects(cosignBy(ravi, pending!), { message: /becomes something else/ });
  process.env.NUKKAD_MIRRORS = 'https://mirror.example';
  await assert.rejects(cosignBy(ravi, other.pending!), { message: /NUKKAD_MIRRORS/ });
  delete process.env.NUKKAD_MIRRORS;
  const { version } = other.published[0]!;
  const script = path.join(site.places.site, 'remotes/mf-a', version, 'remoteEntry.abc.js');
  await writeFile(script, 'changed');
  await assert.rejects(cosignBy(ravi, other.pending!), { code: 'damaged' });
});

test('begun again by the same holder, a change is the one that waits', async () => {
  await demandTwo();
  const first = await releaseBy(asha, 'second');
  const again = await releaseBy(asha, 'second');
  assert.equal(again.pending!.id, first.pending!.id);
  assert.equal((await readPending(site.places)).length, 1);
});

test('a pending move ends with the state that it was begun in, and can be dropped', async () => {
  await demandTwo();
  const first = await releaseBy(asha, 'second');
  const second = await releaseBy(asha, 'third');
  await cosignBy(ravi, second.pending!);
  const late = { code: 'conflict', message: /Drop this one: nukkad cosign drop/ };
  await assert.rejects(cosignBy(ravi, first.pending!), late);
  await dropPending(site.places, first.pending!.id);
  assert.deepEqual(await readPending(site.places), []);
  await assert.rejects(cosignBy(ravi, first.pending!), { code: 'missing' });
});

test('rollback, withdrawal, canary, promotion and preview wait for the second holder', async () => {
  const canary = await holder('canary');
  await delegate('canary', canary);
  await demandTwo();
  const { pending, published } = await releaseBy(asha, 'second');
  await cosignBy(ravi, pending!);
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
    const begun = await by(asha, work);
    assert.deepEqual(await stateOf(), before, what);
    await cosignBy(ravi, begun.pending!);
    assert.equal(await problems(), '', what);
  }
  const { keys } = (await readRoles(site.places))!.roles;
  const files = Object.keys(await site.digests());
  const file = files.find((one) => /^previews\/\w+\.json$/.test(one))!;
  const { preview, signature } = JSON.parse(await site.read(file)) as SignedRemotePreview;
  assert.ok(isSigned('preview', preview, signature, keys.release, 2));
});

test('the key of canaries takes one back alone, with what two holders let go live', async () => {
  const [canary, timestamp] = [await holder('canary'), await holder('timestamp')];
  await delegate('canary', canary);
  await delegate('timestamp', timestamp);
  await demandTwo();
  await verifyLog(follower.places, site.places.site);
  const { version } = await publish(site.places, await build('next', 'mf-b'));
  const started = await by(asha, () => startCanary(site.places, [{ part: 'mf-b', version }], 500));
  await cosignBy(ravi, started.pending!);
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
  const found = (await verifyLog(follower.places, site.places.site)).problems.join('; ');
  assert.match(found, /registry.json, channel stable, .* without the signature of a known key/);
});

test('after the roles have changed, the key of canaries waits for what both signed since', async () => {
  const canary = await holder('canary');
  await delegate('canary', canary);
  const { version } = await publish(site.places, await build('next', 'mf-b'));
  await startCanary(site.places, [{ part: 'mf-b', version }], 500);
  await delegate('release', asha);
  await delegate('release', ravi);
  await roles({ releaseThreshold: 2 });
  process.env.NUKKAD_CANARY_KEY = canary.file;
  await assert.rejects(stopCanary(site.places), { code: 'refused' });
});

test('with one stolen key nothing passes an auditor', async () => {
  await demandTwo();
  await verifyLog(follower.places, site.places.site);
  const file = path.join(site.places.site, 'registry.json');
  const [good, page] = [await registry(), await site.read('index.html')];
  const forged = { ...good.channels.stable!, serial: 9, origins: ['https://evil.example'] };
  const stolen = await signatureOf(asha, forged);
  const stranger = await signatureOf(await holder('stranger'), forged);
  const attempts: [string, Signature][] = [
    ['by one key', stolen],
    ['by one key, twice', { ...stolen, cosignatures: [stolen] }],
    ['by one key and a stranger', { ...stolen, cosignatures: [stranger] }],
    ['by one key in the other’s name', { ...stolen, cosignatures: [{ ...stolen, key: ravi.id }] }],
  ];
  for (const [what, signature] of attempts) {
    const document = { ...good, channels: { stable: forged }, signatures: { stable: signature } };
    await writeFile(file, JSON.stringify(document));
    const found = (await verifyLog(follower.places, site.places.site)).problems.join('; ');
    assert.match(found, /without the signature of a known key/, what);
  }
  await writeFile(file, JSON.stringify(good));
  const inline = { ...pageBlocks(page)!.composition!, serial: 9 };
  const { value } = await signatureOf(asha, inline);
  const changed = page
    .replace(/data-key="\w+"/, `data-key="${asha.id}"`)
    .replace(/data-signature="[^"]+"/, `data-signature="${value}"`)
    .replace(/"serial":\d+/, '"serial":9');
  for (const [document, says] of [
    [changed, /which 2 keys have not signed/],
    [page.replace(' data-threshold="2"', ''), /trusts other keys than the root names/],
    [page.replace(ravi.publicKey, root.publicKey), /trusts other keys than the root names/],
  ] as const) {
    assert.notEqual(document, page);
    await writeFile(path.join(site.places.site, 'index.html'), document);
    const found = (await verifyLog(follower.places, site.places.site)).problems.join('; ');
    assert.match(found, says);
  }
});

test('nobody but the root goes back to one key', async () => {
  await demandTwo();
  await verifyLog(follower.places, site.places.site);
  const signedWith = [asha.file, ravi.file];
  await assert.rejects(changeRoles(site.places, { signedWith, releaseThreshold: 1 }), {
    message: /signed by 0 of the present root keys/,
  });
  const state = path.join(site.places.state, 'roles.json');
  const text = await readFile(state, 'utf8');
  const lowered = text.replace('"releaseThreshold": 2', '"releaseThreshold": 1');
  assert.notEqual(lowered, text);
  await writeFile(state, lowered);
  await assert.rejects(releaseBy(asha, 'second'), {
    code: 'damaged',
    message: /what the root signed/,
  });
  await writeFile(
    path.join(site.places.site, 'log/roles.json'),
    JSON.stringify(JSON.parse(lowered)),
  );
  const found = (await verifyLog(follower.places, site.places.site)).problems.join('; ');
  assert.match(found, /roles \d, which this machine has seen, are others or gone/);
  await writeFile(state, text);
  await by(asha, () => roles({ releaseThreshold: 1 }));
  assert.equal(pageBlocks(await site.read('index.html'))!.threshold, 1);
});

test('a holder’s key is replaced: the root names another, and revokes the old one later', async () => {
  await demandTwo();
  await verifyLog(follower.places, site.places.site);
  const fresh = await holder('fresh');
  await delegate('release', fresh);
  const added = await by(asha, () => rewritePages(site.places));
  // Nothing that runs has changed, so what both have signed holds on.
  assert.equal(added.pending, undefined);
  assert.equal(Object.keys(pageBlocks(await site.read('index.html'))!.keys).length, 3);
  await roles({ revoke: { role: 'release', id: ravi.id } });
  await assert.rejects(
    by(ravi, () => rewritePages(site.places)),
    { code: 'refused' },
  );
  // Asha has signed what runs before, so that with the new holder it is two again.
  assert.equal((await by(fresh, () => rewritePages(site.places))).pending, undefined);
  const { keys, threshold } = pageBlocks(await site.read('index.html'))!;
  assert.deepEqual([Object.keys(keys).sort(), threshold], [[asha.id, fresh.id].sort(), 2]);
  assert.deepEqual((await verifyLog(follower.places, site.places.site)).problems, []);
  await rm(ravi.file);
  const { pending } = await releaseBy(asha, 'second');
  await cosignBy(fresh, pending!);
  assert.equal(await problems(), '');
});

test('three of three: the change waits until the last has signed', async () => {
  const meera = await holder('meera');
  for (const one of [asha, ravi, meera]) await delegate('release', one);
  await roles({ releaseThreshold: 3 });
  const { pending } = await by(asha, () => rewritePages(site.places));
  const second = await cosignBy(ravi, pending!);
  assert.equal(second.state === 'pending' && second.signed, 2);
  assert.equal((await cosignBy(meera, pending!)).state, 'moved');
  assert.equal(await problems(), '');
});

import assert from 'node:assert/strict';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { liveValue, type RegistryDocument } from '@nukkad/platform/contract';
import { readPointer, STABLE } from '../channels/pointer';
import { publish } from '../parts/publish';
import { readRoles } from '../signing/role-keys';
import { isSigned } from '../signing/signer';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { pageBlocks } from '../transparency/page-block';
import { retireKey, rotateKeys } from './change-keys';
import { changeRoles, createKeyFile } from './change-roles';
import { release } from './release';
import { rollback } from './rollback';
import { startCanary, stopCanary } from './run-canary';
import { renewTimestamp } from './timestamp';
import { verifyLog } from './verify-log';

const quick = { effort: 'quick' } as const;
const shell = shellManifest([route('/', 'mf-a'), route('/b', 'mf-b')], { fetchesReleases: true });

let site: FakeSite;
let follower: FakeSite;
let root: string;
beforeEach(async () => {
  site = await fakeSite();
  follower = await fakeSite();
  root = path.join(site.root, 'root.pem');
  await createKeyFile(root);
  const dists = [shell, remoteManifest('mf-a'), remoteManifest('mf-b')];
  await release(site.places, await Promise.all(dists.map((one) => site.build(one))), quick);
});
afterEach(async () => {
  delete process.env.NUKKAD_CANARY_KEY;
  delete process.env.NUKKAD_TIMESTAMP_KEY;
  await site.remove();
  await follower.remove();
});

const registry = async () => JSON.parse(await site.read('registry.json')) as RegistryDocument;
const blocks = async (file = 'index.html') => pageBlocks(await site.read(file))!;
const pem = async (name: string) => {
  const file = path.join(site.root, `${name}.pem`);
  return { file, ...(await createKeyFile(file)) };
};
const allow = async (role: 'canary' | 'timestamp', key: { publicKey: string }) =>
  changeRoles(site.places, { signedWith: [root], allow: { role, publicKey: key.publicKey } });
const aCanary = async () => {
  const dist = await site.build(remoteManifest('mf-b'), 'next');
  const { version } = await publish(site.places, dist);
  await startCanary(site.places, [{ part: 'mf-b', version }], 500);
};

test('an installation with one key goes on as it was', async () => {
  const { delegation } = await registry();
  assert.equal(delegation, undefined);
  assert.equal(await readRoles(site.places), undefined);
  assert.equal((await blocks()).signature.live, undefined);
});

test('a root makes no page longer, and lets the registry’s own keys sign on', async () => {
  const before = (await site.read('index.html')).length;
  await allow('canary', await pem('canary'));
  assert.equal((await site.read('index.html')).length, before);
  await release(site.places, [await site.build(remoteManifest('mf-a'), 'second')], quick);
  await rotateKeys(site.places);
  const { keys } = (await readRoles(site.places))!.roles;
  const { signature, keys: believed } = await blocks();
  assert.ok(Object.hasOwn(keys.release, signature.key));
  assert.deepEqual(believed, keys.release);
  const former = Object.keys(believed).find((id) => id !== signature.key)!;
  await retireKey(site.places, former);
  assert.deepEqual(Object.keys((await blocks()).keys), [signature.key]);
  assert.deepEqual((await verifyLog(site.places)).problems, []);
});

test('a key that the root does not allow signs nothing', async () => {
  await allow('canary', await pem('canary'));
  const { signature } = await blocks();
  const revoke = { role: 'release', id: signature.key } as const;
  await assert.rejects(changeRoles(site.places, { signedWith: [root], revoke }), {
    code: 'refused',
    message: /has not allowed key \w{16} the role release/,
  });
});

test('what enough root keys have not signed changes nothing', async () => {
  const [a, b] = [await pem('a'), await pem('b')];
  await allow('canary', await pem('canary'));
  const roots = [root, a.file, b.file];
  await changeRoles(site.places, { signedWith: [root, a.file], roots, threshold: 2 });
  const stranger = await pem('stranger');
  for (const signedWith of [[root], [root, root], [stranger.file, root]]) {
    const change = {
      signedWith,
      allow: { role: 'release', publicKey: stranger.publicKey },
    } as const;
    await assert.rejects(changeRoles(site.places, change), { code: 'refused' });
  }
  const change = { role: 'timestamp', publicKey: stranger.publicKey } as const;
  const { roles } = await changeRoles(site.places, { signedWith: [b.file, a.file], allow: change });
  assert.deepEqual([roles.version, roles.threshold], [3, 2]);
});

test('the key of canaries takes one back to what was live, in pages and registry', async () => {
  const canary = await pem('canary');
  await allow('canary', canary);
  await verifyLog(follower.places, site.places.site);
  await aCanary();
  process.env.NUKKAD_CANARY_KEY = canary.file;
  const { serial } = await stopCanary(site.places);
  const { channels, signatures, delegation, delegationSignature } = await registry();
  const { keys } = (await readRoles(site.places))!.roles;
  const stable = channels.stable!;
  const signature = signatures!.stable!;
  assert.deepEqual([stable.serial, stable.canary], [serial, undefined]);
  assert.equal(signature.key, `canary-${canary.id}`);
  assert.ok(isSigned('composition', stable, signature, delegation!.keys));
  assert.ok(isSigned('roles', delegation, delegationSignature, keys.release));
  const { live } = signature;
  assert.ok(isSigned('live', liveValue(stable, live!.serial), live, keys.release));
  const page = await blocks('b/index.html');
  assert.deepEqual(Object.keys(page.keys).includes(signature.key), true);
  const { composition, signature: own } = page;
  assert.ok(isSigned('live', liveValue(composition!, own.live!.serial), own.live, keys.release));
  delete process.env.NUKKAD_CANARY_KEY;
  assert.deepEqual((await verifyLog(site.places)).problems, []);
  assert.deepEqual((await verifyLog(follower.places, site.places.site)).problems, []);
});

test('a second machine notices roles that the root it knows has not signed', async () => {
  const look = async () => (await verifyLog(follower.places, site.places.site)).problems.join('; ');
  await allow('canary', await pem('canary'));
  assert.equal(await look(), '');
  await allow('timestamp', await pem('timestamp'));
  assert.equal(await look(), '', 'signed by the root');
  await rm(path.join(site.places.state, 'roles.json'));
  const stranger = await pem('stranger');
  await changeRoles(site.places, { signedWith: [stranger.file] });
  assert.match(await look(), /roles 2, which this machine has seen, are others or gone/);
  await rm(path.join(site.places.site, 'log/roles.json'));
  assert.match(await look(), /the roles of its keys are gone/);
});

test('a first root counts for a follower when a key known before vouches for it', async () => {
  const look = async () => (await verifyLog(follower.places, site.places.site)).problems.join('; ');
  assert.equal(await look(), '');
  const copy = await site.read('log/head.json');
  await changeRoles(site.places, { signedWith: [root] });
  const file = path.join(site.places.site, 'log/head.json');
  const vouched = await site.read('log/head.json');
  await writeFile(file, copy);
  assert.match(await look(), /names other roles than are served/);
  await writeFile(file, vouched);
  assert.equal(await look(), '');
});

test('the key of canaries can do nothing else, and moves nothing', async () => {
  const canary = await pem('canary');
  await allow('canary', canary);
  const dist = await site.build(remoteManifest('mf-a'), 'second');
  await release(site.places, [dist], quick);
  const next = await site.build(remoteManifest('mf-a'), 'third');
  const before = await readPointer(site.places, STABLE);
  process.env.NUKKAD_CANARY_KEY = canary.file;
  const refused = { code: 'refused', message: /only take one back to what was live/ };
  await assert.rejects(release(site.places, [next], quick), refused);
  await assert.rejects(rollback(site.places, 'mf-a'), refused);
  await assert.rejects(aCanary(), refused);
  assert.deepEqual(await readPointer(site.places, STABLE), before);
});

test('a key of canaries that was revoked takes nothing back', async () => {
  const canary = await pem('canary');
  await allow('canary', canary);
  await aCanary();
  const revoke = { role: 'canary', id: canary.id } as const;
  await changeRoles(site.places, { signedWith: [root], revoke });
  process.env.NUKKAD_CANARY_KEY = canary.file;
  await assert.rejects(stopCanary(site.places), { code: 'refused' });
});

test('a timestamp says where the log stands, by its own key where the root has said so', async () => {
  const read = async () => JSON.parse(await site.read('log/timestamp.json'));
  const now = Date.parse('2026-11-27T08:00:00Z');
  await renewTimestamp(site.places, { now });
  const { timestamp, signature } = await read();
  assert.equal(timestamp.expires, '2026-11-27T09:00:00.000Z');
  assert.equal(timestamp.size, 1);
  assert.ok(isSigned('timestamp', timestamp, signature, (await blocks()).keys));
  const key = await pem('timestamp');
  await allow('timestamp', key);
  process.env.NUKKAD_TIMESTAMP_KEY = key.file;
  await renewTimestamp(site.places, { now, hours: 24 });
  const own = await read();
  assert.equal(own.signature.key, `timestamp-${key.id}`);
  const { delegation } = await registry();
  assert.ok(isSigned('timestamp', own.timestamp, own.signature, delegation!.keys));
  process.env.NUKKAD_TIMESTAMP_KEY = root;
  await assert.rejects(renewTimestamp(site.places), { code: 'refused' });
  for (const hours of [0, -1, Number.NaN, 1e6]) {
    await assert.rejects(renewTimestamp(site.places, { hours }), { code: 'usage' });
  }
});

test('a key file is private and never replaced', async () => {
  assert.equal((await stat(root)).mode & 0o777, 0o600);
  await assert.rejects(createKeyFile(root), { code: 'refused' });
  await writeFile(root, 'nonsense');
  await assert.rejects(allow('canary', await pem('canary')), { code: 'invalid' });
});

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { Composition, RegistryDocument, Signature } from '@nukkad/platform/contract';
import { STABLE } from '../channels/pointer';
import { readPrivateKey } from '../signing/key-ring';
import { signerWith } from '../signing/signer';
import { type FakeSite, fakeSite } from '../testing/fake-site';
import { by, type HeldSite, type Holder, heldSite } from '../testing/holders';
import { pageBlocks } from '../transparency/page-block';
import { changeRoles } from './change-roles';
import { verifyLog } from './verify-log';

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

const registry = async () => JSON.parse(await site.read('registry.json')) as RegistryDocument;
const served = async () => {
  const { [STABLE]: composition } = (await registry()).channels;
  return composition!.remotes['mf-a']!.version;
};
const seenProblems = async () =>
  (await verifyLog(follower.places, site.places.site)).problems.join('; ');

const signatureOf = async ({ file }: Holder, composition: Composition): Promise<Signature> =>
  signerWith(await readPrivateKey(file)).sign('composition', composition);

test('one holder cannot stand for two', async () => {
  await held.demandTwo();
  const before = await served();
  const { pending } = await held.releaseBy(held.asha, 'second');
  await assert.rejects(held.cosignBy(held.asha, pending!), {
    code: 'refused',
    message: /signed this already/,
  });
  const stranger = await held.holder('stranger');
  await assert.rejects(held.cosignBy(stranger, pending!), {
    code: 'refused',
    message: /not allowed/,
  });
  // A thief of one key begins a change in another holder's name.
  const file = path.join(site.places.state, 'pending', `${pending!.id}.json`);
  const forged = { ...pending!, signers: [{ by: 'ravi', key: held.ravi.id }] };
  await writeFile(file, JSON.stringify(forged));
  await assert.rejects(held.cosignBy(held.asha, pending!), {
    code: 'refused',
    message: /Nothing was signed/,
  });
  assert.equal(await served(), before);
});

test('what a holder looked at is what is signed', async () => {
  await held.demandTwo();
  const { pending } = await held.releaseBy(held.asha, 'second');
  const file = path.join(site.places.state, 'pending', `${pending!.id}.json`);
  const other = await held.releaseBy(held.asha, 'third');
  const swapped = { ...other.pending!, id: pending!.id };
  await writeFile(file, JSON.stringify(swapped));
  await assert.rejects(held.cosignBy(held.ravi, pending!), { message: /becomes something else/ });
  process.env.NUKKAD_MIRRORS = 'https://mirror.example';
  await assert.rejects(held.cosignBy(held.ravi, other.pending!), { message: /NUKKAD_MIRRORS/ });
  delete process.env.NUKKAD_MIRRORS;
  const { version } = other.published[0]!;
  const script = path.join(site.places.site, 'remotes/mf-a', version, 'remoteEntry.abc.js');
  await writeFile(script, 'changed');
  await assert.rejects(held.cosignBy(held.ravi, other.pending!), { code: 'damaged' });
});

test('a release that a change leaves alone is held against its name as well', async () => {
  await held.demandTwo();
  const { base } = (await registry()).channels.stable!.remotes['mf-b']!;
  const folder = path.join(site.places.site, base);
  const digests = JSON.parse(await readFile(path.join(folder, 'integrity.json'), 'utf8'));
  digests['remoteEntry.abc.js'] = 'sha256-AAAA';
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(digests));
  const { pending } = await held.releaseBy(held.asha, 'second');
  await assert.rejects(held.cosignBy(held.ravi, pending!), { code: 'damaged', message: /mf-b/ });
});

test('with one stolen key nothing passes an auditor', async () => {
  await held.demandTwo();
  await verifyLog(follower.places, site.places.site);
  const file = path.join(site.places.site, 'registry.json');
  const [good, page] = [await registry(), await site.read('index.html')];
  const forged = { ...good.channels.stable!, serial: 9, origins: ['https://evil.example'] };
  const stolen = await signatureOf(held.asha, forged);
  const stranger = await signatureOf(await held.holder('stranger'), forged);
  const attempts: [string, Signature][] = [
    ['by one key', stolen],
    ['by one key, twice', { ...stolen, cosignatures: [stolen] }],
    ['by one key and a stranger', { ...stolen, cosignatures: [stranger] }],
    [
      'by one key in the other’s name',
      { ...stolen, cosignatures: [{ ...stolen, key: held.ravi.id }] },
    ],
  ];
  for (const [what, signature] of attempts) {
    const document = { ...good, channels: { stable: forged }, signatures: { stable: signature } };
    await writeFile(file, JSON.stringify(document));
    const found = await seenProblems();
    assert.match(found, /without the signature of a known key/, what);
  }
  await writeFile(file, JSON.stringify(good));
  const inline = { ...pageBlocks(page)!.composition!, serial: 9 };
  const { value } = await signatureOf(held.asha, inline);
  const changed = page
    .replace(/data-key="\w+"/, `data-key="${held.asha.id}"`)
    .replace(/data-signature="[^"]+"/, `data-signature="${value}"`)
    .replace(/"serial":\d+/, '"serial":9');
  for (const [document, says] of [
    [changed, /which 2 keys have not signed/],
    [page.replace(' data-threshold="2"', ''), /trusts other keys than the root names/],
    [
      page.replace(held.ravi.publicKey, held.root.publicKey),
      /trusts other keys than the root names/,
    ],
  ] as const) {
    assert.notEqual(document, page);
    await writeFile(path.join(site.places.site, 'index.html'), document);
    const found = await seenProblems();
    assert.match(found, says);
  }
});

test('nobody but the root goes back to one key', async () => {
  await held.demandTwo();
  await verifyLog(follower.places, site.places.site);
  const signedWith = [held.asha.file, held.ravi.file];
  await assert.rejects(changeRoles(site.places, { signedWith, releaseThreshold: 1 }), {
    message: /signed by 0 of the present root keys/,
  });
  const state = path.join(site.places.state, 'roles.json');
  const text = await readFile(state, 'utf8');
  const lowered = text.replace('"releaseThreshold": 2', '"releaseThreshold": 1');
  assert.notEqual(lowered, text);
  await writeFile(state, lowered);
  await assert.rejects(held.releaseBy(held.asha, 'second'), {
    code: 'damaged',
    message: /what the root signed/,
  });
  await writeFile(
    path.join(site.places.site, 'log/roles.json'),
    JSON.stringify(JSON.parse(lowered)),
  );
  const found = await seenProblems();
  assert.match(found, /roles \d, which this machine has seen, are others or gone/);
  await writeFile(state, text);
  await by(held.asha, () => held.roles({ releaseThreshold: 1 }));
  assert.equal(pageBlocks(await site.read('index.html'))!.threshold, 1);
});

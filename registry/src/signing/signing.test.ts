import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { type FakeSite, fakeSite } from '../testing/fake-site';
import { openRing, retireFromRing, rotateRing } from './key-ring';
import { openSigner } from './open-signer';
import { isSigned, signerWith } from './signer';

const words = { schema: 1, text: 'नमस्ते <b>' };

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
});
afterEach(() => site.remove());

const states = async () => (await openRing(site.places)).keys.map(({ state }) => state);

test('what was signed holds after it was read again, and nothing else does', async () => {
  const { sign, believed } = await openSigner(site.places);
  const signature = sign('composition', words);
  const again = JSON.parse(JSON.stringify(words));
  assert.ok(isSigned('composition', again, signature, believed));
  assert.ok(!isSigned('composition', { ...words, schema: 2 }, signature, believed));
  assert.ok(!isSigned('preview', words, signature, believed), 'as another kind of thing');
  assert.ok(!isSigned('composition', words, undefined, believed), 'without a signature');
  const turned = `${signature.value[0] === 'A' ? 'B' : 'A'}${signature.value.slice(1)}`;
  assert.ok(!isSigned('composition', words, { ...signature, value: turned }, believed));
});

test('a key that nobody named signs for nobody', async () => {
  const stranger = signerWith(generateKeyPairSync('ed25519').privateKey);
  const { believed } = await openSigner(site.places);
  assert.ok(!isSigned('composition', words, stranger.sign('composition', words), believed));
  const claimed = { ...stranger.sign('composition', words), key: 'constructor' };
  assert.ok(!isSigned('composition', words, claimed, believed));
});

test('keys are made once, are private, and lie outside the site', async () => {
  const { key } = await openSigner(site.places);
  assert.equal((await openSigner(site.places)).key, key);
  const folder = path.join(site.places.state, 'keys');
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.pem'))) {
    assert.equal((await stat(path.join(folder, name))).mode & 0o777, 0o600);
  }
  assert.ok(path.relative(site.places.site, folder).startsWith('..'));
});

test('while keys are rotated both are believed, and the next one is known before it signs', async () => {
  const before = await openSigner(site.places);
  await rotateRing(site.places);
  const after = await openSigner(site.places);
  assert.notEqual(after.key, before.key);
  const old = before.sign('composition', words);
  const fresh = after.sign('composition', words);
  assert.ok(isSigned('composition', words, fresh, before.believed), 'by a page from before');
  assert.ok(isSigned('composition', words, old, after.believed), 'by a page from after');
  assert.deepEqual(await states(), ['former', 'current', 'next']);
  await assert.rejects(rotateRing(site.places), { code: 'refused', message: /Retire it first/ });
});

test('a retired key is believed no longer, and its private half is gone', async () => {
  const before = await openSigner(site.places);
  await assert.rejects(retireFromRing(site.places, before.key), { code: 'refused' });
  await rotateRing(site.places);
  await retireFromRing(site.places, before.key);
  const { believed } = await openSigner(site.places);
  assert.ok(!isSigned('composition', words, before.sign('composition', words), believed));
  const file = path.join(site.places.state, 'keys', `${before.key}.pem`);
  await assert.rejects(readFile(file), { code: 'ENOENT' });
  await assert.rejects(retireFromRing(site.places, 'nobody'), { code: 'missing' });
});

test('a next key that leaked is replaced by another', async () => {
  const { keys } = await openRing(site.places);
  await retireFromRing(site.places, keys[1]!.id);
  assert.deepEqual(await states(), ['current', 'retired', 'next']);
});

test('a key from elsewhere signs when the setting names it', async (t) => {
  t.after(() => delete process.env.NUKKAD_SIGNING_KEY);
  const ring = await openSigner(site.places);
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = path.join(site.root, 'own.pem');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env.NUKKAD_SIGNING_KEY = file;
  const own = await openSigner(site.places);
  assert.equal(own.key, signerWith(privateKey).key);
  assert.ok(own.believed[ring.key], 'what the ring signed before is believed still');
  await writeFile(file, 'nonsense');
  await assert.rejects(openSigner(site.places), { code: 'invalid', message: /NUKKAD_SIGNING_KEY/ });
  await rm(file);
  await assert.rejects(openSigner(site.places), { code: 'missing' });
});

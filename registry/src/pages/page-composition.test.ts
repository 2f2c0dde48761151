import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, test } from 'node:test';
import { type Composition, compositionElementId } from '@nukkad/platform/contract';
import { compose } from '../composition/compose';
import { release } from '../operations/release';
import { isSigned, signerWith } from '../signing/signer';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { pageCompositions } from './page-composition';

const siteMap = [
  route('/'),
  route('/login', 'mf-auth'),
  route('/doctor-dashboard/*', 'gate'),
  route('/trial/*', 'gate'),
  route('*'),
];
const manifests = [
  shellManifest(siteMap, { fetchesReleases: true }),
  remoteManifest('mf-auth', { owner: 'Identity' }),
  remoteManifest('mf-doctor', { serves: ['doctor'] }),
  remoteManifest('mf-public'),
];
const integrity = { 'remoteEntry.abc.js': 'sha384-entry' };
const parts = manifests.map((manifest) => ({ version: 'v1', manifest, integrity }));
const full = compose({ channel: 'stable', serial: 3 }, parts)!;
const signer = signerWith(generateKeyPairSync('ed25519').privateKey);
const [shell] = manifests;
const carriedBy = pageCompositions(full, { manifest: shell! }, signer);
const at = (path: string) => carriedBy(siteMap.find((one) => one.path === path)).composition;
const names = ({ remotes, others = {} }: Composition) => [
  Object.keys(remotes),
  Object.keys(others),
];

for (const [path, own, others] of [
  ['/', ['mf-public'], ['mf-auth', 'mf-doctor']],
  ['/login', ['mf-auth'], ['mf-doctor', 'mf-public']],
  ['/doctor-dashboard/*', ['mf-doctor'], ['mf-auth', 'mf-public']],
  ['/trial/*', [], ['mf-auth', 'mf-doctor', 'mf-public']],
  ['of no route', ['mf-public'], ['mf-auth', 'mf-doctor']],
] as const) {
  test(`the page ${path} carries the release of its own remote and refers to the others`, () => {
    assert.deepEqual(names(at(path)), [own, others]);
  });
}

test('a reference has what the shell decides by, and no file', () => {
  const { others } = at('/');
  assert.deepEqual(Object.keys(others!['mf-doctor']!).sort(), [
    ...['base', 'digest', 'federation', 'owner', 'part', 'serves', 'version'],
  ]);
  assert.deepEqual(others!['mf-doctor']?.serves, ['doctor']);
  assert.equal(others!['mf-auth']?.owner, 'Identity');
});

test('everything else of the composition stands in every page', () => {
  const { remotes: _, ...rest } = full;
  const { remotes: __, others: ___, ...carried } = at('/login');
  assert.deepEqual(carried, rest);
});

test('each page is signed for what it carries, pages of one remote once', () => {
  const [landing, login] = [carriedBy(siteMap[0]), carriedBy(siteMap[1])];
  for (const { composition, proof } of [landing, login]) {
    assert.ok(isSigned('composition', composition, proof.signature, proof.keys));
  }
  assert.ok(!isSigned('composition', login.composition, landing.proof.signature, signer.believed));
  assert.equal(carriedBy(undefined), landing);
});

test('the pages of an older shell carry every release', () => {
  const older = pageCompositions(full, { manifest: shellManifest(siteMap) }, signer);
  assert.equal(older(siteMap[0]).composition, full);
});

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
});
afterEach(() => site.remove());

const inlined = async (file: string) => {
  const block = new RegExp(`id="${compositionElementId}"[^>]*>(.*?)</script>`);
  return JSON.parse(block.exec(await site.read(file))![1]!) as Composition;
};

test('what a page refers to is in the site, with the digest that it names', async () => {
  await release(site.places, await Promise.all(manifests.map((one) => site.build(one))));
  const { stable } = JSON.parse(await site.read('registry.json')).channels;
  assert.deepEqual(names(stable), [['mf-auth', 'mf-doctor', 'mf-public'], []]);
  for (const page of ['index.html', 'login/index.html', `locks/${stable.lock}/index.html`]) {
    const { others = {} } = await inlined(page);
    assert.equal(Object.keys(others).length, 2);
    for (const { part, base, digest } of Object.values(others)) {
      const text = await site.read(`${base.slice(1)}release.json`);
      assert.equal(digest, `sha256-${createHash('sha256').update(text).digest('base64')}`);
      assert.deepEqual(JSON.parse(text), stable.remotes[part]);
    }
  }
});

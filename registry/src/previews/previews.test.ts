import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { SignedRemotePreview } from '@nukkad/platform/contract';
import { retireKey, rotateKeys } from '../operations/change-keys';
import { release } from '../operations/release';
import { openSigner } from '../signing/open-signer';
import { isSigned } from '../signing/signer';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { createPreview, pageOf, previewLink, readPreviews, revokePreview } from './previews';

const shell = shellManifest([route('/'), route('/govt. officers/*', 'mf-auth')]);
const visitor = remoteManifest('mf-public');
const options = { site: 'https://nukkad.example/', hours: 24 };
const NOW = Date.parse('2026-11-22T12:00:00Z');

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  await release(site.places, [await site.build(shell), await site.build(visitor)]);
});
afterEach(() => site.remove());

const create = async (content = 'b', manifest = visitor, more = {}) =>
  (
    await createPreview(
      site.places,
      await site.build(manifest, content),
      { ...options, ...more },
      NOW,
    )
  ).preview;
const signedOf = async (id: string): Promise<SignedRemotePreview> =>
  JSON.parse(await site.read(`previews/${id}.json`));
const holds = async ({ preview, signature }: SignedRemotePreview) =>
  isSigned('preview', preview, signature, (await openSigner(site.places)).believed);

test('a preview is signed, says for whom and until when, and moves nothing', async () => {
  const [page, registry] = [await site.read('index.html'), await site.read('registry.json')];
  const preview = await create();
  assert.equal(preview.site, 'https://nukkad.example');
  assert.equal(preview.expires, '2026-11-23T12:00:00.000Z');
  assert.match(preview.id, /^[0-9a-f]{16}$/);
  const signed = await signedOf(preview.id);
  assert.deepEqual(signed.preview, preview);
  assert.ok(await holds(signed));
  assert.ok(!(await holds({ ...signed, preview: { ...preview, expires: '2099' } })));
  const { version } = JSON.parse(await site.read(`${preview.release.base}release.json`));
  assert.equal(version, preview.release.version);
  assert.deepEqual(
    [await site.read('index.html'), await site.read('registry.json')],
    [page, registry],
  );
});

test('a remote that nobody runs yet can be previewed', async () => {
  const { release: ref } = await create('a', remoteManifest('mf-new'));
  assert.equal(ref.part, 'mf-new');
});

test('taken back, its link leads nowhere', async () => {
  const { id } = await create();
  await revokePreview(site.places, id);
  const files = Object.keys(await site.digests()).filter((file) => file.startsWith('previews/'));
  assert.deepEqual(files, []);
  await assert.rejects(revokePreview(site.places, id), { code: 'missing' });
  await assert.rejects(revokePreview(site.places, '../registry'), { code: 'usage' });
});

test('what has expired is cleared away by the next one', async () => {
  await create('b', visitor, { hours: 0.001 });
  const dist = await site.build(visitor, 'c');
  const { preview: next } = await createPreview(site.places, dist, options, NOW + 3_600_000);
  const left = await readPreviews(site.places);
  assert.deepEqual(
    left.map(({ preview }) => preview.id),
    [next.id],
  );
});

test('previews outlive a rotation of keys, and forged ones do not come to life by it', async () => {
  const { id } = await create();
  const forged = await signedOf((await create('c')).id);
  forged.preview.expires = '2099-01-01T00:00:00.000Z';
  const file = path.join(site.places.site, 'previews', `${forged.preview.id}.json`);
  await writeFile(file, JSON.stringify(forged));
  const { key } = await openSigner(site.places);
  await rotateKeys(site.places);
  await retireKey(site.places, key);
  assert.ok(await holds(await signedOf(id)));
  assert.ok(!(await holds(await signedOf(forged.preview.id))));
  const page = await site.read('index.html');
  assert.ok(!page.includes(key), 'pages do not know the retired key');
  const { signatures } = JSON.parse(await site.read('registry.json'));
  assert.equal(signatures.stable.key, (await openSigner(site.places)).key);
});

test('what no page could run, or nobody could reach, is refused', async () => {
  await assert.rejects(create('b', shell), { code: 'refused', message: /no remote/ });
  await assert.rejects(create('b', { ...visitor, contract: 2 }), { message: /contract 2/ });
  for (const hours of [0, -1, 337, Number.NaN]) {
    await assert.rejects(create('b', visitor, { hours }), { code: 'usage' });
  }
  for (const where of ['', 'nukkad.example', 'file:///tmp']) {
    await assert.rejects(create('b', visitor, { site: where }), { code: 'usage' });
  }
});

test('a part that nobody runs yet brings its paths, and its link leads to one', async () => {
  const routes = [route('/offers', 'mf-new')];
  const preview = await create('a', remoteManifest('mf-new', { routes }));
  assert.deepEqual(preview.routes, routes);
  assert.equal(previewLink(preview), `https://nukkad.example/offers?preview=${preview.id}`);
});

test('the link of a dashboard leads to the dashboard', async () => {
  const preview = await create('a', remoteManifest('mf-new', { serves: ['ca'] }));
  assert.equal(preview.page, '/ca-dashboard');
});

test('the link is to a page of the part', async () => {
  const preview = await create();
  const link = `https://nukkad.example/govt.%20officers?preview=${preview.id}`;
  assert.equal(previewLink({ ...preview, page: '/govt. officers' }), link);
});

const pages: [at: string, serves: string[], page: string][] = [
  ['/', [], '/'],
  ['/govt. officers', [], '/govt. officers'],
  ['/trial/*', [], '/trial'],
  ['/:category', [], '/'],
  ['*', [], '/'],
  ['*', ['*'], '/'],
  ['*', ['*', 'ca'], '/ca-dashboard'],
  ['/offers', ['ca'], '/offers'],
];
for (const [at, serves, page] of pages) {
  test(`a part with ${at} that serves ${serves.join(' and ') || 'nobody'} is looked at on ${page}`, () => {
    const routes = [route('/in', 'mf-auth'), route(at, 'mf-public')];
    assert.equal(pageOf({ part: 'mf-public', serves }, routes), page);
  });
}

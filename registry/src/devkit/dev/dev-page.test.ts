import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import type { Composition } from '@nukkad/platform/contract';
import { compose } from '../../composition/compose';
import { isSigned, signerWith } from '../../signing/signer';
import { remoteManifest, route, shellManifest } from '../../testing/fake-site';
import { compositionIn, devPage, devRegistry } from './dev-page';
import { developed } from './developed';

const signer = signerWith(generateKeyPairSync('ed25519').privateKey);
const siteMap = [route('/'), route('/offers', 'mf-offers', 'listing')];
const part = (name: string, version: string, values = {}) => ({
  version,
  manifest: name === 'shell' ? shellManifest(siteMap) : remoteManifest(name, values),
  integrity: { 'remoteEntry.abc.js': 'sha384-x' },
});
const parts = [part('shell', 's1'), part('mf-public', 'p1'), part('mf-offers', 'o1')];
const live: Composition = {
  ...compose({ channel: 'stable', serial: 7 }, parts)!,
  origins: ['https://mirror.example'],
  canary: { id: 'c', share: 500, lock: 'l', remotes: {} },
  previous: {},
};
const own = { path: '/offers/new', remote: 'mf-offers', screen: 'listing' };
const local = part('mf-offers', 'local', { routes: [own] });
const html = (composition: Composition) =>
  `<head><link rel="preload" as="script" href="/remotes/mf-offers/o1/a.js">
<link rel="preload" as="script" href="/remotes/mf-public/p1/b.js">
<script type="application/json" id="nukkad-keys">{"live":"key"}</script>
<script type="application/json" id="nukkad-composition" data-key="live" data-signature="$&">${JSON.stringify(composition)}</script></head><body></body>`;

test('the part is the local one, everything else is what is live', () => {
  const composition = developed(live, local, 42);
  assert.equal(composition.remotes['mf-offers']?.version, 'local');
  assert.deepEqual(composition.remotes['mf-public'], live.remotes['mf-public']);
  assert.deepEqual(composition.routes, [...live.routes, own]);
  assert.deepEqual(
    [composition.channel, composition.serial, composition.lock],
    ['dev', 42, 'local'],
  );
  assert.deepEqual(
    [composition.canary, composition.previous, composition.origins],
    [undefined, undefined, []],
  );
});

test('on a page that only refers to the part, the local build takes the place of the reference', () => {
  const ref = (name: string) => ({
    ...{ part: name, version: 'v1', base: `/remotes/${name}/v1/`, digest: 'sha384-x' },
    ...{ federation: name, serves: [] },
  });
  const { 'mf-offers': _, ...remotes } = live.remotes;
  const others = { 'mf-offers': ref('mf-offers'), 'mf-auth': ref('mf-auth') };
  const composition = developed({ ...live, remotes, others }, local, 42);
  assert.deepEqual(Object.keys(composition.remotes), ['mf-public', 'mf-offers']);
  assert.deepEqual(composition.others, { 'mf-auth': others['mf-auth'] });
});

test('a part that nobody has yet joins with its own paths', () => {
  const fresh = part('mf-new', 'n1', {
    routes: [{ path: '/new', remote: 'mf-new', screen: 'listing' }],
  });
  const composition = developed(live, fresh, 1);
  assert.equal(composition.remotes['mf-new']?.base, '/remotes/mf-new/n1/');
  assert.equal(composition.routes.at(-1)?.path, '/new');
});

test('a page believes the key of this machine alone', () => {
  const composition = developed(live, local, 42);
  const page = devPage(html(live), composition, signer);
  assert.deepEqual(compositionIn(page), JSON.parse(JSON.stringify(composition)));
  assert.doesNotMatch(page, /"live":"key"/);
  const [, keys] = /id="nukkad-keys">(.*?)<\/script>/.exec(page)!;
  assert.deepEqual(JSON.parse(keys!), signer.believed);
  const [, key, value] = /data-key="(.*?)" data-signature="(.*?)"/.exec(page)!;
  const told = compositionIn(page);
  assert.ok(isSigned('composition', told, { key: key!, value: value! }, signer.believed));
});

test('a page asks for nothing that it does not run, and hears of builds', () => {
  const page = devPage(html(live), developed(live, local, 42), signer);
  assert.doesNotMatch(page, /mf-offers\/o1\/a\.js/);
  assert.match(page, /mf-public\/p1\/b\.js/);
  assert.match(
    page,
    /src="\/dev\/slot\.js" crossorigin integrity="sha384-[^"]+"><\/script>\n<\/body>/,
  );
});

test('the registry says the same as the page', () => {
  const composition = developed(live, local, 42);
  const { channels, signatures } = devRegistry(composition, signer);
  assert.equal(channels.dev, composition);
  assert.ok(isSigned('composition', composition, signatures?.dev, signer.believed));
});

test('another document is no page of the product', () => {
  assert.equal(compositionIn('<p>502 Bad Gateway</p>'), undefined);
});

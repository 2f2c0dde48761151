import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { Composition } from '@nukkad/platform/contract';
import { readHistory } from '../channels/history';
import { readPointer, STABLE } from '../channels/pointer';
import { publish } from '../parts/publish';
import {
  type FakeSite,
  fakeSite,
  ownPageManifest,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { release } from './release';
import { rewritePages } from './rewrite-pages';
import { rollback } from './rollback';
import { promote, setCanaryShare, startCanary, stopCanary } from './run-canary';

const shell = shellManifest([route('/'), route('/in', 'mf-auth')]);
const visitor = remoteManifest('mf-public');
const entrance = remoteManifest('mf-auth');

let site: FakeSite;
let before: string;
beforeEach(async () => {
  site = await fakeSite();
  const dists = await Promise.all([shell, visitor, entrance].map((one) => site.build(one)));
  before = (await release(site.places, dists)).published[1]!.version;
});
afterEach(() => site.remove());

const stable = async (): Promise<Composition> =>
  JSON.parse(await site.read('registry.json')).channels.stable;
const moves = async () =>
  (await readHistory(site.places, STABLE, (await stable()).serial)).slice(3).map((move) => {
    const { part, version, previous, action, share, why } = move;
    return { part, version, previous, action, share, why };
  });

async function published(content: string, manifest = visitor) {
  const { part, version } = await publish(site.places, await site.build(manifest, content));
  return { part, version };
}

async function started(content = 'b', share = 500) {
  const version = await published(content);
  await startCanary(site.places, [version], share, { why: 'trying' });
  return version;
}

test('pages are told of a canary and run what they ran', async () => {
  const { lock } = await stable();
  const { part, version } = await started();
  const { canary, remotes, serial, lock: same } = await stable();
  assert.equal(remotes[part]?.version, before);
  assert.equal(same, lock);
  assert.equal(serial, 4);
  assert.match(canary!.id, /^[0-9a-f]{8}$/);
  assert.equal(canary!.share, 500);
  const ref = canary!.remotes[part]!;
  const text = await site.read(`${ref.base}release.json`);
  assert.equal(ref.version, version);
  assert.equal(ref.digest, `sha384-${createHash('sha384').update(text).digest('base64')}`);
  assert.match(await site.read('index.html'), new RegExp(canary!.id));
  assert.deepEqual(await moves(), [
    { part, version, previous: before, action: 'canary', share: 500, why: 'trying' },
  ]);
});

test('what its visitors run can be seen again', async () => {
  const { version } = await started();
  const { canary } = await stable();
  const page = await site.read(`locks/${canary!.lock}/index.html`);
  assert.match(page, new RegExp(`"version":"${version}"`));
  assert.doesNotMatch(page, /"canary":\{/);
});

test('a larger share keeps the canary, other versions are another', async () => {
  await started();
  const { id } = (await stable()).canary!;
  await setCanaryShare(site.places, 2500);
  assert.deepEqual([(await stable()).canary!.id, (await stable()).canary!.share], [id, 2500]);
  const next = await published('b', entrance);
  await startCanary(site.places, [next], undefined);
  const { canary } = await stable();
  assert.notEqual(canary!.id, id);
  assert.equal(canary!.share, 2500);
  assert.deepEqual(Object.keys(canary!.remotes).sort(), ['mf-auth', 'mf-public']);
});

test('taken back, it is gone, and the log says why', async () => {
  const { part, version } = await started();
  const { id } = (await stable()).canary!;
  const other = await stopCanary(site.places, { id: 'ffffffff', why: 'late', by: 'health' });
  assert.deepEqual(other.moves, []);
  assert.equal((await stable()).canary?.id, id);
  await stopCanary(site.places, { id, why: 'throws', by: 'health' });
  assert.equal((await stable()).canary, undefined);
  assert.deepEqual((await moves()).at(-1), {
    ...{ part, version: before, previous: version, action: 'stop' },
    ...{ share: undefined, why: 'throws' },
  });
  const again = await stopCanary(site.places, { id });
  assert.deepEqual(again.moves, []);
  await assert.rejects(stopCanary(site.places), { code: 'missing' });
});

test('promoted, it is everybody’s, and going back goes to what was before', async () => {
  const { part, version } = await started();
  await promote(site.places, part);
  const { remotes, canary, previous } = await stable();
  assert.equal(remotes[part]?.version, version);
  assert.equal(canary, undefined);
  assert.equal(previous?.[part]?.version, before);
  assert.deepEqual(
    (await moves()).map(({ action }) => action),
    ['canary', 'promote'],
  );
  await rollback(site.places, part);
  assert.equal((await stable()).remotes[part]?.version, before);
});

test('one part of a canary may be promoted without the other', async () => {
  await started();
  await startCanary(site.places, [await published('b', entrance)], undefined);
  await promote(site.places, 'mf-public');
  assert.deepEqual(Object.keys((await stable()).canary!.remotes), ['mf-auth']);
  await assert.rejects(promote(site.places, 'mf-public'), { code: 'missing' });
  await promote(site.places, undefined);
  assert.equal((await stable()).canary, undefined);
});

test('a version that was tried and taken back is no version to go back to', async () => {
  await started();
  await stopCanary(site.places);
  await assert.rejects(rollback(site.places, 'mf-public'), { code: 'missing' });
  assert.deepEqual((await stable()).previous, {});
});

test('a release past the canary ends its part in it', async () => {
  const { version } = await started();
  const next = await published('c');
  await release(site.places, [await site.build(visitor, 'c'), await site.build(entrance)]);
  assert.equal((await stable()).canary, undefined);
  const told = (await moves()).slice(-2).map((move) => [move.action, move.version, move.previous]);
  assert.deepEqual(told, [
    ['release', next.version, before],
    ['stop', next.version, version],
  ]);
});

test('what cannot be compared or does not fit is refused, and nothing changes', async () => {
  const page = await site.read('index.html');
  const wrong = [
    { ...(await published('b', shell)), says: /no remote/ },
    { ...(await published('b', ownPageManifest('/workshop'))), says: /no remote/ },
    { ...(await published('b', remoteManifest('mf-new'))), says: /Nobody runs mf-new yet/ },
    { ...(await published('b', { ...visitor, contract: 2 })), says: /contract 2/ },
  ];
  for (const { says, ...version } of wrong) {
    const start = startCanary(site.places, [version], 500);
    await assert.rejects(start, { code: 'refused', message: says });
  }
  const right = await published('c');
  for (const share of [-1, 10_001, 0.5, Number.NaN]) {
    await assert.rejects(startCanary(site.places, [right], share), { code: 'usage' });
  }
  await assert.rejects(startCanary(site.places, [right], undefined), { message: /--share 5/ });
  await assert.rejects(setCanaryShare(site.places, 500), { code: 'missing' });
  assert.equal(await site.read('index.html'), page);
});

test('a canary that no longer fits, or vanished, holds up no release', async () => {
  const version = await published('b', { ...visitor, serves: ['doctor'] });
  await startCanary(site.places, [version], 500);
  const doctor = await site.build(remoteManifest('mf-doctor', { serves: ['doctor'] }));
  const { warnings } = await release(site.places, [doctor]);
  assert.match(warnings.join(), /the canary does not run: .*doctor/);
  assert.equal((await stable()).canary, undefined);
  await stopCanary(site.places);

  const gone = await published('c');
  await startCanary(site.places, [gone], 500);
  await rm(path.join(site.places.site, 'remotes/mf-public', gone.version), { recursive: true });
  const rewritten = await rewritePages(site.places);
  assert.match(rewritten.warnings.join(), /the canary does not run: .*not in the site/);
});

test('of two who move at once only one does', async () => {
  const version = await published('b');
  const { serial } = await readPointer(site.places, STABLE);
  const attempts = await Promise.allSettled([
    startCanary(site.places, [version], 500, { expectedSerial: serial }),
    startCanary(site.places, [version], 900, { expectedSerial: serial }),
  ]);
  const refused = attempts.filter((one) => one.status === 'rejected');
  assert.equal(refused.length, 1);
  assert.equal(refused[0]!.reason.code, 'conflict');
});

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { SdkTypes } from '@nukkad/platform/contract';
import { release } from '../operations/release';
import { rollback } from '../operations/rollback';
import { readServedApi, recordServedApi } from '../served-api/served-api';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { sbomOf } from '../testing/licence-texts';
import { checkBuild } from './check';
import { checkApi } from './check-api';
import { judgeRelease } from './judge-release';
import { CONTRACT_FILE, readSubject } from './read-subject';
import { PAGE_LIFE, readEarlierParts } from './subject/earlier-parts';

const shell = shellManifest([route('/')]);
const visitor = remoteManifest('mf-public');

const types = (calls: string[]): SdkTypes => ({
  ...{ schema: 1, version: '0.1.0', exports: [], calls },
  files: {
    'contract/endpoints.d.ts': `export interface Calls { ${calls.map((call) => `${call}: { answer: string };`).join(' ')} }`,
    'index.d.ts': 'export interface ScreenProps { path: string }',
  },
});

/** What a build for release says, of a part that makes these calls. */
const says = (part: string, calls: string[]) => ({
  'facts.json': JSON.stringify({
    ...{ schema: 1, part, screens: null, shared: {}, packages: [] },
    sdk: { exports: [], calls },
  }),
  'sbom.cdx.json': sbomOf([]),
  'licenses.txt': '',
  'screen-listing.abc.css': '',
  'shell.abc.css': '',
  'sdk-types.json': JSON.stringify(types(['ask', 'tell'])),
});

let site: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
});
afterEach(() => site.remove());

const visitorThat = (...calls: string[]) =>
  site.build(visitor, calls.join(), says('mf-public', calls));

/** A shell, and a remote that called `tell` before and `ask` now. */
async function released() {
  await release(site.places, [
    await site.build(shell, 'first', says('shell', [])),
    await visitorThat('tell'),
  ]);
  await release(site.places, [await visitorThat('ask')]);
}

async function apiWith(...calls: string[]) {
  await writeFile(path.join(site.root, CONTRACT_FILE), JSON.stringify(types(calls)));
  return checkApi(site.places, site.root);
}

test('an API serves live pages and those of the version before', async () => {
  await released();
  const { parts, outcome } = await apiWith('ask', 'tell');
  assert.deepEqual(outcome, { state: 'passed' });
  assert.deepEqual(parts.map((one) => one.split(' ')[0]).sort(), [
    'mf-public',
    'mf-public',
    'shell',
  ]);
});

const removed: [call: string, caller: string][] = [
  ['ask', 'the live version'],
  ['tell', 'the version before'],
];
for (const [call, caller] of removed) {
  test(`a call is not removed while ${caller} makes it`, async () => {
    await released();
    const { outcome } = await apiWith(...['ask', 'tell'].filter((one) => one !== call));
    assert.equal(outcome.state, 'refused');
    const causes = outcome.state === 'refused' ? outcome.objections.map(({ cause }) => cause) : [];
    assert.equal(causes.length, 1);
    assert.match(
      causes[0]!,
      new RegExp(`^mf-public [0-9a-f]+ calls "${call}", which the API no longer`),
    );
  });
}

test('pages of the version before are gone after a day', async () => {
  await released();
  const [earlier] = await readEarlierParts(site.places, 'stable', Date.now());
  assert.deepEqual(earlier?.facts?.sdk?.calls, ['tell']);
  const later = Date.parse(earlier!.until) + PAGE_LIFE + 1;
  assert.deepEqual(await readEarlierParts(site.places, 'stable', later), []);
});

test('after a rollback, pages of the version that was taken back are still open', async () => {
  await released();
  await rollback(site.places, 'mf-public');
  const { earlier, live } = await readSubject(site.places, await visitorThat('ask', 'tell'));
  assert.deepEqual(live?.facts?.sdk?.calls, ['tell']);
  assert.deepEqual(
    earlier?.map(({ facts }) => facts?.sdk?.calls),
    [['ask']],
  );
});

test('a new part is judged by the API that runs', async () => {
  await released();
  await apiWith('ask');
  const dist = await visitorThat('tell');
  const options = { withoutBoot: true, apiBuild: site.root };
  const { judgements } = await checkBuild(site.places, dist, options);
  const api = judgements.find(({ rule }) => rule === 'api');
  assert.equal(api?.outcome.state, 'refused', JSON.stringify(api));
});

test('a new part is judged by the API that has said what it serves', async () => {
  await released();
  const dist = await visitorThat('tell');
  assert.deepEqual(await judgeRelease(site.places, [dist]), []);
  await recordServedApi(site.places, types(['ask']));
  const why =
    /calls "tell", which the API that runs does not have, so .*\. Deploy an API that serves/;
  await assert.rejects(judgeRelease(site.places, [dist]), why);
  const { judgements } = await checkBuild(site.places, dist, { withoutBoot: true });
  assert.equal(judgements.find(({ rule }) => rule === 'api')?.outcome.state, 'refused');
  assert.deepEqual(await judgeRelease(site.places, [dist], { withoutApi: true }), []);
  await recordServedApi(site.places, types(['ask', 'tell']));
  assert.deepEqual(await judgeRelease(site.places, [dist]), []);
});

test('what an API says is kept once, with the reason why it serves all the same', async () => {
  await recordServedApi(site.places, types(['ask']));
  const first = await readServedApi(site.places);
  assert.deepEqual(first?.contract, types(['ask']));
  await recordServedApi(site.places, types(['ask']), 'again');
  assert.deepEqual(await readServedApi(site.places), first);
  await recordServedApi(site.places, types([]), 'nobody asks any more');
  assert.equal((await readServedApi(site.places))?.why, 'nobody asks any more');
});

test('without a contract, and without pages, nothing is judged', async () => {
  await assert.rejects(checkApi(site.places, site.root), /no contract\.json: build the API first/);
  await assert.rejects(apiWith('ask'), /Nothing is live in stable/);
});

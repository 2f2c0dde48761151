import assert from 'node:assert/strict';
import { after, before, beforeEach, type Mock, mock, test } from 'node:test';
import type { SdkTypes } from '@nukkad/platform/contract';
import { release } from '../../operations/release';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../../testing/fake-site';
import { sbomOf } from '../../testing/licence-texts';
import { run } from '../run';

const shell = shellManifest([route('/')]);
const visitor = remoteManifest('mf-public');

const types = (exports: string[]): SdkTypes => ({
  ...{ schema: 1, version: '0.1.0', exports, calls: [] },
  files: {
    'contract/endpoints.d.ts': 'export interface Calls {}',
    'index.d.ts': `export interface ScreenProps { path: string }\n${exports.map((name) => `export declare function ${name}(): void;`).join('\n')}`,
  },
});

/** A build for release, of a part that uses these exports; the SDK it was built with has them. */
const says = (part: string, exports: string[]) => ({
  'facts.json': JSON.stringify({
    ...{ schema: 1, part, screens: null, shared: {}, packages: [] },
    sdk: { exports, calls: [] },
  }),
  'sdk-types.json': JSON.stringify(types(exports)),
  'sbom.cdx.json': sbomOf([]),
  'licenses.txt': '',
  ...(part === 'shell' ? { 'shell.abc.css': '' } : { 'screen-listing.abc.css': '' }),
});

let site: FakeSite;
let err: Mock<typeof console.error>;
const shellWith = (...exports: string[]) =>
  site.build(shell, exports.join(), says('shell', exports));
const visitorWith = (...exports: string[]) =>
  site.build(visitor, exports.join(), says('mf-public', exports));

/** A shell that got `useCamera` a moment ago. Pages with the one before it may be open. */
before(async () => {
  site = await fakeSite();
  await release(site.places, [await shellWith('usePage'), await visitorWith('usePage')]);
  await release(site.places, [await shellWith('usePage', 'useCamera')]);
});
beforeEach(() => {
  mock.restoreAll();
  mock.method(console, 'info', () => undefined);
  err = mock.method(console, 'error', () => undefined);
});
after(() => site.remove());

const nukkad = (...args: string[]) =>
  run(['node', 'nukkad', ...args, '--data', `${site.root}/data`]);
const said = () => err.mock.calls.map((call) => call.arguments.join(' ')).join('\n');

const ways: [way: string, args: string[]][] = [
  ['a check', ['check', '--files-only']],
  ['a release', ['release']],
  ['a release that has to be checked', ['release', '--checked']],
  ['a canary', ['canary', '--share', '5']],
];
for (const [way, args] of ways) {
  test(`${way} asks whether open pages with the shell before can run the part`, async () => {
    const out = mock.method(console, 'info', () => undefined);
    const build = await visitorWith('usePage', 'useCamera');
    assert.equal(await nukkad(...args, '--from', build), 1);
    const all = `${said()}\n${out.mock.calls.map((call) => call.arguments.join(' ')).join('\n')}`;
    assert.match(all, /may still run shell [0-9a-f]{16}: mf-public uses "useCamera"/);
    assert.match(all, /Release it after .*, or make it fit both versions now/);
  });
}

test('a version that lies in the site is asked about when it is promoted', async () => {
  const build = await visitorWith('usePage', 'useCamera');
  const why = ['--unchecked', '--why', 'to have it there'];
  const out = mock.method(console, 'info', () => undefined);
  assert.equal(await nukkad('canary', '--share', '5', '--from', build, ...why), 0, said());
  await nukkad('status');
  const told = out.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
  assert.match(told, /Next: `nukkad promote mf-public` gives it to everybody/);
  assert.match(told, /canary, 5 % of the visitors\n {2}mf-public [0-9a-f]{16}/);
  out.mock.restore();
  assert.equal(await nukkad('promote', 'mf-public'), 1);
  assert.match(said(), /may still run shell [0-9a-f]{16}: mf-public uses "useCamera"/);
  await nukkad('canary', 'stop');
});

test('a preview is a fresh page, and has no shell before it', async () => {
  const build = await visitorWith('usePage', 'useCamera');
  const preview = ['preview', '--for', 'https://nukkad.example'];
  assert.equal(await nukkad(...preview, '--from', build), 0, said());
});

// Each of these moves the channel; the later ones still have the shell of the beginning before them.
const passing: [what: string, args: string[]][] = [
  ['with a reason', ['--unchecked', '--why', 'the product is closed today']],
  ['on a machine of one person', ['--quick']],
  ['in development', ['--dev']],
];
for (const [what, args] of passing) {
  test(`${what}, a release is not held up by pages that may be open`, async () => {
    const build = await visitorWith('usePage', 'useCamera');
    assert.equal(await nukkad('release', '--from', build, ...args), 0, said());
    await nukkad('rollback', 'mf-public');
  });
}

test('a release without the gate needs a reason, and is no checked one', async () => {
  const build = await visitorWith('usePage', 'useCamera');
  assert.equal(await nukkad('release', '--from', build, '--unchecked'), 2);
  const both = ['--unchecked', '--checked', '--why', 'both'];
  assert.equal(await nukkad('release', '--from', build, ...both), 2);
});

test('parts of one release change together, for an open page too', async () => {
  const { judgeRelease } = require('../../gate/judge-release');
  const own = await fakeSite();
  try {
    await release(own.places, [await shellWith('usePage'), await visitorWith('usePage')]);
    const both = [
      await shellWith('usePage', 'useCamera'),
      await visitorWith('usePage', 'useCamera'),
    ];
    assert.deepEqual(await judgeRelease(own.places, both), []);
    await release(own.places, both);
    await assert.rejects(
      judgeRelease(own.places, [await visitorWith('usePage', 'useCamera', 'useMap')]),
      /"useMap"/,
    );
  } finally {
    await own.remove();
  }
});

test('what is too large is said, and does not hold up a release', async () => {
  const { judgeRelease } = require('../../gate/judge-release');
  const random = Array.from({ length: 40_000 }, (_, at) => (at * 2_654_435_761) % 4_294_967_291);
  const build = await site.build(visitor, 'large', {
    ...says('mf-public', ['usePage']),
    'remoteEntry.abc.js': `[${random}]`,
  });
  const notes = await judgeRelease(site.places, [build]);
  assert.equal(notes.length, 1, notes.join());
  assert.match(notes[0], /KB for the entry .*the budget is .*`nukkad check` refuses it/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PartManifest } from '@nukkad/platform/contract';
import {
  ownPageManifest as ownPage,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { compose } from './compose';
import { lockOf } from './lock-of';
import { allRoutes, judge } from './rules';

const shell = shellManifest([route('/'), route('/doctors'), route('/:category'), route('*')]);
const publicRemote = remoteManifest('mf-public');
const operator = (path: string, more: Partial<PartManifest> = {}) =>
  remoteManifest('mf-operator', { routes: [route(path, 'mf-operator')], ...more });

const fitting: [name: string, parts: PartManifest[]][] = [
  ['a shell and its remote', [shell, publicRemote]],
  ['remotes before any shell', [publicRemote, operator('/operator/*')]],
  ['a remote with a path of its own', [shell, publicRemote, operator('/operator/*')]],
  ['a route of the vendor gate', [shellManifest([route('/trial', 'gate', 'dashboard')])]],
];
for (const [name, parts] of fitting) {
  test(`${name} fit together`, () => assert.deepEqual(judge(parts).problems, []));
}

const misfits: [name: string, parts: PartManifest[], problem: RegExp][] = [
  [
    'another contract',
    [shell, remoteManifest('mf-public', { contract: 2 })],
    /mf-public is built for contract 2, the shell for contract 1/,
  ],
  ['a taken path', [shell, publicRemote, operator('/Doctors')], /\/doctors belongs to mf-public/],
  ['a taken parameter', [shell, publicRemote, operator('/:x')], /\/:category belongs to mf-public/],
  [
    'a path below another part’s splat',
    [
      shell,
      publicRemote,
      operator('/operator/*'),
      remoteManifest('mf-z', { routes: [route('/operator/x', 'mf-z')] }),
    ],
    /mf-z declares \/operator\/x, but \/operator\/\* belongs to mf-operator/,
  ],
  ['a path twice', [shellManifest([route('/'), route('/')]), publicRemote], /stands twice/],
  [
    'a path for somebody else',
    [shell, publicRemote, remoteManifest('mf-x', { routes: [route('/x', 'mf-public')] })],
    /mf-x declares \/x for mf-public/,
  ],
  ['a reserved path', [shell, publicRemote, operator('/api')], /\/api, which is reserved/],
  [
    'an unknown screen',
    [shellManifest([route('/', 'mf-public', 'home')]), publicRemote],
    /asks mf-public for the screen "home", which it does not have \(it has: listing\)/,
  ],
  [
    'a screen named like an object’s own method',
    [shellManifest([route('/', 'mf-public', 'toString')]), publicRemote],
    /screen "toString"/,
  ],
  [
    'one container name twice',
    [publicRemote, remoteManifest('mf-copy', { federation: 'mf_public' })],
    /both claim the container name "mf_public"/,
  ],
  [
    'one vendor type twice',
    [
      remoteManifest('mf-a', { serves: ['doctor'] }),
      remoteManifest('mf-b', { serves: ['doctor'] }),
    ],
    /mf-a and mf-b both claim the vendor type "doctor"/,
  ],
  [
    'a page of its own on a path of the shell',
    [shell, ownPage('/doctors')],
    /workshop declares \/doctors, but \/doctors belongs to mf-public/,
  ],
  [
    'a page of its own deeper than one segment',
    [ownPage('/a/b')],
    /workshop is a page at \/a\/b: its path must be one fixed segment/,
  ],
];
for (const [name, parts, problem] of misfits) {
  test(`${name} is refused`, () => assert.match(judge(parts).problems.join('\n'), problem));
}

test('a route of a remote that is not released yet is only a warning', () => {
  const verdict = judge([shell]);
  assert.deepEqual(verdict.problems, []);
  assert.match(verdict.warnings[0] ?? '', /mf-public, which is not released yet/);
});

test('routes are the shell’s, then the remotes’ by name', () => {
  const paths = allRoutes([operator('/operator'), shell, publicRemote]).map((r) => r.path);
  assert.deepEqual(paths, ['/', '/doctors', '/:category', '*', '/operator']);
});

test('a composition names every remote with its folder, team and integrity', () => {
  const integrity = { 'remoteEntry.abc.js': 'sha384-x' };
  const ofShell = { 'main.abc.js': 'sha384-y' };
  const composition = compose({ channel: 'stable', serial: 7 }, [
    { version: 'v2', manifest: { ...publicRemote, owner: 'Finding' }, integrity },
    { version: 'v1', manifest: { ...shell, owner: 'Platform' }, integrity: ofShell },
  ]);
  assert.equal(composition?.serial, 7);
  assert.deepEqual(composition?.shell, {
    ...{ version: 'v1', owner: 'Platform', integrity: ofShell },
    ...{ server: undefined, languages: undefined },
  });
  assert.equal(composition?.remotes['mf-public']?.owner, 'Finding');
  assert.equal(composition?.remotes['mf-public']?.base, '/remotes/mf-public/v2/');
  assert.deepEqual(composition?.remotes['mf-public']?.integrity, integrity);
});

test('a composition names the server bundles of the parts that have one', () => {
  const server = 'server/server.js';
  const composition = compose({ channel: 'stable', serial: 7 }, [
    { version: 'v1', manifest: { ...shell, server }, integrity: {} },
    { version: 'v2', manifest: { ...publicRemote, server }, integrity: {} },
    { version: 'v3', manifest: operator('/operator'), integrity: {} },
  ]);
  assert.equal(composition?.shell.server, server);
  const ofRemotes = Object.values(composition?.remotes ?? {}).map((one) => [one.part, one.server]);
  assert.deepEqual(ofRemotes, [
    ['mf-operator', undefined],
    ['mf-public', server],
  ]);
});

test('a page of its own is no remote', () => {
  const composition = compose({ channel: 'stable', serial: 1 }, [
    { version: 'v1', manifest: shell, integrity: {} },
    { version: 'v2', manifest: ownPage('/styleguide'), integrity: {} },
  ]);
  assert.deepEqual(composition?.remotes, {});
  assert.deepEqual(
    composition?.routes.map((r) => r.path),
    shell.routes.map((r) => r.path),
  );
});

test('without a shell there is nothing to compose', () => {
  const parts = [{ version: 'v', manifest: publicRemote, integrity: {} }];
  assert.equal(compose({ channel: 'stable', serial: 1 }, parts), undefined);
});

test('a lock names the versions, in whatever order they come, and nothing else', () => {
  const one = { version: 'v1', manifest: shell, integrity: {} };
  const other = { version: 'v2', manifest: publicRemote, integrity: {} };
  const workshop = { version: 'v3', manifest: ownPage('/styleguide'), integrity: {} };
  assert.equal(lockOf([one, other]), lockOf([other, workshop, one]));
  assert.notEqual(lockOf([one, other]), lockOf([one, { ...other, version: 'v9' }]));
});

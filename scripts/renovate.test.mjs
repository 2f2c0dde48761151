import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { ROOT, readJson, workspaces } from './support/repository.mjs';

const require = createRequire(path.join(ROOT, 'registry/package.json'));
const semver = require('semver');

const renovate = readJson(path.join(ROOT, 'renovate.json'));
const rules = renovate.packageRules;
const capped = rules.filter(
  ({ allowedVersions, matchManagers }) => allowedVersions && !matchManagers,
);

/** Versions that decisions keep out, whatever else is raised. */
const KEPT_OUT = [
  ['apexcharts', '5.0.0'],
  ['react-apexcharts', '1.8.0'],
  ['webpack', '5.111.0'],
  ['ky', '2.0.0'],
  ['react-router-dom', '8.0.0'],
  ['typescript', '7.0.0'],
];

/** Name of a package → the versions in which package.json files name it. */
const declared = new Map();
for (const { about } of [
  { about: readJson(path.join(ROOT, 'package.json')) },
  ...workspaces().values(),
]) {
  for (const [name, version] of Object.entries({
    ...about.dependencies,
    ...about.devDependencies,
  })) {
    // Under another name than its own: `npm:typescript@7.0.2`.
    declared.set(name, [...(declared.get(name) ?? []), version.replace(/^npm:.+@/, '')]);
  }
}

describe('Renovate', () => {
  test('each rule says why', () => {
    for (const rule of [...rules, renovate.vulnerabilityAlerts]) {
      assert.match(rule.description ?? '', /^\S.{30,}\.$/, JSON.stringify(rule));
    }
  });

  test('nothing is merged by itself, and nothing that is days old is taken', () => {
    for (const rule of [renovate, ...rules]) assert.notEqual(rule.automerge, true);
    assert.equal(renovate.automerge, false);
    assert.match(renovate.minimumReleaseAge, /^(?:[3-9]|\d\d) days$/);
    const majors = rules.find(({ matchUpdateTypes }) => matchUpdateTypes?.includes('major'));
    assert.equal(majors.dependencyDashboardApproval, true);
  });

  test('each package that a rule names is one of ours', () => {
    const images = ['node', 'postgres'];
    for (const name of rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)) {
      const prefix = name.replace(/\*+$/, '');
      const isKnown = name.endsWith('*')
        ? [...declared.keys()].some((one) => one.startsWith(prefix))
        : declared.has(name) || images.includes(name);
      assert.ok(isKnown, name);
    }
  });

  for (const { matchPackageNames, allowedVersions } of capped) {
    test(`${matchPackageNames} ${allowedVersions} allows what is pinned`, () => {
      for (const version of matchPackageNames.flatMap((name) => declared.get(name))) {
        assert.ok(semver.satisfies(version, allowedVersions), version);
      }
    });
  }

  for (const [name, version] of KEPT_OUT) {
    test(`${name} ${version} is not proposed`, () => {
      const cap = capped.find(({ matchPackageNames }) => matchPackageNames.includes(name));
      assert.ok(cap && !semver.satisfies(version, cap.allowedVersions), name);
    });
  }

  test('versions are pinned, so that a raise is a commit', () => {
    assert.equal(renovate.rangeStrategy, 'pin');
    for (const [name, versions] of declared) {
      for (const version of versions) assert.ok(semver.valid(version), `${name} ${version}`);
    }
  });

  test('the compiler under another name is not capped with the one that has an API', () => {
    const caps = capped.filter(({ matchPackageNames }) => matchPackageNames.includes('typescript'));
    assert.deepEqual(
      caps.map(({ matchDepNames }) => matchDepNames),
      [['typescript']],
    );
    assert.ok(declared.has('@typescript/native'));
  });

  test('webpack and the federation plugin travel together', () => {
    const group = rules.find(({ groupName }) => groupName === 'webpack and module federation');
    assert.deepEqual(group.matchPackageNames, ['webpack', '@module-federation/**']);
  });

  test('actions and images are pinned by digest', () => {
    const pinned = rules.filter(({ pinDigests }) => pinDigests);
    assert.deepEqual(
      pinned.map(({ matchManagers, matchDatasources }) => matchManagers ?? matchDatasources),
      [['github-actions'], ['docker']],
    );
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindFrom, namesFrom, nukkadBlock } from './anatomy';

const named: [said: string, part: string, federation: string][] = [
  ['ca', 'mf-ca', 'mf_ca'],
  ['mf-ca', 'mf-ca', 'mf_ca'],
  ['govt-officer', 'mf-govt-officer', 'mf_govt_officer'],
  ['a1', 'mf-a1', 'mf_a1'],
];
for (const [said, part, federation] of named) {
  test(`${said} is ${part}, its container ${federation}`, () => {
    const { slug, ...names } = namesFrom(said);
    assert.deepEqual(names, { part, federation });
    assert.equal(`mf-${slug}`, part);
  });
}

for (const said of [
  undefined,
  '',
  'CA',
  "ca's",
  '1a',
  'a--b',
  'a-',
  '../x',
  'a/b',
  'a'.repeat(31),
]) {
  test(`${said} is no name`, () => {
    assert.throws(() => namesFrom(said), { code: 'usage' });
  });
}

test('dashboards and remotes can be created, nothing else', () => {
  assert.equal(kindFrom('dashboard'), 'dashboard');
  assert.equal(kindFrom('remote'), 'remote');
  for (const said of [undefined, 'shell', 'toString']) {
    assert.throws(() => kindFrom(said), { code: 'usage', message: /dashboard or remote/ });
  }
});

test('a dashboard serves its user type, a remote has an address', () => {
  const names = namesFrom('ca');
  assert.deepEqual(nukkadBlock('dashboard', names, 1), {
    federation: 'mf_ca',
    contract: 1,
    serves: ['ca'],
  });
  assert.deepEqual(nukkadBlock('remote', names, 1), {
    federation: 'mf_ca',
    contract: 1,
    routes: [{ path: '/ca', remote: 'mf-ca', screen: 'welcome' }],
  });
});

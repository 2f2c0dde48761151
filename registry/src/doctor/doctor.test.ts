import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { historyFile } from '../channels/history';
import { release } from '../operations/release';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { examine } from './doctor';
import type { Surroundings } from './finding';

let site: FakeSite;
let folder: string;
beforeEach(async () => {
  site = await fakeSite();
  const parts = [shellManifest([route('/')]), remoteManifest('mf-public')];
  const dists = await Promise.all(parts.map((part) => site.build(part)));
  const { published } = await release(site.places, dists);
  folder = path.join(site.places.site, 'remotes/mf-public', published[1]!.version);
});
afterEach(() => site.remove());

async function found(around: Partial<Surroundings> = {}, fix = false) {
  const examined = await examine(site.places, { fix, around });
  return examined.flatMap(({ check, findings }) => findings.map((f) => ({ check, ...f })));
}

const dead = () => ({
  token: 'dead',
  pid: spawnSync(process.execPath, ['--version']).pid,
  host: hostname(),
  since: 'yesterday',
});
const inState = (file: string) => path.join(site.places.state, file);
const inSite = (file: string) => path.join(site.places.site, file);

test('a registry that is well is said to be', async () => {
  assert.deepEqual(await found(), []);
});

test('before the first release there is nothing to find', async () => {
  const empty = await fakeSite();
  const examined = await examine(empty.places);
  assert.deepEqual(
    examined.flatMap(({ findings }) => findings),
    [],
  );
  assert.deepEqual(await readdir(empty.places.state), []);
  await empty.remove();
});

const harms: [name: string, harm: () => Promise<unknown>, check: string, what: RegExp][] = [
  [
    'an edited log',
    async () => {
      const log = await readFile(historyFile(site.places), 'utf8');
      await writeFile(historyFile(site.places), log.replace('"by":"', '"by":"not '));
    },
    'log',
    /line 2 does not follow/,
  ],
  [
    'a log cut short',
    () => writeFile(historyFile(site.places), ''),
    'log',
    /brought stable to serial 2 was changed or removed/,
  ],
  [
    'a changed file',
    () => appendFile(path.join(folder, 'remoteEntry.abc.js'), '!'),
    'releases',
    /no longer holds what was released/,
  ],
  [
    'a changed packed form',
    () => appendFile(path.join(folder, 'remoteEntry.abc.js.gz'), '!'),
    'releases',
    /no longer holds what was released/,
  ],
  [
    'digests that were changed',
    () => appendFile(path.join(folder, 'integrity.json'), ' '),
    'releases',
    /no longer holds what was released/,
  ],
  ['a lost release', () => rm(folder, { recursive: true }), 'what runs', /whose files are gone/],
  [
    'a lost key',
    async () => {
      const names = await readdir(inState('keys'));
      const pems = names.filter((name) => name.endsWith('.pem'));
      for (const name of pems) await rm(inState(`keys/${name}`));
    },
    'keys',
    /cannot be read/,
  ],
  ['no keys at all', () => rm(inState('keys'), { recursive: true }), 'keys', /no key that signs/],
  [
    'a site that is no folder',
    async () => {
      await rm(site.places.site, { recursive: true });
      await writeFile(site.places.site, '');
    },
    'folders',
    /cannot be written/,
  ],
];
for (const [name, harm, check, what] of harms) {
  test(`${name} is found, and told with what it means and what to do`, async () => {
    await harm();
    const findings = await found({}, true);
    const finding = findings.find((one) => one.check === check);
    assert.match(finding?.what ?? JSON.stringify(findings), what);
    assert.equal(finding?.outcome, 'open');
    assert.ok(finding && finding.soWhat !== '' && finding.next !== '');
  });
}

const repairs: [name: string, harm: () => Promise<unknown>, check: string][] = [
  ['a page that was changed', () => writeFile(inSite('index.html'), 'x'), 'pages'],
  ['a page that is gone', () => rm(inSite('registry.json')), 'pages'],
  [
    'a lock of the dead',
    async () => {
      await writeFile(inState('lock'), JSON.stringify(dead()));
    },
    'lock',
  ],
  [
    'an unfinished release',
    () => mkdir(inSite(`.incoming/${dead().pid}-x`), { recursive: true }),
    'unfinished releases',
  ],
];
for (const [name, harm, check] of repairs) {
  test(`${name} is found, and put right`, async () => {
    await harm();
    const outcomes = async (fix: boolean) =>
      (await found({}, fix)).map((one) => `${one.check} ${one.outcome}`);
    assert.ok((await outcomes(true)).includes(`${check} fixed`));
    assert.deepEqual(await outcomes(false), []);
  });
}

test('without --fix nothing is touched', async () => {
  await writeFile(inSite('index.html'), 'x');
  assert.equal((await found())[0]?.outcome, 'fixable');
  assert.equal(await site.read('index.html'), 'x');
});

const now = Date.parse('2026-01-01T00:00:00Z');
const mirrors = ['https://mirror.example'];
const here = new Date(now).toUTCString();
const well = { status: 200, date: new Date().toUTCString(), allowed: '*' };
const assets = 'https://cdn.example';
const ofApi = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/nukkad' };
const around: [name: string, around: Partial<Surroundings>, what: RegExp | undefined][] = [
  ['an old Node', { nodeVersion: '18.20.0' }, /This is Node 18.20.0/],
  ['a clock that is behind', { now }, /yet to come/],
  ['a silent mirror', { mirrors, ask: async () => undefined }, /does not answer/],
  ['a lost mirror', { mirrors, ask: async () => ({ ...well, status: 404 }) }, /answers 404/],
  [
    'a mirror of another time',
    { mirrors, ask: async () => ({ ...well, date: here }) },
    /The clock of https:\/\/mirror.example says Thu, 01 Jan 2026/,
  ],
  ['a mirror that is well', { mirrors, ask: async () => well }, undefined],
  ['a silent origin asked first', { assets, ask: async () => undefined }, /does not answer/],
  [
    'one that lacks what is live',
    { assets, ask: async () => ({ ...well, status: 404 }) },
    /cdn\.example answers 404 to \/shell\//,
  ],
  [
    'one whose files no page may use',
    { assets, ask: async () => ({ ...well, allowed: null }) },
    /browsers refuse its files/,
  ],
  ['one that is well', { assets, ask: async () => well }, undefined],
  ['an API that sends no e-mail', { settings: ofApi }, /SMTP_URL is not set/],
  ['an API that does', { settings: { ...ofApi, SMTP_URL: 'smtp://mail.example' } }, undefined],
  ['a machine that only releases', { settings: { NODE_ENV: 'production' } }, undefined],
];
for (const [name, how, what] of around) {
  test(`${name} is ${what ? 'found' : 'fine'}`, async () => {
    const findings = await found(how);
    if (what) assert.match(findings.map((one) => one.what).join(), what);
    else assert.deepEqual(findings, []);
  });
}

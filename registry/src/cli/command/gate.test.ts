import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, type Mock, mock, test } from 'node:test';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../../testing/fake-site';
import { sbomOf } from '../../testing/licence-texts';
import { run } from '../run';

let site: FakeSite;
let out: Mock<typeof console.info>;
let err: Mock<typeof console.error>;
before(async () => {
  site = await fakeSite();
  await nukkad('release', '--from', await site.build(shellManifest([route('/')])));
});
beforeEach(() => {
  mock.restoreAll();
  out = mock.method(console, 'info', () => undefined);
  err = mock.method(console, 'error', () => undefined);
});
after(() => site.remove());

const nukkad = (...args: string[]) =>
  run(['node', 'nukkad', ...args, '--data', `${site.root}/data`]);
const said = (stream: Mock<typeof console.info>) =>
  stream.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
const styles = { 'screen-listing.abc.css': '@layer remotes.mf_public{.a{color:red}}' };

test('what could not be tried is said, and is not taken for passed', async () => {
  const build = await site.build(remoteManifest('mf-public'), 'first', styles);
  assert.equal(await nukkad('check', '--from', build, '--files-only'), 1);
  assert.match(said(out), /^NOT RUN {2}facts .*\n +The build has no facts\.json/m);
  assert.match(said(out), /^NOT RUN {2}boot .*\n +No browser was asked for\.$/m);
  assert.match(said(out), /^ok {7}fit /m);
  assert.match(
    said(out),
    /mf-public [0-9a-f]{16} was not tried in full, so it may not go live yet/,
  );
});

test('a refusal says cause and fix, to a person and to a program', async () => {
  const build = await site.build(remoteManifest('mf-public', { contract: 7 }), 'first', styles);
  assert.equal(await nukkad('check', '--from', build), 1);
  assert.match(
    said(out),
    /^REFUSED {2}fit .*\n +mf-public is built for contract 7.*\n +→ Build both/m,
  );
  out.mock.resetCalls();
  assert.equal(await nukkad('check', '--from', build, '--json'), 1);
  const report = JSON.parse(said(out));
  assert.equal(report.verdict, 'refused');
  const { outcome } = report.judgements.find(({ rule }: { rule: string }) => rule === 'fit');
  assert.match(outcome.objections[0].cause, /contract 7/);
});

test('a release that has to be checked is refused with what the gate says', async () => {
  const build = await site.build(remoteManifest('mf-public', { contract: 7 }), 'first', styles);
  assert.equal(await nukkad('release', '--from', build, '--checked'), 1);
  assert.match(said(err), /^Nothing was changed\.\nNOT RUN .*[\s\S]*REFUSED {2}fit/m);
  assert.equal(await nukkad('release', '--all', '--checked'), 2);
});

const facts = (part: string) =>
  JSON.stringify({
    ...{ schema: 1, part, screens: ['listing'], shared: {} },
    ...{ sdk: { exports: [], calls: [] }, packages: [] },
  });
const asReleased = {
  ...styles,
  'facts.json': facts('mf-public'),
  'sbom.cdx.json': sbomOf([]),
  'licenses.txt': '',
};
const stray = { ...asReleased, 'screen-listing.abc.css': '.a{color:red}' };
const visible: [what: string, args: string[]][] = [
  ['a canary', ['canary', '--share', '5']],
  ['a preview', ['preview', '--for', 'https://nukkad.example']],
];
for (const [what, args] of visible) {
  test(`${what} is refused for its files, unless somebody says why not`, async () => {
    await nukkad(
      'release',
      '--from',
      await site.build(remoteManifest('mf-public'), '1', asReleased),
    );
    const bad = await site.build(remoteManifest('mf-public'), `bad for ${what}`, stray);
    assert.equal(await nukkad(...args, '--from', bad), 1);
    assert.match(
      said(err),
      /^Nothing was changed\.\n.*stands in no cascade layer\. Use the preset/m,
    );
    assert.equal(await nukkad(...args, '--from', bad, '--unchecked'), 2);
    const why = ['--unchecked', '--why', 'to show the fault'];
    assert.equal(await nukkad(...args, '--from', bad, ...why), 0);
    const good = await site.build(remoteManifest('mf-public'), `good for ${what}`, asReleased);
    assert.equal(await nukkad(...args, '--from', good), 0);
  });
}

test('a canary of a version that lies in the site is judged as well', async () => {
  const bad = await site.build(remoteManifest('mf-public'), 'bad', stray);
  const why = ['--unchecked', '--why', 'to have it there'];
  await nukkad('canary', '--share', '5', '--from', bad, ...why, '--json');
  const { canary } = JSON.parse(
    await readFile(`${site.places.state}/channels/stable.json`, 'utf8'),
  );
  const version = canary.parts['mf-public'];
  await nukkad('canary', 'stop');
  assert.equal(await nukkad('canary', 'mf-public', '--to', version, '--share', '5'), 1);
});

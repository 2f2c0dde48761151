import assert from 'node:assert/strict';
import { after, before, beforeEach, type Mock, mock, test } from 'node:test';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { run } from './run';

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

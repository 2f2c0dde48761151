import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, afterEach, before, beforeEach, type Mock, mock, test } from 'node:test';
import { release } from '../operations/release';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { run } from './run';

let out: Mock<typeof console.info>;
let err: Mock<typeof console.error>;
let site: FakeSite;
before(async () => {
  site = await fakeSite();
  await release(site.places, [
    await site.build(shellManifest([route('/'), route('/doctors')])),
    await site.build(remoteManifest('mf-public')),
  ]);
});
after(() => site.remove());
beforeEach(() => {
  out = mock.method(console, 'info', () => undefined);
  err = mock.method(console, 'error', () => undefined);
});
afterEach(() => mock.restoreAll());

const said = (stream: Mock<typeof console.info>) =>
  stream.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
const at = (...names: string[]) => path.join(site.root, ...names);
const nukkadExport = (...args: string[]) =>
  run(['node', 'nukkad', 'export', ...args, '--data', at('data')]);
const API = ['--api', 'https://api.example'];

test('a project of a provider is written, with what to do next', async () => {
  assert.equal(await nukkadExport(at('out'), '--for', 'cloudflare', ...API), 0);
  assert.match(said(out), /^\S+\/out\/site is at serial 2: \d+ files copied, 0 removed$/m);
  assert.match(said(out), /^Wrote \S+\/out\/wrangler\.json$/m);
  assert.match(said(out), /^Next, in \S+\/out: npx wrangler deploy$/m);
  assert.match(await readFile(at('out/worker.js'), 'utf8'), /"https:\/\/api\.example"/);
});

test('a program reads what was written, changed and is to be done', async () => {
  await nukkadExport(at('json'), '--for', 'netlify', ...API);
  await release(site.places, [await site.build(remoteManifest('mf-public'), 'second')]);
  out.mock.resetCalls();
  assert.equal(await nukkadExport(at('json'), '--for', 'netlify', ...API, '--json'), 0);
  const done = JSON.parse(said(out));
  const log = ['log/entries/latest.json', 'log/head.json'];
  assert.deepEqual(done.changed, ['doctors/index.html', 'index.html', ...log, 'registry.json']);
  assert.deepEqual(done.purge.slice(0, 3), ['/doctors', '/doctors/*', '/']);
  assert.deepEqual([done.provider, done.config], ['netlify', at('json')]);
  assert.ok(done.written.includes('netlify/edge-functions/nukkad.js'));
  assert.deepEqual(done.next, ['npx netlify deploy --prod']);
});

test('changes are told in words too', async () => {
  await nukkadExport(at('words'), '--for', 'nginx', '--config', at('words-nginx'));
  await release(site.places, [await site.build(remoteManifest('mf-public'), 'third')]);
  out.mock.resetCalls();
  assert.equal(await nukkadExport(at('words'), '--for', 'nginx', '--config', at('words-nginx')), 0);
  assert.match(said(out), /^Changed: \/doctors\/\*$/m);
  assert.match(await readFile(at('words-nginx/purge.txt'), 'utf8'), /^\/doctors\/\*$/m);
});

test('an export for nobody in particular is as before, and says what changed', async () => {
  assert.equal(await nukkadExport(at('plain')), 0);
  assert.match(said(out), /^\S+\/plain is at serial \d+: \d+ files copied, 0 removed$/);
  await release(site.places, [await site.build(remoteManifest('mf-public'), 'fourth')]);
  await nukkadExport(at('plain'));
  assert.match(said(out), /^Changed: \/registry\.json$/m);
});

const wrong: [args: string[], message: RegExp][] = [
  [['out', '--for', 'geocities'], /--for takes cloudflare, cloudfront, netlify, nginx, not "geo/],
  [['out', '--for', 'constructor'], /--for takes/],
  [['out', '--for', 'netlify'], /--for netlify needs --api <origin>/],
  [['out', '--for', 'netlify', '--api', 'api.example'], /--api takes an origin/],
  [['out', '--for', 'netlify', '--api', 'https://api.example/v1'], /--api takes an origin/],
  [['out', '--for', 'netlify', '--api', 'ftp://api.example'], /--api takes an origin/],
  [['s3://releases', '--for', 'netlify', ...API], /netlify serves a folder, not s3:/],
  [['out', '--for', 'cloudflare', ...API, '--config', 'cdn'], /leave --config out/],
  [['out', '--for', 'cloudfront', ...API, '--config', 'cdn'], /cloudfront serves a bucket/],
  [['out', '--for', 'nginx'], /--for nginx needs --config <folder>/],
  [['out', '--for', 'nginx', '--config', 'out/nginx'], /is within the site/],
  [['out', '--for', 'nginx', '--config', 'out'], /is within the site/],
  [['s3://releases', '--for', 'nginx', '--config', 'cdn'], /nginx serves a folder/],
  [['out', ...API], /--api goes with --for/],
  [['out', '--config', 'cdn'], /--config goes with --for/],
];
for (const [args, message] of wrong) {
  test(`"export ${args.join(' ')}" is typed wrongly`, async () => {
    assert.equal(await nukkadExport(...args), 2);
    assert.match(said(err), message);
  });
}

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, afterEach, before, beforeEach, type Mock, mock, test } from 'node:test';
import { type FailureCode, RegistryError } from '../core/failure';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import type { Call, Command } from './command/command';
import { commands } from './commands';
import { rootFrom } from './root';
import { run } from './run';

let out: Mock<typeof console.info>;
let err: Mock<typeof console.error>;
beforeEach(() => {
  out = mock.method(console, 'info', () => undefined);
  err = mock.method(console, 'error', () => undefined);
});
afterEach(() => mock.restoreAll());
const said = (stream: Mock<typeof console.info>) =>
  stream.mock.calls.map((call) => call.arguments.join(' ')).join('\n');

/** A command whose behaviour the test defines. */
const trial = (work: Command['run']): Command => ({
  usage: 'trial [thing]',
  about: 'Try',
  options: [
    ['--to <version>', 'Where to'],
    ['--share <n>', 'How much'],
    ['--all', 'All of them'],
  ],
  examples: ['nukkad trial it'],
  run: work,
});
const tried = (work: Command['run'], ...argv: string[]) =>
  run(['node', 'nukkad', 'trial', ...argv], [trial(work)]);

async function callOf(...argv: string[]): Promise<Call> {
  let call: Call | undefined;
  const exit = await tried(
    async (own) => {
      call = own;
      return { lines: [], data: {} };
    },
    ...argv,
  );
  assert.equal(exit, 0);
  return call!;
}

for (const { usage, about, examples } of commands) {
  const [name] = usage.split(' ');
  test(`nukkad ${name} --help says what it is for and shows it`, async () => {
    assert.equal(await run(['node', 'nukkad', name!, '--help']), 0);
    const help = said(out);
    for (const example of examples) {
      assert.match(example, new RegExp(`^nukkad ${name}( |$)`));
      assert.ok(help.includes(`$ ${example}`), example);
    }
    out.mock.resetCalls();
    await run(['node', 'nukkad', '--help']);
    assert.ok(said(out).includes(about), about);
    assert.match(said(out), /3 {2}someone else moved/);
  });
}

const failures: [code: FailureCode, exit: number][] = [
  ['refused', 1],
  ['invalid', 1],
  ['damaged', 1],
  ['usage', 2],
  ['conflict', 3],
  ['locked', 3],
  ['missing', 4],
  ['unreachable', 4],
];
for (const [code, exit] of failures) {
  test(`${code} ends with ${exit}, in words and as JSON`, async () => {
    const work = () => Promise.reject(new RegistryError(code, 'So it is.'));
    assert.equal(await tried(work), exit);
    assert.deepEqual([said(out), said(err)], ['', 'So it is.']);
    assert.equal(await tried(work, '--json'), exit);
    assert.deepEqual(JSON.parse(said(out)), { error: { code, message: 'So it is.' } });
  });
}

test('an outcome of no ends with 1 and is still told', async () => {
  assert.equal(await tried(async () => ({ lines: ['no'], data: {}, refused: true })), 1);
  assert.equal(said(out), 'no');
});

test('a mistake of the program ends with 5 and shows the way it came', async () => {
  const mistake = new TypeError('undefined is no function');
  assert.equal(await tried(() => Promise.reject(mistake)), 5);
  assert.equal(err.mock.calls[0]?.arguments[0], mistake);
});

for (const argv of [['nonsense'], [], ['trial', '--nonsense'], ['trial', 'a', 'b']]) {
  test(`"${argv.join(' ')}" is typed wrongly`, async () => {
    const never = trial(() => Promise.reject(new Error('never')));
    assert.equal(await run(['node', 'nukkad', ...argv], [never]), 2);
    assert.notEqual(said(err), '');
  });
}

test('JSON stands alone on stdout; notes do not, and phases are not said', async () => {
  const work = async (call: Call) => {
    call.phase('Copying');
    return { lines: ['done'], data: { moved: 1 }, notes: ['Note: mind'] };
  };
  assert.equal(await tried(work, '--json'), 0);
  assert.deepEqual([JSON.parse(said(out)), said(err)], [{ moved: 1 }, 'Note: mind']);
  out.mock.resetCalls();
  err.mock.resetCalls();
  await tried(work);
  assert.deepEqual([said(out), said(err)], ['done', 'Copying\nNote: mind']);
});

for (const version of ['1234567890123456', '12e4567890123456', '0000000000000012']) {
  test(`${version} reaches a command as it was typed`, async () => {
    assert.equal((await callOf('--to', version)).text('to'), version);
    assert.equal((await callOf(`--to=${version}`)).text('to'), version);
    assert.equal((await callOf('--all', 'mf-public')).args[0], 'mf-public');
  });
}

test('a number is a number', async () => {
  const call = await callOf('--share', '2.5', '--to', 'high');
  assert.equal(call.number('share'), 2.5);
  assert.throws(() => call.number('to'), {
    code: 'usage',
    message: '--to takes a number, not "high".',
  });
  assert.equal((await callOf()).number('share'), undefined);
});

test('home is the repository around, else the part around, else here', async () => {
  const site = await fakeSite();
  const root = await realpath(site.root);
  const inner = path.join(root, 'mf-chef/src');
  await mkdir(inner, { recursive: true });
  assert.equal(rootFrom(inner), inner);
  await writeFile(path.join(root, 'mf-chef/package.json'), '{"nukkad":{"serves":["chef"]}}');
  assert.equal(rootFrom(inner), path.join(root, 'mf-chef'));
  await writeFile(path.join(root, 'package.json'), '{"workspaces":["mf-chef"]}');
  assert.equal(rootFrom(inner), root);
  await site.remove();
});

const binary = path.join(__dirname, '../../bin/nukkad.mjs');
let site: FakeSite;
before(async () => {
  site = await fakeSite();
});
after(() => site.remove());

/** Runs the command line itself, with the streams of a calling program. */
async function nukkad(...args: string[]) {
  const data = ['--data', path.join(site.root, 'data')];
  const child = spawn(process.execPath, [binary, ...args, ...data], { cwd: site.root });
  const streams = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    streams.stdout += text;
  });
  child.stderr.on('data', (text) => {
    streams.stderr += text;
  });
  const [exit] = await once(child, 'close');
  return { exit, ...streams };
}

test('a release, a look, a conflict and a way back, as a program sees them', async () => {
  const shell = await site.build(shellManifest([route('/')]));
  const part = await site.build(remoteManifest('mf-public'));
  const first = await nukkad('release', '--from', part, '--json');
  assert.deepEqual([first.exit, JSON.parse(first.stdout).serial], [0, 1]);
  assert.match(first.stderr, /^Note: mf-public was not built for release: [^\n]*\n$/);
  const second = await nukkad('release', '--from', shell);
  assert.equal(second.exit, 0);
  assert.match(
    second.stderr,
    /Copying and packing .*\nMoving the channel\nWriting pages\nNote: shell was not built/,
  );
  assert.match(second.stdout, /^release shell [0-9a-f]{16} \(before: none\)\nstable at serial 2/);

  const { channels } = JSON.parse((await nukkad('status', '--json')).stdout);
  assert.deepEqual(channels[0].serial, 2);
  const misfit = await site.build(remoteManifest('mf-public', { contract: 2 }));
  const refused = await nukkad('release', '--from', misfit);
  assert.equal(refused.exit, 1);
  assert.match(refused.stderr, /Nothing was changed/);
  assert.equal((await nukkad('release', '--from', shell, '--expect-serial', '1')).exit, 3);

  const data = ['--data', path.join(site.root, 'data')];
  const endOf = (...argv: string[]) => run(['node', 'nukkad', ...argv, ...data]);
  assert.equal(await endOf('rollback', 'mf-public'), 4);
  assert.equal(await endOf('release', '--from', '/nowhere'), 4);
  assert.equal(await endOf('release', '--channel', 'No', '--from', part), 2);
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, type Mock, mock, test } from 'node:test';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { run } from './run';

const parts = ['shell', 'mf-chef'] as const;
const home = process.cwd();
let site: FakeSite;
let repository: string;
let out: Mock<typeof console.info>;
let err: Mock<typeof console.error>;

const fileIn = (...names: string[]) => path.join(repository, ...names);
const source = (part: string) => fileIn(part, 'src/index.ts');
const nukkad = (...args: string[]) =>
  run(['node', 'nukkad', ...args, '--data', path.join(site.root, 'data')]);
const told = () => err.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
const live = async (part: string) => {
  out.mock.resetCalls();
  await nukkad('status', '--json');
  const { channels } = JSON.parse(out.mock.calls.map((call) => call.arguments.join(' ')).join(''));
  return channels[0]?.parts?.[part] as string | undefined;
};

/** Builds a part's current source as the build preset would record it. */
async function build(part: (typeof parts)[number]): Promise<void> {
  const content = await readFile(source(part));
  const manifest = part === 'shell' ? shellManifest([route('/')]) : remoteManifest(part);
  const files = { 'index.abc.js': `console.log(${JSON.stringify(content.toString())})` };
  await rm(fileIn(part, 'dist'), { recursive: true, force: true });
  await cp(await site.build(manifest, content.toString(), files), fileIn(part, 'dist'), {
    recursive: true,
  });
  const hash = createHash('sha256').update(content).digest('hex');
  const record = { schema: 1, files: { 'src/index.ts': hash } };
  await writeFile(fileIn(part, 'dist/.sources.json'), JSON.stringify(record));
}

before(async () => {
  site = await fakeSite();
  repository = path.join(await realpath(site.root), 'repository');
  for (const part of parts) {
    await mkdir(fileIn(part, 'src'), { recursive: true });
    const about = { name: `@nukkad/${part}`, nukkad: {} };
    await writeFile(fileIn(part, 'package.json'), JSON.stringify(about));
    await writeFile(source(part), 'first');
    await build(part);
  }
  await writeFile(fileIn('package.json'), JSON.stringify({ workspaces: parts }));
  process.chdir(repository);
});
beforeEach(() => {
  mock.restoreAll();
  out = mock.method(console, 'info', () => undefined);
  err = mock.method(console, 'error', () => undefined);
});
after(async () => {
  process.chdir(home);
  await site.remove();
});

test('a build of the sources as they are is released', async () => {
  assert.equal(await nukkad('release', '--all'), 0, told());
});

test('a build of older sources is refused, by name, with what to run; nothing changes', async () => {
  const [old] = [await live('mf-chef')];
  await writeFile(source('mf-chef'), 'second');
  for (const args of [
    ['release', 'mf-chef'],
    ['release', '--all'],
    ['preview', 'mf-chef'],
    ['canary', 'mf-chef', '--share', '5'],
  ]) {
    err.mock.resetCalls();
    assert.equal(await nukkad(...args), 1, args.join(' '));
    assert.match(told(), /mf-chef was built before the last change of mf-chef\/src\/index\.ts\./);
    assert.match(told(), /`npm run build -w @nukkad\/mf-chef`, or say --stale-build/);
    assert.doesNotMatch(told(), /shell was built/);
  }
  assert.equal(await live('mf-chef'), old);
  await build('mf-chef');
  assert.equal(await nukkad('release', 'mf-chef'), 0, told());
  assert.notEqual(await live('mf-chef'), old);
});

test('so is one whose source is gone, or that does not say what it was made of', async () => {
  await rm(source('mf-chef'));
  assert.equal(await nukkad('release', 'mf-chef'), 1);
  assert.match(told(), /before the last change of mf-chef\/src\/index\.ts/);
  await rm(fileIn('mf-chef/dist/.sources.json'));
  assert.equal(await nukkad('release', 'mf-chef'), 1);
  assert.match(told(), /mf-chef was built without a record of its sources/);
});

test('whoever says so releases it all the same, and reads what it is', async () => {
  assert.equal(await nukkad('release', 'mf-chef', '--stale-build'), 0, told());
  assert.match(told(), /Note: mf-chef was built without a record of its sources\./);
});

test('what --from names is compared with nothing', async () => {
  assert.equal(await nukkad('release', '--from', fileIn('mf-chef/dist')), 0, told());
});

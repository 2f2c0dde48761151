import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { create } from '../create';
import { surroundingsOf } from '../surroundings';
import { breakingChanges } from './breaking-changes';
import { renameModules } from './rename-modules';
import { upgrade } from './upgrade';

const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-upgrade-'));
after(() => rm(scratch, { recursive: true }));

const REPOSITORY = path.resolve(__dirname, '../../../..');
const names = { slug: 'ca', part: 'mf-ca', federation: 'mf_ca' };
const read = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

/** What version 0.1.0 wrote in place of what `create` writes now, with packages of its time. */
async function asOf010(folder: string): Promise<void> {
  const about = JSON.parse(await read(folder, 'package.json'));
  const [change] = breakingChanges;
  const tools = Object.fromEntries(change!.brought.map((name) => [name, '1.2.3']));
  const sdk = ['@nukkad/platform', '@nukkad/shared-ui', '@nukkad/vendor-kit'];
  const old = {
    ...about,
    dependencies: {
      ...Object.fromEntries(sdk.map((name) => [name, '0.0.9'])),
      react: '19.0.0',
      'react-dom': '19.0.0',
      'date-lines': '4.5.6',
    },
    devDependencies: { '@nukkad/registry': '0.0.9', ...tools, 'fast-check': '4.10.2' },
  };
  const former = {
    'package.json': `${JSON.stringify(old, null, 2)}\n`,
    'webpack.config.js': `const { remote } = require('@nukkad/platform/build/webpack');\n\nmodule.exports = remote(__dirname, { port: 3010 });\n`,
    'jest.config.js': `module.exports = require('@nukkad/platform/build/jest');\n`,
    'tsconfig.json': `{\n  "extends": "@nukkad/platform/build/tsconfig.json",\n  "include": ["src"]\n}\n`,
  };
  for (const [file, text] of Object.entries(former)) await writeFile(path.join(folder, file), text);
}

async function aRemote(folder: string): Promise<void> {
  await create(
    { kind: 'dashboard', bundler: 'webpack', names },
    await surroundingsOf(scratch),
    folder,
  );
}

describe('a remote that version 0.1.0 began', () => {
  test('has, after the upgrade, what `create` writes now, and what its team added', async () => {
    const [fresh, former] = [path.join(scratch, 'fresh'), path.join(scratch, 'former')];
    await Promise.all([aRemote(fresh), aRemote(former)]);
    await asOf010(former);
    await mkdir(path.join(former, 'node_modules/other'), { recursive: true });
    const untouched = "require('@nukkad/platform/build/webpack');\n";
    await writeFile(path.join(former, 'node_modules/other/index.js'), untouched);

    const { files, notes } = await upgrade(former);

    const configuration = ['jest.config.js', 'tsconfig.json', 'webpack.config.js'];
    assert.deepEqual(files, ['package.json', ...configuration]);
    assert.deepEqual(notes, []);
    for (const file of configuration) {
      assert.equal(await read(former, file), await read(fresh, file), file);
    }
    const wanted = JSON.parse(await read(fresh, 'package.json'));
    wanted.dependencies['date-lines'] = '4.5.6';
    wanted.devDependencies['fast-check'] = '4.10.2';
    assert.deepEqual(JSON.parse(await read(former, 'package.json')), wanted);
    assert.equal(await read(former, 'node_modules/other/index.js'), untouched);
  });

  test('is not changed a second time', async () => {
    const folder = path.join(scratch, 'twice');
    await aRemote(folder);
    await asOf010(folder);
    await upgrade(folder);
    assert.deepEqual((await upgrade(folder)).files, []);
  });
});

test('a remote of today keeps a tool that its team added by itself', async () => {
  const folder = path.join(scratch, 'today');
  await aRemote(folder);
  const about = JSON.parse(await read(folder, 'package.json'));
  about.devDependencies['axe-core'] = '4.14.1';
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  assert.deepEqual((await upgrade(folder)).files, []);
});

test('a contract that another SDK has is told and not changed', async () => {
  const folder = path.join(scratch, 'contract');
  await aRemote(folder);
  const about = JSON.parse(await read(folder, 'package.json'));
  about.nukkad.contract = 99;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(about));
  const { notes } = await upgrade(folder);
  assert.match(notes.join(), /contract is 99/);
  assert.equal(JSON.parse(await read(folder, 'package.json')).nukkad.contract, 99);
});

test('a folder without a remote is left alone', async () => {
  const folder = path.join(scratch, 'none');
  await mkdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{}');
  await assert.rejects(upgrade(folder), { code: 'usage' });
  assert.equal(await read(folder, 'package.json'), '{}');
});

const NAMES = { 'a/old': 'b/new' };
const renames = [
  ['an import', 'x.ts', "import { a } from 'a/old';", "import { a } from 'b/new';"],
  ['a type', 'x.ts', "type A = import('a/old').A;", "type A = import('b/new').A;"],
  ['a mock', 'x.tsx', 'jest.mock("a/old");', 'jest.mock("b/new");'],
  ['JSON with comments', 'x.json', '{ /* a/old */ "extends": "a/old", }', undefined],
  ['a longer name', 'x.ts', "import 'a/older';", "import 'a/older';"],
  ['a comment', 'x.js', "// from 'a/old'\n", "// from 'a/old'\n"],
  ['every place', 'x.js', "f('a/old', 'a/old')", "f('b/new', 'b/new')"],
] as const;
for (const [what, file, text, expected] of renames) {
  test(`renaming modules: ${what}`, () => {
    const renamed = expected ?? '{ /* a/old */ "extends": "b/new", }';
    assert.equal(renameModules(file, text, NAMES), renamed);
  });
}

test('what an upgrade takes out of package.json, the SDK brings', async () => {
  const folders = ['platform', 'platform/build'];
  const texts = await Promise.all(folders.map((one) => read(REPOSITORY, `${one}/package.json`)));
  const brought = Object.assign({}, ...texts.map((text) => JSON.parse(text).dependencies));
  for (const change of breakingChanges) {
    const lost = change.brought.filter((name) => !(name in brought));
    assert.deepEqual(lost, [], change.version);
  }
});

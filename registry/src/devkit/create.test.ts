import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { namesFrom } from './anatomy';
import { create, usualFolder } from './create';
import { surroundingsOf } from './surroundings';

const REPOSITORY = path.resolve(__dirname, '../../..');
const names = namesFrom('ca');
const begun = { kind: 'dashboard', bundler: 'webpack', names } as const;

let scratch: string;
before(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'nukkad-create-'));
});
after(() => rm(scratch, { recursive: true }));

const read = (...at: string[]) => readFile(path.join(...at), 'utf8');
const json = async (...at: string[]) => JSON.parse(await read(...at));

for (const kind of ['dashboard', 'remote'] as const) {
  test(`outside, a ${kind} brings its tools and leaves no blank`, async () => {
    const into = path.join(scratch, `outside-${kind}`);
    const around = await surroundingsOf(scratch);
    const { files, wired } = await create({ ...begun, kind }, around, into);
    assert.deepEqual(wired, []);
    for (const file of files) assert.doesNotMatch(await read(into, file), /__[a-z]+__/, file);
    for (const file of ['src/remote.tsx', 'src/bootstrap.tsx', 'README.md', '.gitignore']) {
      assert.ok(files.includes(file), file);
    }
    assert.ok(files.some((file) => file.endsWith('.test.tsx')));
    const about = await json(into, 'package.json');
    assert.deepEqual(Object.keys(about.devDependencies), ['@nukkad/build', 'nukkad']);
    for (const name of Object.keys(about.devDependencies)) {
      assert.equal(about.devDependencies[name], about.dependencies['@nukkad/platform'], name);
    }
    assert.match(about.dependencies['@nukkad/platform'], /^\d+\.\d+\.\d+$/);
    // The gate refuses second copies of packages that the page shares.
    const build = await read(into, 'webpack.config.js');
    assert.doesNotMatch(build, /fallbacks/);
    assert.equal(build.includes('server: true'), kind === 'remote');
  });
}

test('by Rspack, it brings Rspack in the version of the preset', async () => {
  const into = path.join(scratch, 'by-rspack');
  const around = await surroundingsOf(scratch);
  const { files } = await create({ ...begun, bundler: 'rspack' }, around, into);
  assert.ok(!files.includes('webpack.config.js'));
  assert.match(await read(into, 'rspack.config.js'), /'@nukkad\/build\/rspack'/);
  const { scripts, devDependencies } = await json(into, 'package.json');
  assert.equal(scripts.preview, 'rspack build && nukkad preview mf-ca --from dist');
  const { peerDependencies } = await json(REPOSITORY, 'platform/build/package.json');
  assert.equal(devDependencies['@rspack/core'], peerDependencies['@rspack/core']);
  assert.match(devDependencies['@rspack/cli'], /^2\.\d+\.\d+$/);
  const here = await surroundingsOf(REPOSITORY);
  const wrong = create({ ...begun, bundler: 'rspack' }, here, path.join(scratch, 'nowhere'));
  await assert.rejects(wrong, { code: 'usage', message: /leave --bundler out/ });
});

test('inside, it is a workspace that the product knows', async () => {
  const root = path.join(scratch, 'repository');
  await mkdir(path.join(root, 'platform'), { recursive: true });
  await writeFile(path.join(root, 'platform/package.json'), '{"name":"@nukkad/platform"}');
  await writeFile(path.join(root, 'package.json'), '{"workspaces":["platform","teams/*"]}');
  const around = await surroundingsOf(root);
  const into = usualFolder('remote', names, around);
  assert.equal(into, path.join(root, 'mf-ca'));
  const { wired } = await create({ ...begun, kind: 'remote' }, around, into);
  assert.deepEqual(wired, ['package.json']);
  assert.deepEqual((await json(root, 'package.json')).workspaces, ['platform', 'teams/*', 'mf-ca']);
  assert.equal((await json(into, 'tsconfig.json')).extends, '../platform/build/tsconfig.json');
  const { version } = await json(REPOSITORY, 'platform/package.json');
  const about = await json(into, 'package.json');
  assert.deepEqual(about.devDependencies, { '@nukkad/build': version });

  const team = path.join(root, 'teams/ca');
  const owned = { ...names, owner: 'Accountants' };
  assert.deepEqual((await create({ ...begun, names: owned }, around, team)).wired, []);
  assert.equal((await json(team, 'package.json')).nukkad.owner, 'Accountants');
});

test('the usual folder of a dashboard is beside the others', async () => {
  const around = await surroundingsOf(REPOSITORY);
  const expected = path.join(REPOSITORY, 'mf-vendor-dashboards/ca');
  assert.equal(usualFolder('dashboard', names, around), expected);
});

test('what stands there is not overwritten', async () => {
  const into = path.join(scratch, 'taken');
  await mkdir(into);
  await writeFile(path.join(into, 'precious.txt'), 'mine');
  const around = await surroundingsOf(scratch);
  await assert.rejects(create({ ...begun, kind: 'remote' }, around, into), { code: 'refused' });
  assert.equal(await read(into, 'precious.txt'), 'mine');
});

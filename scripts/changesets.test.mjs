import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { capture } from './support/processes.mjs';
import { ROOT, readJson, workspaces } from './support/repository.mjs';
import { sdkPackages } from './support/sdk-packages.mjs';

const packages = sdkPackages().map(({ name }) => name);
const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-changesets-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

test('the packages of the SDK are raised together', () => {
  const { fixed } = readJson(path.join(ROOT, '.changeset/config.json'));
  assert.deepEqual(
    fixed.map((group) => [...group].sort()),
    [[...packages].sort()],
  );
});

test('one package’s minor change makes the next minor version of all, and every part names it', async () => {
  const [major, minor] = readJson(path.join(ROOT, 'platform/package.json')).version.split('.');
  const note = `---\n'${packages[0]}': minor\n---\n\nA change.\n`;
  const all = await raised({ 'a-change.md': note });
  const version = `${major}.${Number(minor) + 1}.0`;
  for (const name of packages) assert.equal(all.get(name).about.version, version, name);
  const named = [...all.values()].flatMap(({ name, about }) =>
    Object.entries({ ...about.dependencies, ...about.devDependencies })
      .filter(([other]) => packages.includes(other))
      .map(([other, wanted]) => [`${name} → ${other}`, wanted]),
  );
  assert.ok(named.length > 20);
  for (const [what, wanted] of named) assert.equal(wanted, version, what);
});

test('what is noted for the next version can be carried out', async () => {
  const files = readdirSync(path.join(ROOT, '.changeset')).filter((file) => file.endsWith('.md'));
  const read = (file) => readFileSync(path.join(ROOT, '.changeset', file), 'utf8');
  await raised(Object.fromEntries(files.map((file) => [file, read(file)])));
});

/** The workspaces as they are after `changeset version`, in a copy of their package.json files. */
async function raised(notes) {
  const folder = mkdtempSync(path.join(scratch, 'copy-'));
  const copy = (file) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(folder, file));
  };
  for (const file of ['package.json', 'package-lock.json', '.changeset/config.json']) copy(file);
  for (const { folder: one } of workspaces().values()) {
    copy(path.join(path.relative(ROOT, one), 'package.json'));
  }
  for (const [file, text] of Object.entries(notes)) {
    writeFileSync(path.join(folder, '.changeset', file), text);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await capture('git', ['init', '-q'], { cwd: folder });
  const cli = path.join(ROOT, 'node_modules/@changesets/cli/bin.js');
  const { code, output } = await capture(process.execPath, [cli, 'version'], { cwd: folder });
  assert.equal(code, 0, output);
  return workspaces(folder);
}

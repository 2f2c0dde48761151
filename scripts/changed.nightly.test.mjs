import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sourceFiles } from './support/fingerprint.mjs';
import { capture } from './support/processes.mjs';
import { parts, ROOT, workspaces } from './support/repository.mjs';
import { workingCopy } from './support/working-copy.mjs';

// Mutation test of `npm test -- --changed`: breaks each part of a copy of the repository and runs
// the selected tests. A selection that passes would let the break through.
const BREAK = 'A break that was seeded here';

const packages = [...workspaces().values()].map(({ name, folder }) => ({
  name,
  folder: path.relative(ROOT, folder),
}));

describe('a break in a part is caught by what its change selects', () => {
  let copy;
  before(async () => {
    copy = await workingCopy();
  });
  after(() => copy.remove());

  /** Runs a stage in the copy with one file changed; resolves to its output and exit code. */
  async function withChange(file, change, stage) {
    const place = path.join(copy.root, file);
    const original = readFileSync(place, 'utf8');
    // Else the next change would pay for building these parts as they were.
    const putBack = stage === 'e2e' ? copy.keepBuilds() : () => {};
    writeFileSync(place, change(original));
    try {
      // A nested test run must inherit neither the scope nor the context of this one.
      const { NODE_TEST_CONTEXT: _, TEST_SCOPE: __, NUKKAD_DATA: ___, ...env } = process.env;
      const args = ['scripts/test.mjs', '--changed=HEAD', '--bail', stage];
      return await capture(process.execPath, args, { cwd: copy.root, env });
    } finally {
      writeFileSync(place, original);
      putBack();
    }
  }

  const throwing = (source) => `throw new Error('${BREAK}');\n${source}`;
  const commented = (source) => `${source}\n// This changes nothing.\n`;

  for (const { name, folder } of packages) {
    const stage = stageOf(folder);
    if (!stage) continue;
    it(`${name}, in a module with a test: ${stage}`, async () => {
      const { code, output } = await withChange(testedFile(folder), throwing, stage);
      assert.equal(code, 1, output);
      assert.match(output, new RegExp(BREAK), output);
    });
  }

  it('a change that breaks nothing stays green in the browser', async () => {
    const { code, output } = await withChange('mf-auth/src/remote.tsx', commented, 'e2e');
    assert.equal(code, 0, output);
  });

  for (const { part, folder } of parts()) {
    const entry = path.join(path.relative(ROOT, folder), 'src', entryOf(folder));
    it(`${part}, as the browser loads it: e2e`, async () => {
      const { code, output } = await withChange(entry, throwing, 'e2e');
      assert.equal(code, 1, output);
      assert.match(output, /^e2e: \d+ passed, [1-9]\d* failed/m, output);
    });
  }
});

function stageOf(folder) {
  if (existsSync(path.join(ROOT, folder, 'jest.config.js'))) return 'unit';
  return ['api', 'registry'].includes(folder) ? folder : undefined;
}

/** Tools of tests have no folder of sources; every suite that draws passes through this one. */
const TOOLS = { 'platform/build': 'jest-owner-stacks.js' };

/** The first module of a package with a test beside it. */
function testedFile(folder) {
  if (TOOLS[folder]) return path.join(folder, TOOLS[folder]);
  const files = sourceFiles(path.join(ROOT, folder, 'src'), (file) => /\.tsx?$/.test(file));
  const tested = files.find((file) => {
    const [, stem, ending] = /^(.*)(\.tsx?)$/.exec(file);
    return !/\.test$/.test(stem) && files.includes(`${stem}.test${ending}`);
  });
  assert.ok(tested, `${folder} has no module with a test beside it`);
  return path.relative(ROOT, tested);
}

function entryOf(folder) {
  return existsSync(path.join(folder, 'src/remote.tsx')) ? 'remote.tsx' : 'bootstrap.tsx';
}

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { ROOT, readJson } from './support/repository.mjs';

// A fresh clone has no packages yet: a command that needs one only to be read never gets as far
// as installing them.
describe('the commands of the README on a fresh machine', async () => {
  // Others run one tool of the packages: nobody begins with them.
  const commands = Object.entries(readJson(path.join(ROOT, 'package.json')).scripts).filter(
    ([, line]) => scriptOf(line) !== undefined,
  );
  const imports = await importsOf(commands.map(([, line]) => scriptOf(line)));

  for (const [name, line] of commands) {
    it(`npm run ${name} begins without a package`, () => {
      assert.deepEqual(packagesBehind(scriptOf(line), imports), []);
    });
  }

  it('would be refused with a package', async () => {
    const file = 'api/bundle-tests.mjs';
    assert.deepEqual(packagesBehind(file, await importsOf([file])), [
      'api/bundle-tests.mjs imports esbuild',
    ]);
  });
});

/** `exec node scripts/start.mjs` → `scripts/start.mjs`. */
function scriptOf(line) {
  return line.split(' ').find((word) => word.endsWith('.mjs'));
}

/** Every file that a script can come to: file → what it imports. */
async function importsOf(entryPoints) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** What is imported before the first line runs; a dynamic import comes when it is asked for. */
function packagesBehind(entry, inputs) {
  const files = new Set([entry]);
  const needed = [];
  for (const file of files) {
    for (const { path: target, kind, external } of inputs[file].imports) {
      if (kind !== 'import-statement' || target.startsWith('node:')) continue;
      if (external) needed.push(`${file} imports ${target}`);
      else files.add(target);
    }
  }
  return needed;
}

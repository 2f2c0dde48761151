import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { ROOT, readJson } from './support/repository.mjs';

// A fresh clone has no packages yet: a command that imports one at start-up fails before it can
// install them.
describe('the commands of the README on a fresh machine', async () => {
  // The other scripts wrap a single tool from the packages and are no entry points.
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

/** Every file a script can reach: file → its imports. */
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

/** Packages imported statically; a dynamic import runs only on demand. */
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

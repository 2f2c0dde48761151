import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { changedSources } from './build-sources';

/** A part with a build of `count` sources. */
function builtPart(t: { after: (act: () => void) => void }, count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-sources-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const names = Array.from({ length: count }, (_, index) => `source-${index}.ts`);
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const files = names.map((name) => [name, createHash('sha256').update(name).digest('hex')]);
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(
    path.join(folder, 'dist/.sources.json'),
    JSON.stringify({ schema: 1, files: Object.fromEntries(files) }),
  );
  return folder;
}

test('a source that changed or is gone is named', async (t) => {
  const folder = builtPart(t, 3);
  assert.deepEqual(await changedSources(folder), []);
  writeFileSync(path.join(folder, 'source-1.ts'), 'changed');
  rmSync(path.join(folder, 'source-2.ts'));
  assert.deepEqual(await changedSources(folder), ['source-1.ts', 'source-2.ts']);
});

test('a build without a record of its sources says nothing', async (t) => {
  const folder = builtPart(t, 1);
  rmSync(path.join(folder, 'dist/.sources.json'));
  assert.equal(await changedSources(folder), null);
});

test('many sources are read where few files may be open', (t) => {
  const folder = builtPart(t, 600);
  const program = path.join(folder, 'program.mts');
  const module = JSON.stringify(path.join(import.meta.dirname, 'build-sources.ts'));
  writeFileSync(
    program,
    `import { changedSources } from ${module};
    console.log(await changedSources(${JSON.stringify(folder)}));`,
  );
  const node = [process.execPath, '--import', 'tsx', program];
  const limited = spawnSync('sh', ['-c', 'ulimit -n 200 && exec "$@"', 'sh', ...node], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });
  assert.equal(limited.stdout.trim(), '[]', limited.stderr);
});

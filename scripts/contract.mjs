// Checks that the generated browser sources of the API (types, URLs, outlines) match its
// definitions. `--keep` regenerates them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import 'tsx';
import { generatedFiles } from './support/contract.mjs';
import { main } from './support/failure.mjs';
import { ROOT } from './support/repository.mjs';

const CONTRACT = path.join(ROOT, 'platform/src/contract');
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const HEADER = '// Made of the definitions by `node scripts/contract.mjs --keep`.\n\n';

const require = createRequire(import.meta.url);

await main(async () => {
  const files = Object.entries(generatedFiles(require(path.join(CONTRACT, 'definitions'))));
  const written = files.map(([name, text]) => [path.join(CONTRACT, name), formatted(name, text)]);
  const stale = written.filter(([file, text]) => readIfThere(file) !== text);
  if (process.argv.includes('--keep')) {
    for (const [file, text] of stale) writeFileSync(file, text);
    return 0;
  }
  for (const [file] of stale) {
    const name = path.relative(ROOT, file);
    console.error(`${name} is not of these definitions: run node scripts/contract.mjs --keep.`);
  }
  return stale.length === 0 ? 0 : 1;
});

function formatted(name, text) {
  const args = [BIOME, 'check', '--write', `--stdin-file-path=${name}`];
  const input = name.endsWith('.ts') ? HEADER + text : text;
  const options = { input, encoding: 'utf8', cwd: ROOT };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

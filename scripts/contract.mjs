// Checks that the types and paths which browsers read are those of the contract's schemas. `--keep`
// writes them anew.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import 'tsx';
import { TypePrinter } from './support/contract-types.mjs';
import { main } from './support/failure.mjs';
import { ROOT } from './support/repository.mjs';

const CONTRACT = path.join(ROOT, 'platform/src/contract');
const SCHEMAS = path.join(CONTRACT, 'schemas');
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const HEADER = '// Made of the schemas by `node scripts/contract.mjs --keep`.\n\n';

const require = createRequire(import.meta.url);
const load = (file) => require(path.join(SCHEMAS, file));

await main(async () => {
  const isKept = process.argv.includes('--keep');
  const stale = Object.entries(generated()).filter(([file, text]) => {
    const isStale = readIfThere(file) !== text;
    if (isStale && isKept) writeFileSync(file, text);
    return isStale && !isKept;
  });
  for (const [file] of stale) {
    const name = path.relative(ROOT, file);
    console.error(`${name} is not of these schemas: run node scripts/contract.mjs --keep.`);
  }
  return stale.length === 0 ? 0 : 1;
});

function generated() {
  const { typeNames } = load('named.ts');
  const printer = new TypePrinter((schema) => nameOf(schema, typeNames));
  for (const file of readdirSync(SCHEMAS).sort()) {
    if (!file.endsWith('.schema.ts')) continue;
    for (const value of Object.values(load(file))) {
      if (value?._zod) printer.typeOf(value, nameOf(value, typeNames) === undefined);
    }
  }
  return {
    [path.join(CONTRACT, 'wire.generated.ts')]: formatted(printer.declarations().join('\n')),
  };
}

/** The name of a schema's type, and the schema that got it; what is described anew keeps it. */
function nameOf(schema, typeNames) {
  const name = schema.meta()?.id ?? typeNames.get(schema)?.name;
  const { parent } = schema._zod;
  const inherited = parent && nameOf(parent, typeNames);
  if (name === undefined || inherited?.name === name) return inherited;
  return { name, schema };
}

function formatted(text) {
  const args = [BIOME, 'format', '--stdin-file-path=contract.generated.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: HEADER + text,
    encoding: 'utf8',
    cwd: ROOT,
  });
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

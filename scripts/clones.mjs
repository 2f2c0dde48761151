// Checks that no ten lines stand in two parts (workspaces and scripts/); docs/decisions/0024-clones.md
// says why some may. `--keep` updates the line counts of scripts/clones.json, and adds what is new
// without its reason.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { clonableSources, cloneProblems, clonesBetweenParts } from './support/clones.mjs';
import { main } from './support/failure.mjs';
import { ROOT, readJson } from './support/repository.mjs';

const file = path.join(ROOT, 'scripts/clones.json');

/** Fewer files than this mean that the check found no input. */
const FILES_AT_LEAST = 500;

await main(async () => {
  const sources = clonableSources();
  const clones = await clonesBetweenParts(sources);
  const exemptions = readJson(file);
  if (process.argv.includes('--keep')) {
    const reasons = new Map(exemptions.map(({ files, reason }) => [files, reason]));
    const kept = clones.map(({ key, lines }) => ({
      ...{ files: key, lines, reason: reasons.get(key) ?? '' },
    }));
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    return 0;
  }
  const problems = cloneProblems(clones, exemptions);
  if (sources.length < FILES_AT_LEAST) problems.push(`Only ${sources.length} files were read.`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});

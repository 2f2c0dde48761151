// Checks that the folders of the API have no circle, and that docs/architecture.md draws its contexts
// as they are. `--keep` draws them anew.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  circlesIn,
  contextOf,
  drawingOf,
  graphOf,
  importsWithin,
  withDrawing,
} from './support/contexts.mjs';
import { main } from './support/failure.mjs';
import { ROOT } from './support/repository.mjs';

const file = path.join(ROOT, 'docs/architecture.md');

/** Fewer than this means that the check saw nothing, not that all is well. */
const IMPORTS_AT_LEAST = 1_000;

await main(async () => {
  const imports = importsWithin(path.join(ROOT, 'api/src'));
  const problems = circlesIn(graphOf(imports, path.dirname)).map(
    (circle) => `These folders import each other in a circle: ${circle.join(', ')}.`,
  );
  if (imports.length < IMPORTS_AT_LEAST)
    problems.push(`Only ${imports.length} imports were found.`);
  const text = readFileSync(file, 'utf8');
  const drawn = withDrawing(text, drawingOf(graphOf(imports, contextOf)));
  if (process.argv.includes('--keep')) writeFileSync(file, drawn);
  else if (drawn !== text) {
    problems.push(
      'docs/architecture.md draws other contexts: run node scripts/contexts.mjs --keep.',
    );
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});

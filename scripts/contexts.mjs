// Checks that no folders import each other in a cycle, and that docs/architecture.md shows the
// API's contexts as they are. `--keep` updates the diagram.
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

/** Source folders with layers: of two subfolders only one may import the other. */
const LAYERED = ['api/src', 'registry/src', 'shell/src', 'mf-vendor-dashboards/kit/src'];

/** Fewer imports than this mean that the check found no input. */
const IMPORTS_AT_LEAST = 200;

await main(async () => {
  const problems = LAYERED.flatMap(circleProblems);
  const text = readFileSync(file, 'utf8');
  const contexts = graphOf(importsWithin(path.join(ROOT, 'api/src')), contextOf);
  const drawn = withDrawing(text, drawingOf(contexts));
  if (process.argv.includes('--keep')) writeFileSync(file, drawn);
  else if (drawn !== text) {
    problems.push(
      'docs/architecture.md draws other contexts: run node scripts/contexts.mjs --keep.',
    );
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});

function circleProblems(folder) {
  const imports = importsWithin(path.join(ROOT, folder));
  if (imports.length < IMPORTS_AT_LEAST) {
    return [`${folder}: only ${imports.length} imports were found.`];
  }
  return circlesIn(graphOf(imports, path.dirname)).map(
    (circle) => `${folder}: these folders import each other in a circle: ${circle.join(', ')}.`,
  );
}

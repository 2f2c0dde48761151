// Checks that no folders import each other in a cycle, that rooms of the front ends are no heaps, and
// that docs/architecture.md shows the API's contexts as they are. `--keep` updates the diagram.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  circlesIn,
  contextOf,
  crowdedFolders,
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

/** Source folders of the front ends. */
const FRONT = [
  ...['platform', 'shared-ui', 'shell', 'mf-public', 'mf-auth', 'mf-user-dashboard'],
  ...['mf-onboarding', 'mf-operator'],
  ...readdirSync(path.join(ROOT, 'mf-vendor-dashboards')).map(
    (one) => `mf-vendor-dashboards/${one}`,
  ),
].map((folder) => `${folder}/src`);

/** Source files that a folder of the front ends may have. */
const ROOM_MOST = 11;
/** They stand beside the text file that counts for them. */
const TRANSLATION = /\.(hi|kn)\.ts$/;

/** One file for each subject of the API, or for each profession: a table of contents, no room. */
const LISTS = /^(platform\/src\/contract|mf-public\/src\/common\/professions)(\/|$)/;

/** Fewer imports than this mean that the check found no input. */
const IMPORTS_AT_LEAST = 200;

await main(async () => {
  const problems = [...LAYERED.flatMap(circleProblems), ...crowdProblems()];
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

function crowdProblems() {
  const counted = (file) => !LISTS.test(path.posix.dirname(file)) && !TRANSLATION.test(file);
  const files = FRONT.flatMap(sourcesIn).filter(counted);
  if (files.length < IMPORTS_AT_LEAST)
    return [`Only ${files.length} files of front ends were found.`];
  return crowdedFolders(files, ROOM_MOST).map(
    ([folder, count]) =>
      `${folder} holds ${count} source files, more than ${ROOM_MOST}: divide it by subject.`,
  );
}

function sourcesIn(folder) {
  const root = path.join(ROOT, folder);
  if (!existsSync(root)) return [];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.posix.join(folder, file));
}

function circleProblems(folder) {
  const imports = importsWithin(path.join(ROOT, folder));
  if (imports.length < IMPORTS_AT_LEAST) {
    return [`${folder}: only ${imports.length} imports were found.`];
  }
  return circlesIn(graphOf(imports, path.dirname)).map(
    (circle) => `${folder}: these folders import each other in a circle: ${circle.join(', ')}.`,
  );
}

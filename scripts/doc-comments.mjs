// Checks that every export of the packages that vendor teams install has a doc comment: `npm run
// reference` prints them.
import path from 'node:path';
import { undocumentedExports } from './support/doc-comments.mjs';
import { main } from './support/failure.mjs';
import { ROOT } from './support/repository.mjs';

const PACKAGES = ['platform', 'shared-ui', 'mf-vendor-dashboards/kit', 'registry'];

/** Fewer exports than this mean that the check found no input. */
const EXPORTS_AT_LEAST = 20;

await main(async () => {
  const problems = PACKAGES.flatMap((folder) => {
    const { missing, exports } = undocumentedExports(path.join(ROOT, folder));
    if (exports < EXPORTS_AT_LEAST) return [`${folder}: only ${exports} exports were found.`];
    return missing.map((place) => `${folder}/${place} has no doc comment.`);
  });
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});

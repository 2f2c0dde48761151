import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// Releases builds together, as the registry's own function: the command judges a build first, and
// what is tried here is a page that runs one which nobody judged.
register();
const { placesFrom, release } = createRequire(import.meta.url)('../../registry/src/index.ts');
await release(placesFrom({ root: process.cwd() }), process.argv.slice(2), { effort: 'quick' });

import { summary } from './support/counts.mjs';
import { main } from './support/failure.mjs';
import { nodeTests } from './support/node-tests.mjs';
import { stopOnSignals } from './support/processes.mjs';

// `node scripts/node-test.mjs <folder>`: the node:test files of one workspace.
await main(async () => {
  stopOnSignals();
  const counts = await nodeTests(process.argv[2] ?? '.');
  console.info(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});

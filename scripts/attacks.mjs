import { parseArgs } from 'node:util';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { stopOnSignals } from './support/processes.mjs';
import { attackReplay } from './support/stages.mjs';

// `npm run attacks` builds what has changed, starts the product twice, once like `npm start` and
// once with production settings on PostgreSQL, and replays each attack on both; `-- --only "7:"`
// selects attacks by row, `-- --settings production` one of the two.
await main(async () => {
  checkNode();
  const options = { only: { type: 'string' }, settings: { type: 'string' } };
  const { values } = parseArgs({ options });
  stopOnSignals();
  await ensureDependencies();
  const { failed } = await attackReplay({ pattern: values.only, settings: values.settings });
  return failed > 0 ? 1 : 0;
});

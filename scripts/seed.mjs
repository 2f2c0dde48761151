import { parseArgs } from 'node:util';
import { buildApi } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { Failure, main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { show, stopOnSignals } from './support/processes.mjs';
import { dataFolder } from './support/repository.mjs';

// `npm run seed -- --vendors N` adds sample vendors up to that number, without serving requests;
// default: as many as a start would add.
await main(async () => {
  checkNode();
  const vendors = vendorsOf(process.argv.slice(2));
  stopOnSignals();
  await ensureDependencies();
  await buildApi();
  const args = ['api/dist/seed.js', ...(vendors === undefined ? [] : [vendors])];
  return show(process.execPath, args, { env: { ...process.env, NUKKAD_DATA: dataFolder() } });
});

function vendorsOf(args) {
  try {
    return parseArgs({ args, options: { vendors: { type: 'string' } } }).values.vendors;
  } catch (error) {
    throw new Failure(`${error.message} Use: npm run seed -- --vendors 2000`);
  }
}

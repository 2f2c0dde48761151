import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './repository.mjs';

// A process that builds the parts its parent names, one after another, and answers each with {
// output, failed }. Loading and warming up webpack takes longer than building a small part.
const fromPlatform = createRequire(path.join(ROOT, 'platform/package.json'));
const webpack = fromPlatform('webpack');

process.on('message', async ({ folder }) => {
  process.send(await build(folder).catch((error) => ({ output: error.stack, failed: true })));
});
process.once('disconnect', () => process.exit());

async function build(folder) {
  // As with webpack's own CLI: its cache lies beside the package it runs in.
  process.chdir(folder);
  const compiler = webpack(fromPlatform(path.join(folder, 'webpack.config.js'))());
  const stats = await called((done) => compiler.run(done));
  const outcome = { output: stats.toString('errors-warnings'), failed: stats.hasErrors() };
  await called((done) => compiler.close(done));
  return outcome;
}

function called(run) {
  return new Promise((resolve, reject) => {
    run((error, result) => (error ? reject(error) : resolve(result)));
  });
}

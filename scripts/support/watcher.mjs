import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './repository.mjs';

// A process: `watcher.mjs <folder>…` builds these parts for development, again on every change, and
// reports each build to its parent: { folder, problem }.
const fromPlatform = createRequire(path.join(ROOT, 'platform/package.json'));
const webpack = fromPlatform('webpack');

const folders = process.argv.slice(2);
const configurations = folders.map((folder) =>
  fromPlatform(path.join(folder, 'webpack.config.js'))({ dev: true }),
);
configurations.parallelism = 2;

const compiler = webpack(configurations);
for (const [index, one] of compiler.compilers.entries()) {
  one.hooks.done.tap('watcher', (stats) => {
    const problem = stats.hasErrors() ? stats.toString('errors-only') : undefined;
    process.send({ folder: folders[index], problem });
  });
}
compiler.watch({ aggregateTimeout: 50 }, (error) => {
  if (error) process.send({ folder: '', problem: String(error) });
});
process.once('disconnect', () => process.exit());

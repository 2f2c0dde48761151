import { createRequire } from 'node:module';
import path from 'node:path';
import { RegistryError } from '../../core/failure';

/** What a build came to. */
export type Built = { state: 'built'; dist: string } | { state: 'broken'; problem: string };

interface Stats {
  hasErrors(): boolean;
  toString(what: string): string;
}

interface Configuration {
  devtool?: string;
  output: { path: string };
}

interface Compiler {
  watch(
    options: { aggregateTimeout: number },
    done: (error: Error | null, stats?: Stats) => void,
  ): { close(done: () => void): void };
}

/** A file that is saved is built after this long, in milliseconds: editors write in several goes. */
const SETTLED = 30;

/**
 * Builds a part again on every change, with the part's own webpack and its own configuration, for
 * a shell in production form. What it writes lies beside the release build, never in its place.
 *
 * @returns how to stop
 */
export function watch(folder: string, onBuilt: (built: Built) => void): () => Promise<void> {
  const dist = path.join(folder, 'node_modules/.cache/nukkad-dev');
  const { webpack, configuration } = ownBuild(folder);
  const compiler = webpack({
    ...configuration,
    // Lines, not columns: what is saved shall be seen within a second.
    devtool: 'cheap-module-source-map',
    output: { ...configuration.output, path: dist },
  });
  const watching = compiler.watch({ aggregateTimeout: SETTLED }, (error, stats) => {
    if (error) return onBuilt({ state: 'broken', problem: error.message });
    if (stats?.hasErrors()) {
      return onBuilt({ state: 'broken', problem: stats.toString('errors-only') });
    }
    onBuilt({ state: 'built', dist });
  });
  return () => new Promise((done) => watching.close(done));
}

// The part's own packages, wherever this program is installed.
function ownBuild(folder: string) {
  const own = createRequire(path.join(folder, 'package.json'));
  try {
    const webpack = own('webpack') as (configuration: Configuration) => Compiler;
    const configure = own('./webpack.config.js') as (env: { dev: true }) => Configuration;
    return { webpack, configuration: configure({ dev: true }) };
  } catch (error) {
    throw new RegistryError(
      'missing',
      `${folder} has no build to watch (${(error as Error).message.split('\n')[0]}). Run npm install there first.`,
    );
  }
}

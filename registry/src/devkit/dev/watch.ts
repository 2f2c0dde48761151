import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RegistryError } from '../../core/failure';

/** The result of a build. */
export type Built = { state: 'built'; dist: string } | { state: 'broken'; problem: string };

interface Stats {
  hasErrors(): boolean;
  toString(what: string): string;
}

interface Configuration {
  devtool?: string;
  output: { path: string };
}

type Bundle = (configuration: Configuration) => Compiler;

interface Compiler {
  watch(
    options: { aggregateTimeout: number },
    done: (error: Error | null, stats?: Stats) => void,
  ): { close(done: () => void): void };
}

/** Debounce of file changes, in milliseconds: editors save in several writes. */
const SETTLED = 30;

/**
 * Rebuilds a part on every change, with its own bundler and configuration, for a production shell.
 * The output goes beside the release build, never over it.
 *
 * @returns a function that stops watching
 */
export function watch(folder: string, onBuilt: (built: Built) => void): () => Promise<void> {
  const dist = path.join(folder, 'node_modules/.cache/nukkad-dev');
  const { bundle, configuration } = ownBuild(folder);
  const compiler = bundle({
    ...configuration,
    // Without columns, so that a change is visible within a second.
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
  const isRspack = existsSync(path.join(folder, 'rspack.config.js'));
  try {
    const bundle: Bundle = isRspack ? own('@rspack/core').rspack : own('webpack');
    const configure = own(isRspack ? './rspack.config.js' : './webpack.config.js');
    return { bundle, configuration: configure({ dev: true }) as Configuration };
  } catch (error) {
    throw new RegistryError(
      'missing',
      `${folder} has no build to watch (${(error as Error).message.split('\n')[0]}). Run npm install there first.`,
    );
  }
}

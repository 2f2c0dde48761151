const { createHash } = require('node:crypto');

const HASH_LENGTH = 12;

/**
 * Gives every build its own chunk-loading global, named by content. Two versions of a remote may be
 * loaded in one page one after the other; with a shared global the later would take the earlier
 * one's screens for its own.
 */
class OwnChunksPlugin {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OwnChunksPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnChunksPlugin', () => {
        const hash = hashOf(modulesBehindEntries(compilation));
        compilation.outputOptions.chunkLoadingGlobal = `webpackChunk_${this.name}_${hash}`;
      });
    });
  }
}

// Only modules reachable from the entries: modules run to extract a stylesheet exist only when
// webpack's cache misses, and would give the same sources another release hash.
function modulesBehindEntries({ moduleGraph, entries, globalEntry }) {
  const dependencies = [globalEntry, ...entries.values()].flatMap((entry) => [
    ...entry.dependencies,
    ...entry.includeDependencies,
  ]);
  const found = new Set(dependencies.map((one) => moduleGraph.getModule(one)).filter(Boolean));
  for (const module of found) {
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) {
      if (next) found.add(next);
    }
  }
  return found;
}

function hashOf(modules) {
  const sources = [...modules].map(({ buildInfo }) => buildInfo?.hash ?? '').sort();
  return createHash('sha256').update(sources.join()).digest('hex').slice(0, HASH_LENGTH);
}

module.exports = { OwnChunksPlugin };

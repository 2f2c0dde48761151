const { createHash } = require('node:crypto');

const HASH_LENGTH = 12;

/**
 * Gives every build a place of its own, named by its content, where its chunks are handed over.
 * Two versions of a remote may follow each other in one page; with a common place the later would
 * take the earlier one's screens for its own.
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

// All modules would include those that were run to extract a stylesheet, which are only there when
// webpack's cache has no result of it: the same sources would come out as another release.
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

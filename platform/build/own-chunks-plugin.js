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
      compilation.hooks.finishModules.tap('OwnChunksPlugin', (modules) => {
        compilation.outputOptions.chunkLoadingGlobal = `webpackChunk_${this.name}_${hashOf(modules)}`;
      });
    });
  }
}

function hashOf(modules) {
  const sources = [...modules].map(({ buildInfo }) => buildInfo?.hash ?? '').sort();
  return createHash('sha256').update(sources.join()).digest('hex').slice(0, HASH_LENGTH);
}

module.exports = { OwnChunksPlugin };

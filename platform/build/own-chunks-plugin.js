const { createHash } = require('node:crypto');

const NAME = 'OwnChunksPlugin';
const HASH_LENGTH = 12;
/** As long as the hash that replaces it, so that source maps stay right. */
const PLACEHOLDER = 'own0chunks00';

/** The build's chunk-loading global until its content is known. */
const chunkLoadingGlobal = (name) => `webpackChunk_${name}_${PLACEHOLDER}`;

/**
 * Gives every build its own chunk-loading global, named by content. Two versions of a remote may be
 * loaded in one page one after the other; with a shared global the later would take the earlier
 * one's screens for its own. Set `output.chunkLoadingGlobal` to what this file exports.
 */
class OwnChunksPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => {
          const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
          const texts = new Map(scripts.map(({ name, source }) => [name, String(source.source())]));
          const hash = hashOf(texts);
          for (const [name, text] of texts) {
            const own = text.replaceAll(PLACEHOLDER, hash);
            if (own !== text) compilation.updateAsset(name, new sources.RawSource(own));
          }
        },
      );
    });
  }
}

function hashOf(texts) {
  const hash = createHash('sha256');
  for (const name of [...texts.keys()].sort()) hash.update(`${name}\0${texts.get(name)}\0`);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

module.exports = { chunkLoadingGlobal, OwnChunksPlugin };

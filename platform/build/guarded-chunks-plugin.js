const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { LoadScriptRuntimeModule } = require('webpack').runtime;

/** Element id of the page's digests; `contract/composition.ts` has the same. */
const DIGESTS = 'nukkad-digests';

/** No file has it. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * Has a page of its own load its chunks by the digests that stand in it. A chunk that the page does
 * not name is not loaded. Pages of the composition have the shell's script gate for that.
 */
class GuardedChunksPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('GuardedChunksPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedChunksPlugin',
        (source) => [source, guard('script', 'script.src')].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'GuardedChunksPlugin',
        (source, { tag }) => [source, guard(tag, `${tag}.href`)].join('\n'),
      );
    });
  }
}

function guard(element, address) {
  return `(function (element, address) {
    var path = new URL(address, location.href).pathname;
    var block = document.getElementById('${DIGESTS}');
    element.integrity = (block && JSON.parse(block.textContent)[path]) || '${NEVER}';
    element.crossOrigin = 'anonymous';
  })(${element}, ${address});`;
}

module.exports = { GuardedChunksPlugin };

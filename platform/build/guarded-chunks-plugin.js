const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { LoadScriptRuntimeModule } = require('webpack').runtime;

/** Element id of the page's digests; must equal the one in `contract/composition.ts`. */
const DIGESTS = 'nukkad-digests';

/** A digest that no file has. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * Makes a standalone page load its chunks by the digests embedded in it. A chunk the page does not
 * list is not loaded. Composed pages have the shell's script gate for that.
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

const path = require('node:path');

const SHARED_UI = path.resolve(__dirname, '../../shared-ui');

/**
 * Puts every module stylesheet into its cascade layer, so that no part's rules can beat another's
 * by arriving later: `ui` for shared-ui, `shell` for the shell, `remotes.<name>` for a remote.
 * Plain stylesheets (tokens, base) name their layers themselves and are the shell's alone.
 */
module.exports = function layerLoader(source) {
  const { name, mayBePlain } = this.getOptions();
  if (!this.resourcePath.endsWith('.module.css')) {
    if (!mayBePlain) {
      throw new Error(
        `${this.resourcePath} is a plain stylesheet. Only the shell brings those: name it *.module.css.`,
      );
    }
    return source;
  }
  return `@layer ${layerOf(this.resourcePath, name)} {\n${source}\n}\n`;
};

function layerOf(file, name) {
  if (file.startsWith(SHARED_UI)) return 'ui';
  return name === 'shell' ? 'shell' : `remotes.${name}`;
}

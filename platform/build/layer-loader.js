const path = require('node:path');
const { layered, problemsOf } = require('@nukkad/platform/layers');

const RULES = require.resolve('@nukkad/platform/layers');

/**
 * Puts every module stylesheet into its cascade layer, so that the load order of parts cannot
 * change which rule wins: `ui` for shared-ui, `shell` for the shell, `remotes.<name>` for a remote.
 * Plain stylesheets (tokens, base) name their layers themselves and belong to the host alone. A
 * rule that could affect other parts fails the build.
 */
module.exports = function layerLoader(source) {
  const { name, isHost } = this.getOptions();
  this.addDependency(RULES);
  const isModule = this.resourcePath.endsWith('.module.css');
  const kind = isModule ? (name === 'shell' ? 'host' : 'guest') : isHost ? 'plain' : 'foreign';
  const problems = problemsOf(source, kind);
  if (problems.length > 0) throw new Error(`${this.resourcePath}\n${problems.join('\n')}`);
  return isModule ? layered(source, layerOf(this.resourcePath, name)) : source;
};

function layerOf(file, name) {
  if (file.startsWith(sharedUi())) return 'ui';
  return name === 'shell' ? 'shell' : `remotes.${name}`;
}

// A stylesheet of shared-ui is only read where shared-ui is installed.
function sharedUi() {
  try {
    return path.dirname(require.resolve('@nukkad/shared-ui/package.json')) + path.sep;
  } catch {
    return '\0';
  }
}

const path = require('node:path');
const { layered, problemsOf } = require('@nukkad/platform/layers');

/** Begins no path: a part without shared-ui reads none of its stylesheets. */
const NOWHERE = '\0';

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
  return isModule ? layered(source, layerOf(this, name)) : source;
};

function layerOf({ resourcePath, rootContext }, name) {
  if (resourcePath.startsWith(sharedUiOf(rootContext))) return 'ui';
  return name === 'shell' ? 'shell' : `remotes.${name}`;
}

// Found from the part that is built: it installs shared-ui, the preset does not.
function sharedUiOf(folder) {
  try {
    const about = require.resolve('@nukkad/shared-ui/package.json', { paths: [folder] });
    return path.dirname(about) + path.sep;
  } catch {
    return NOWHERE;
  }
}

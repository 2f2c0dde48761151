const { createRequire } = require('node:module');
const { Script } = require('node:vm');

// Resolve the copy that Jest itself would use.
const core = createRequire(require.resolve('jest')).resolve('@jest/core');
const { default: Runtime } = createRequire(core)('jest-runtime');

/** Compiled scripts of this worker by file. The suites it runs share most of their modules. */
const scripts = new Map();

/**
 * Jest runtime that compiles a module once per worker instead of once per suite. A compiled script
 * holds no state: every suite still runs the module's code in its own page. CommonJS only: an
 * untransformed `import()` is rejected, as Jest rejects it.
 */
module.exports = class CachedScriptsRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const { injectedModuleParameters: parameters } = executor;
    const uncached = executor.compile;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (!context) return null;
      try {
        return scriptOf(source, filename, parameters).runInContext(context);
      } catch (error) {
        // Let Jest compile it, because its error explains the syntax error.
        if (error instanceof SyntaxError) return uncached.call(executor, source, filename);
        throw error;
      }
    };
  }
};

function scriptOf(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const opening = `(function(${parameters.join(',')}){`;
  // The offset keeps positions in stack traces equal to those of the source.
  const script = new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
  scripts.set(filename, { source, script });
  return script;
}

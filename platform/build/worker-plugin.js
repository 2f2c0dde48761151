const NAME = 'WorkerPlugin';

/** The worker's script, at the top of the build. */
const WORKER = 'sw.js';

/**
 * Builds the shell's service worker into one script, `sw.js`, by a child of the part's compiler: with
 * its rules and minimizer, and without federation or chunks.
 */
class WorkerPlugin {
  /** @param {string} entry absolute path */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const { EntryPlugin, webworker } = compiler.webpack;
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      const child = compilation.createChildCompiler(NAME, { filename: WORKER }, [
        new webworker.WebWorkerTemplatePlugin(),
        new EntryPlugin(compiler.context, this.entry, { name: 'sw' }),
      ]);
      await new Promise((resolve, reject) => {
        child.runAsChild((error, _entries, built) => {
          if (error) return reject(error);
          compilation.errors.push(...built.errors);
          return resolve(undefined);
        });
      });
    });
  }
}

module.exports = { WORKER, WorkerPlugin };

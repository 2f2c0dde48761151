/**
 * Puts the container's module into the remote entry. It is a list of screens of a few hundred
 * bytes, and would otherwise cost every first visit a request of its own.
 */
class MergeExposedPlugin {
  constructor(container, exposed) {
    this.container = container;
    this.exposed = exposed;
  }

  apply(compiler) {
    // Rspack cannot move modules between chunks: its container's module is a file of its own.
    if (compiler.rspack) return;
    compiler.hooks.thisCompilation.tap('MergeExposedPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('MergeExposedPlugin', (chunks) => {
        const named = (name) => [...chunks].find((chunk) => chunk.name === name);
        const entry = named(this.container);
        const exposed = named(this.exposed);
        if (!entry || !exposed) return;
        compilation.chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
      });
    });
  }
}

module.exports = { MergeExposedPlugin };

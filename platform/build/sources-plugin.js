const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const NAME = 'SourcesPlugin';
const FILE = '.sources.json';
const ROOT = path.join(__dirname, '../..');
const LOCKFILE = path.join(ROOT, 'package-lock.json');

/**
 * Writes `.sources.json` into the build: every source of the build, as a path from the package's
 * folder, with the SHA-256 of its content. `nukkad release` compares it with the files on disk. The
 * file is not part of the release.
 */
class SourcesPlugin {
  /** @param {{ folder: string }} options the package's folder */
  constructor({ folder }) {
    this.folder = folder;
    this.begunAt = 0;
  }

  apply(compiler) {
    compiler.hooks.compile.tap(NAME, () => {
      this.begunAt = Date.now();
    });
    // Before this hook, not every dependency of the build is known.
    compiler.hooks.afterEmit.tap(NAME, ({ errors, fileDependencies, outputOptions }) => {
      if (errors.length > 0) return;
      const files = this.record(fileDependencies);
      const text = `${JSON.stringify({ schema: 1, files }, null, 1)}\n`;
      fs.writeFileSync(path.join(outputOptions.path, FILE), text);
    });
  }

  record(read) {
    const presets = fs.readdirSync(__dirname).map((name) => path.join(__dirname, name));
    const config = path.join(this.folder, 'webpack.config.js');
    const files = [...read, ...presets, config, LOCKFILE].filter((file) => this.isSource(file));
    const entries = [...new Set(files)].map((file) => [
      path.relative(this.folder, file).split(path.sep).join('/'),
      this.hash(file),
    ]);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  isSource(file) {
    const isBuilt = !/[\\/](node_modules|dist)[\\/]|\.test\.tsx?$/.test(file);
    // The resolver reads the root's package.json, but no build uses it.
    const isOwn = isBuilt && (file === LOCKFILE || path.dirname(file) !== ROOT);
    return isOwn && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  }

  /** Empty for a file changed during the build: which content was read is unknown. */
  hash(file) {
    if (fs.statSync(file).mtimeMs > this.begunAt) return '';
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  }
}

module.exports = { SourcesPlugin };

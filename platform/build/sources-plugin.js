const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const NAME = 'SourcesPlugin';
const FILE = '.sources.json';
const ROOT = path.join(__dirname, '../..');
const LOCKFILE = path.join(ROOT, 'package-lock.json');

/**
 * Writes `.sources.json` into the build: every source that it was made of, as a path from the
 * package's folder, with the SHA-256 of its content. `nukkad release` compares it with what lies
 * there then. The file is no part of the release.
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
    // While assets can be added, not every file that was read is known yet.
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
    // The resolver reads the root's package.json in passing: nothing of it is built.
    const isOwn = isBuilt && (file === LOCKFILE || path.dirname(file) !== ROOT);
    return isOwn && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  }

  /** Empty for what was changed while the build ran: nobody knows which content was read. */
  hash(file) {
    if (fs.statSync(file).mtimeMs > this.begunAt) return '';
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  }
}

module.exports = { SourcesPlugin };

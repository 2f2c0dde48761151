const { rspackBundler } = require('./bundlers');
const presets = require('./webpack');

/**
 * Rspack configuration of a remote, with the options and the result of the webpack preset.
 *
 * @example module.exports = require('@nukkad/build/rspack').remote(__dirname, { port: 3009 });
 */
function remote(folder, options) {
  return presets.remote(folder, options, rspackBundler());
}

module.exports = { remote };

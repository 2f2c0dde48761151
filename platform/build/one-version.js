const { createRequire } = require('node:module');
const path = require('node:path');

/** They are released together, under one version. */
const SDK = ['@nukkad/platform', '@nukkad/shared-ui', '@nukkad/vendor-kit'];

/**
 * Fails a build whose packages of the SDK have other versions than this preset: two versions would be
 * compiled in beside each other, and what the page runs would be neither.
 *
 * @param {string} folder the package that is built
 * @param {string} version of the preset
 * @throws Error that names the versions and the command that ends it
 */
function assertOneVersion(folder, version) {
  const installed = createRequire(path.join(folder, 'package.json'));
  const others = SDK.map((name) => ({ name, version: versionOf(installed, name) })).filter(
    (one) => one.version !== undefined && one.version !== version,
  );
  if (others.length === 0) return;
  const said = others.map((one) => `${one.name} ${one.version}`).join(', ');
  throw new Error(
    `@nukkad/build ${version} builds with packages of the same version, but here are ${said}: ` +
      `"npx nukkad@${version} upgrade" sets one version for all of them.`,
  );
}

// A remote need not use each of them.
function versionOf(installed, name) {
  try {
    return installed(`${name}/package.json`).version;
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

module.exports = { assertOneVersion };

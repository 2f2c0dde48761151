const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** Aliases that leave out of the libraries what no part uses, and what the pages' policy refuses. */
function leanRuntime() {
  return { ...oneCopyOfTheRuntime(), ...leftOut(), ...withoutErrorTexts() };
}

// Without these the runtime is bundled twice, once as CommonJS and once as ES modules.
function oneCopyOfTheRuntime() {
  const esm = (name, file) => {
    const main = require.resolve(name);
    return path.join(main.slice(0, main.lastIndexOf(`${path.sep}dist${path.sep}`)), 'dist', file);
  };
  return {
    '@module-federation/runtime-core$': esm('@module-federation/runtime-core', 'index.js'),
    '@module-federation/sdk$': esm('@module-federation/sdk', 'index.js'),
    '@module-federation/error-codes$': esm('@module-federation/error-codes', 'index.mjs'),
  };
}

// Code that classes pull in and nothing here calls. `disableSnapshot` removes the snapshot plugins
// from the runtime, but leaves the class that reads them.
function leftOut() {
  const runtime = path.dirname(require.resolve('@module-federation/runtime-core'));
  const bundler = path.dirname(require.resolve('@module-federation/webpack-bundler-runtime'));
  const client = createRequire(ofThePlatform.resolve('@tanstack/react-query'));
  const ky = path.dirname(ofThePlatform.resolve('ky'));
  const queries = path.dirname(client.resolve('@tanstack/query-core'));
  return {
    [present(path.join(runtime, 'plugins/snapshot/SnapshotHandler.js'))]: own('no-snapshots'),
    [present(path.join(runtime, 'utils/preload.js'))]: own('no-preload'),
    [present(path.join(bundler, 'remotes.js'))]: own('no-remotes'),
    [present(path.join(queries, 'mutationCache.js'))]: own('no-mutations'),
    [present(path.join(queries, 'infiniteQueryBehavior.js'))]: own('no-infinite-queries'),
    [present(path.join(ky, 'utils/body.js'))]: own('no-progress'),
  };
}

// Messages keep their code and the address that describes it.
function withoutErrorTexts() {
  const codes = oneCopyOfTheRuntime()['@module-federation/error-codes$'];
  return { [present(path.join(path.dirname(codes), 'desc.mjs'))]: own('no-error-texts') };
}

/** Resolves what is the platform's, wherever the presets are installed. */
const ofThePlatform = createRequire(require.resolve('@nukkad/platform/package.json'));

const own = (name) => path.join(__dirname, `${name}.mjs`);

// An alias for a missing file would silently replace nothing.
function present(file) {
  if (!existsSync(file)) throw new Error(`${file} is not there: its package is another version.`);
  return file;
}

module.exports = { leanRuntime, ofThePlatform, present };

const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { webpackBundler } = require('./bundlers');
const { BundledFiles } = require('./bundled-files');
const { CopyPlugin } = require('./copy-plugin');
const { EnglishOnlyPlugin } = require('./english-only-plugin');
const { FactsPlugin } = require('./facts-plugin');
const { GuardedChunksPlugin } = require('./guarded-chunks-plugin');
const { leanRuntime, ofThePlatform, present } = require('./lean-runtime');
const { MergeExposedPlugin } = require('./merge-exposed-plugin');
const { EXPOSED, ManifestPlugin } = require('./manifest-plugin');
const { assertOneVersion } = require('./one-version');
const { chunkLoadingGlobal, OwnChunksPlugin } = require('./own-chunks-plugin');
const { SbomPlugin } = require('./sbom-plugin');
const { BUNDLE, ServerBundlePlugin } = require('./server-bundle-plugin');
const { SourcesPlugin } = require('./sources-plugin');
const { StandardManifestPlugin } = require('./standard-manifest-plugin');
const { alone } = require('./webpack-alone');
const { forOtherHosts } = require('./webpack-stock');
const { fonts, maps, pureRouter, styles, typescript, words } = require('./webpack-rules');
const { WorkerPlugin } = require('./worker-plugin');
const { serverConfiguration } = require('./webpack-server');

/**
 * Time-out of loading a script or style, in milliseconds; `contract/limits.ts` has the same number.
 */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** A shared package that is in use stays in use, whichever remotes arrive later. */
const STRATEGY = 'loaded-first';

/**
 * Webpack configuration of the shell.
 *
 * @param {string} folder the package's folder
 * @param {{ routes: string, server?: string, worker?: string }} options `routes` is the file that
 *   exports `siteMap`; `server` is the entry, relative to the folder, of the server bundle, `worker`
 *   that of the service worker
 * @returns a function of webpack's `env`; `--env dev` leaves the output readable
 */
function shell(folder, { routes, server, worker }) {
  return (env = {}) => {
    const about = require(path.join(folder, 'package.json'));
    const shared = sharedWith({ eager: true });
    const common = base(folder, env, 'shell', { isHost: true, bundler: webpackBundler });
    const ModuleFederationPlugin = webpackBundler.federation();
    const ahead = serverBundle(env, common, { entry: server });
    return {
      ...common,
      entry: { shell: path.join(folder, 'src/index.ts') },
      plugins: [
        new ModuleFederationPlugin({
          ...federation('nukkad_shell'),
          remotes: {},
          shared,
          experiments: { provideExternalRuntime: true, optimization: runtimeDiet },
        }),
        new EnglishOnlyPlugin(),
        extractedStyles(webpackBundler),
        new CopyPlugin(path.join(folder, 'public')),
        ...(worker ? [new WorkerPlugin(path.join(folder, worker))] : []),
        ...ahead.plugins,
        new ManifestPlugin({
          ...{ about, part: 'shell', entrypoint: 'shell', routes },
          server: ahead.file,
        }),
        ...facts(env, { part: 'shell', folder, shared, isHost: true }),
        ...billOfMaterials(env, { part: 'shell', about, server: ahead.bundled }),
        new SourcesPlugin({ folder }),
      ],
    };
  };
}

/**
 * Webpack configuration of a remote: its `src/remote.tsx` becomes the container's one module.
 *
 * @param {string} folder the package's folder; federation name and contract stand in its
 *   package.json under `nukkad`
 * @param {{ port: number, fallbacks?: boolean, routes?: string, beside?: string, server?: boolean }}
 *   options `port` serves it alone in development; `fallbacks` keeps copies of the shared packages,
 *   for remotes built outside this repository; `routes` is a file that exports `siteMap`, the paths
 *   that the remote adds, without those of the site map exported by `beside`; `server` adds the
 *   server bundle, for a remote with public screens
 * @param {object} bundler one of `bundlers.js`
 * @returns a function of webpack's `env`: `--env alone` runs without a shell, `--env stock` builds
 *   into `dist-stock` for hosts that are not the shell
 */
function remote(folder, options, bundler = webpackBundler) {
  const { port, fallbacks = false, routes, beside, server = false } = options;
  const ModuleFederationPlugin = bundler.federation();
  return (env = {}) => {
    assertOneVersion(folder, require('./package.json').version);
    const about = require(path.join(folder, 'package.json'));
    const name = about.nukkad.federation;
    const part = about.name.replace('@nukkad/', '');
    const shared = sharedWith(fallbacks ? {} : { import: false });
    const commonBy = (one) => base(folder, env, name, { isHost: env.alone, bundler: one });
    const common = commonBy(bundler);
    if (env.alone) return bundler.adapt(alone(folder, common, { port, bundler }));
    if (env.stock) {
      const plugins = [new EnglishOnlyPlugin(), extractedStyles(bundler)];
      return bundler.adapt(
        forOtherHosts(folder, common, { bundler, plugins, federation: federation(name) }, shared),
      );
    }
    const ahead = serverBundle(env, commonBy(webpackBundler), {
      entry: server ? 'src/remote.tsx' : undefined,
      provided: [...Object.keys(shared), 'react/jsx-runtime'],
    });
    return bundler.adapt({
      ...common,
      entry: {},
      output: { ...common.output, chunkLoadingGlobal: chunkLoadingGlobal(name) },
      plugins: [
        new ModuleFederationPlugin({
          ...federation(name),
          library: { type: 'var', name },
          filename: 'remoteEntry.js',
          exposes: { './remote': { import: path.join(folder, 'src/remote.tsx'), name: EXPOSED } },
          shared,
          manifest: !env.dev,
          experiments: { externalRuntime: true, optimization: runtimeDiet },
        }),
        new StandardManifestPlugin(),
        new MergeExposedPlugin(name, EXPOSED),
        new OwnChunksPlugin(),
        new EnglishOnlyPlugin(),
        extractedStyles(bundler),
        ...ahead.plugins,
        new ManifestPlugin({
          ...{ about, part, entrypoint: name, routes, beside },
          server: ahead.file,
        }),
        ...facts(env, { part, folder, shared }),
        ...billOfMaterials(env, { part, about, server: ahead.bundled }),
        new SourcesPlugin({ folder }),
      ],
    });
  };
}

/**
 * Webpack configuration of a standalone page, outside the composition: its entry
 * `src/bootstrap.tsx` has everything it needs. Address and title stand in its package.json under
 * `nukkad.page`.
 *
 * @param {string} folder the package's folder
 * @returns a function of webpack's `env`
 */
function page(folder) {
  return (env = {}) => {
    const about = require(path.join(folder, 'package.json'));
    const name = about.name.replace('@nukkad/', '');
    return {
      ...base(folder, env, name, { isHost: true, bundler: webpackBundler }),
      entry: { [name]: path.join(folder, 'src/bootstrap.tsx') },
      plugins: [
        new EnglishOnlyPlugin(),
        extractedStyles(webpackBundler),
        new GuardedChunksPlugin(),
        new ManifestPlugin({ about, part: name, entrypoint: name }),
        ...facts(env, { part: name, folder }),
        ...billOfMaterials(env, { part: name, about }),
        new SourcesPlugin({ folder }),
      ],
    };
  };
}

// Size optimisations slow down rebuilds: without them a rebuild takes 0.6 of its time.
const quickly = {
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
  usedExports: false,
};

// A development build is never released, and must not wait for its types.
function facts(env, options) {
  return env.dev ? [] : [new FactsPlugin({ ...options, strategy: STRATEGY })];
}

function billOfMaterials(env, { part, about, server }) {
  if (env.dev) return [];
  const browser = new BundledFiles();
  return [
    browser,
    new SbomPlugin({ part, about, bundles: { browser, ...(server && { server }) } }),
  ];
}

/**
 * Plugins and manifest entry of a part's server bundle, and the collector of what is in it; without
 * an entry, or in a development build, there is none. `provided` are the modules that the bundle
 * gets from the renderer.
 */
function serverBundle(env, common, { entry, provided = [] }) {
  if (!entry || env.dev) return { plugins: [] };
  const bundled = new BundledFiles();
  const configuration = serverConfiguration(common, {
    entry: path.join(common.context, entry),
    provided,
    plugins: [new EnglishOnlyPlugin(), bundled],
  });
  return { plugins: [new ServerBundlePlugin(configuration)], file: BUNDLE, bundled };
}

const runtimeDiet = { disableSnapshot: true, target: 'web' };

// A runtime entry on disk would lie in the folder of the process's first build, and its path is
// part of the release hash.
function federation(name) {
  const virtual = { virtualRuntimeEntry: true };
  return { name, shareStrategy: STRATEGY, dts: false, manifest: false, ...virtual };
}

// React, React DOM and the platform exist once per page; everything else is bundled where it is
// used.
function sharedWith(options) {
  const one = (name) => {
    const { version } = require(`${name}/package.json`);
    return { singleton: true, version, requiredVersion: `^${version}`, ...options };
  };
  const platform = require('@nukkad/platform/package.json').version;
  return {
    react: one('react'),
    'react-dom': one('react-dom'),
    '@nukkad/platform': {
      singleton: true,
      version: platform,
      requiredVersion: `^${platform}`,
      ...options,
    },
  };
}

// Only a host brings the page its plain stylesheets; a remote is a guest.
function base(folder, env, name, { isHost, bundler }) {
  return {
    name,
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    // Private: the registry keeps the maps of a release, so no file may name one. Positions are all
    // that traces need, so maps hold no sources.
    devtool: 'hidden-nosources-source-map',
    cache: cacheOf(folder, env, name),
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath: 'auto',
      // A release's folder is named by what it contains, so its files need no hash.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      // A module that threw during evaluation is evaluated anew on a retry, not reused
      // half-initialised.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
      trustedTypes: 'webpack',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...leanRuntime(),
        ...plainIcons(folder),
        ...(!env.dev && routerWithoutWarnings()),
      },
    },
    module: {
      rules: [
        typescript(bundler),
        ...words(),
        styles(bundler, name, isHost),
        fonts(),
        pureRouter(),
        ...maps(),
      ],
    },
    optimization: {
      minimize: !env.dev,
      ...(env.dev && quickly),
      minimizer: bundler.minimizers(),
      // Duplicating less than this in two screens (source bytes, about a quarter once minified)
      // costs a visitor less than one more request.
      splitChunks: { chunks: 'async', minSize: 120_000 },
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

// Storing it is a fifth of a build's work, and for nothing in a clone that builds once, as CI does:
// the second build of a folder stores it, and the third one is quick.
function cacheOf(folder, env, name) {
  const kind = ['alone', 'stock', 'dev'].find((one) => env[one]) ?? 'release';
  if (kind === 'release' && !existsSync(path.join(folder, 'dist'))) return false;
  return {
    type: 'filesystem',
    name: `${name}-${kind}`,
    buildDependencies: { config: [__filename, path.join(folder, 'webpack.config.js')] },
  };
}

// The package's entries resolve to its development build, whatever the mode.
function routerWithoutWarnings() {
  const ofTheRouter = createRequire(ofThePlatform.resolve('react-router-dom'));
  const build = path.join(ofTheRouter.resolve('react-router'), '..', '..', 'production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

function plainIcons(folder) {
  const folders = createRequire(path.join(folder, 'package.json')).resolve.paths('lucide-react');
  const one = folders.map((found) => path.join(found, 'lucide-react')).find(existsSync);
  // A remote built elsewhere may use no icons.
  if (!one) return {};
  const maker = path.join(one, 'dist/esm/createLucideIcon.mjs');
  return { [present(maker)]: path.join(__dirname, 'plain-icon.mjs') };
}

function extractedStyles(bundler) {
  return new bundler.Styles({
    filename: '[name].css',
    chunkFilename: '[name].css',
  });
}

module.exports = { shell, remote, page };

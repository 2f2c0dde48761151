const path = require('node:path');

/**
 * Builds a remote for hosts of Module Federation that are not the shell: with a federation runtime
 * and an SDK of its own, and copies of React for hosts that share none. `mf-manifest.json` is what
 * such a host registers. It is not released: the shell's pages have all of this once.
 */
function forOtherHosts(folder, common, { bundler, plugins, federation }, shared) {
  const ModuleFederationPlugin = bundler.federation();
  const { '@nukkad/platform': _, ...react } = shared;
  return {
    ...common,
    entry: {},
    // The page's security policy is the host's.
    output: { ...common.output, path: path.join(folder, 'dist-stock'), trustedTypes: undefined },
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        library: { type: 'var', name: federation.name },
        filename: 'remoteEntry.js',
        exposes: {
          './remote': path.join(folder, 'src/remote.tsx'),
          './standalone': require.resolve('@nukkad/platform/standalone'),
        },
        shared: Object.fromEntries(
          Object.entries(react).map(([name, { import: __, ...options }]) => [name, options]),
        ),
        manifest: true,
      }),
      ...plugins,
    ],
  };
}

module.exports = { forOtherHosts };

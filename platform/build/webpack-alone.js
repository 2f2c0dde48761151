const path = require('node:path');

const PRODUCT = process.env.PUBLIC_URL ?? 'http://localhost:8080';

/**
 * Runs a remote without shell or federation: one bundle, a small frame, the API of a running
 * product. For quick work on one screen; the composed product remains the reference.
 */
function alone(folder, common, { port, bundler }) {
  return {
    ...common,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: {
      alone: [
        '@nukkad/shared-ui/tokens.css',
        '@nukkad/shared-ui/base.css',
        path.join(folder, 'src/index.ts'),
      ],
    },
    output: { ...common.output, filename: '[name].js', publicPath: '/', trustedTypes: undefined },
    plugins: [new bundler.Styles({ filename: '[name].css' }), new AlonePagePlugin()],
    devServer: {
      host: 'localhost',
      hot: false,
      port,
      historyApiFallback: { disableDotRule: true },
      proxy: [{ context: ['/api', '/assets'], target: PRODUCT }],
    },
  };
}

const page = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Nukkad, one remote alone</title>
    <link rel="stylesheet" href="/alone.css">
    <script defer src="/alone.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

class AlonePagePlugin {
  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AlonePagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AlonePagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('index.html', new sources.RawSource(page)),
      );
    });
  }
}

module.exports = { alone };

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parts, ROOT, workspaces } from '../../scripts/support/repository.mjs';

const require = createRequire(path.join(ROOT, 'platform/package.json'));
const webpack = require('webpack');

/**
 * Builds the product as one application from the same sources and settings: the shell compiles
 * every remote in, and a remote's lazy chunks remain chunks. Returns the build folder, which can be
 * released as the shell.
 */
export async function buildMonolith(folder) {
  const dist = path.join(folder, 'monolith');
  mkdirSync(dist, { recursive: true });
  const together = path.join(folder, 'together.js');
  writeFileSync(together, togetherOf(remotes()));
  const stats = await compiled(monolithConfig(dist, together));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return dist;
}

/** The shell's webpack configuration without federation. */
function monolithConfig(dist, together) {
  const { shell } = require(path.join(ROOT, 'platform/build/webpack.js'));
  const config = shell(path.join(ROOT, 'shell'), {
    routes: path.join(ROOT, 'shell/src/routes.ts'),
  })();
  const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';
  const [typescript, styles, fonts] = config.module.rules;
  return {
    ...config,
    name: 'monolith',
    cache: false,
    devtool: false,
    output: { ...config.output, path: dist },
    module: { rules: [withoutNames(typescript), ...stylesOfEach(styles), fonts] },
    plugins: [
      ...config.plugins.filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/federation$/, together),
    ],
  };
}

// Equal screen names in different remotes would be merged into one chunk.
function withoutNames({ options, ...rule }) {
  const compilerOptions = { ...options.compilerOptions, removeComments: true };
  return { ...rule, options: { ...options, compilerOptions } };
}

/** Keeps each remote's styles in its cascade layer. */
function stylesOfEach(rule) {
  const [extract, css, layer] = rule.use;
  const ofRemotes = { ...layer, options: { ...layer.options, name: 'monolith' } };
  const own = /[\\/]mf-[^\\/]+[\\/]/;
  return [
    { ...rule, exclude: own },
    { ...rule, include: own, use: [extract, css, ofRemotes] },
  ];
}

/** Replaces the shell's federation runtime: every remote is compiled in. */
const togetherOf = (all) =>
  [
    ...all.map(({ name, file }) => `import { remote as ${name} } from ${JSON.stringify(file)};`),
    `const remotes = { ${all.map(({ name }) => name).join(', ')} };`,
    'export const createFederation = () => ({',
    '  register() {},',
    '  load: async ({ federation }) => remotes[federation],',
    '});',
  ].join('\n');

/** Every remote of the repository: container name and module. */
const remotes = () =>
  parts(workspaces())
    .filter(({ about }) => about.nukkad.federation)
    .map(({ about, folder }) => ({
      name: about.nukkad.federation,
      file: path.join(folder, 'src/remote.tsx'),
    }));

const compiled = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => (error ? reject(error) : resolve(stats)));
  });

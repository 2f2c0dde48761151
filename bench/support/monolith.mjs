import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parts, ROOT, workspaces } from '../../scripts/support/repository.mjs';

const require = createRequire(path.join(ROOT, 'platform/package.json'));
const webpack = require('webpack');

const SHELL = path.join(ROOT, 'shell');

/**
 * Builds the product as one application from the same sources and settings: the shell compiles
 * every remote in, and a remote's lazy chunks remain chunks; so does its server bundle.
 *
 * @returns `dist`, which can be released as the shell; `screens`: part → screen → its `scripts` and
 *   `styles`; `files`: part → the files that its pages may load
 */
export async function buildMonolith(folder) {
  const dist = path.join(folder, 'monolith');
  mkdirSync(dist, { recursive: true });
  const all = remotes();
  const written = (name, content) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const server = written('together-ahead.js', aheadOf(all.filter(isRenderedAhead)));
  const together = written('together.js', togetherOf(all));
  const stats = await compiled(monolithConfig(dist, together, server));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return { dist, ...chunksOf(all, stats.compilation) };
}

/** The shell's webpack configuration without federation. */
function monolithConfig(dist, together, server) {
  const { shell } = require(path.join(ROOT, 'platform/build/webpack.js'));
  const options = {
    routes: path.join(SHELL, 'src/routes.ts'),
    server: path.relative(SHELL, server),
  };
  const config = shell(SHELL, options)();
  const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';
  const [typescript, styles, ...others] = config.module.rules;
  return {
    ...config,
    name: 'monolith',
    cache: false,
    devtool: false,
    output: { ...config.output, path: dist },
    module: { rules: [...scriptsOfEach(typescript), ...stylesOfEach(styles), ...others] },
    plugins: [
      ...config.plugins.filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/loading\/federation$/, together),
    ],
  };
}

/** Sources of remotes. */
const OF_REMOTES = /[\\/]mf-[^\\/]+[\\/]/;

/**
 * Takes the names of chunks from remotes: equal ones of different remotes would be merged. What the
 * shell says of its own imports stays, as that they are part of its entry.
 */
function scriptsOfEach({ options, exclude = [], ...rule }) {
  const compilerOptions = { ...options.compilerOptions, removeComments: true };
  return [
    { ...rule, options, exclude: [exclude, OF_REMOTES].flat() },
    { ...rule, options: { ...options, compilerOptions }, exclude, include: OF_REMOTES },
  ];
}

/** Keeps each remote's styles in its cascade layer. */
function stylesOfEach(rule) {
  const [extract, css, layer] = rule.use;
  const ofRemotes = { ...layer, options: { ...layer.options, name: 'monolith' } };
  return [
    { ...rule, exclude: OF_REMOTES },
    { ...rule, include: OF_REMOTES, use: [extract, css, ofRemotes] },
  ];
}

const importsOf = (all) => [
  ...all.map(({ name, file }) => `import { remote as ${name} } from ${JSON.stringify(file)};`),
  `const remotes = { ${all.map(({ name }) => name).join(', ')} };`,
];

/** Replaces the shell's federation runtime: every remote is compiled in. */
const togetherOf = (all) =>
  [
    ...importsOf(all),
    'export const createFederation = () => ({',
    '  register() {},',
    '  load: async ({ federation }) => remotes[federation],',
    '});',
  ].join('\n');

/** Entry of the server bundle: the shell's, with the remotes that are rendered ahead. */
const aheadOf = (all) =>
  [
    `import * as shell from ${JSON.stringify(path.join(SHELL, 'src/server/server.tsx'))};`,
    ...importsOf(all),
    `const names = { ${all.map(({ part, name }) => `'${part}': '${name}'`).join(', ')} };`,
    'const remoteOf = (part) => remotes[names[part]];',
    'export const { provided } = shell;',
    'export const renderAhead = (request) => shell.renderAhead({ ...request, remoteOf });',
  ].join('\n');

/** Every remote of the repository: container name and module. */
const remotes = () =>
  parts(workspaces())
    .filter(({ about }) => about.nukkad.federation)
    .map(({ about, folder, part }) => ({
      ...{ part, folder, name: about.nukkad.federation },
      file: path.join(folder, 'src/remote.tsx'),
    }));

function isRenderedAhead({ folder }) {
  const manifest = path.join(folder, 'dist/manifest.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).server !== undefined;
}

/**
 * The files of each screen, and for each remote those that its pages may load: all but what only
 * screens of other remotes load.
 */
function chunksOf(all, { chunkGroups, entrypoints }) {
  const groups = Object.fromEntries(all.map((one) => [one.part, screenGroups(one, chunkGroups)]));
  const screens = mapped(groups, (own) => mapped(own, filesByKind));
  const files = mapped(groups, (_own, part) => {
    const { [part]: _, ...others } = groups;
    const foreign = new Set(Object.values(others).flatMap((other) => Object.values(other)));
    return filesBehind(entrypoints.get('shell'), foreign);
  });
  return { screens, files };
}

/** Screens by the names that the remote's own build gives them. */
function screenGroups({ file }, chunkGroups) {
  const named = /webpackChunkName: "screen-(\w+)" \*\/\s*'(.+?)'/g;
  const groupOf = (request) =>
    chunkGroups.find(({ origins }) =>
      origins.some((origin) => origin.module?.resource === file && origin.request === request),
    );
  const found = readFileSync(file, 'utf8').matchAll(named);
  return Object.fromEntries(Array.from(found, ([, screen, request]) => [screen, groupOf(request)]));
}

function filesByKind(group) {
  const ending = (suffix) => group.getFiles().filter((file) => file.endsWith(suffix));
  return { scripts: ending('.js'), styles: ending('.css') };
}

/** Files of a chunk group and of what it loads, without those behind others. */
function filesBehind(first, without) {
  const groups = new Set([first]);
  for (const group of groups) {
    for (const next of group.childrenIterable) if (!without.has(next)) groups.add(next);
  }
  return new Set([...groups].flatMap((group) => group.getFiles()));
}

const mapped = (of, change) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]));

const compiled = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => (error ? reject(error) : resolve(stats)));
  });

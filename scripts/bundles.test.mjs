import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { currentBuild } from './support/builds.mjs';
import { ROOT } from './support/repository.mjs';

const require = createRequire(path.join(ROOT, 'platform/package.json'));
const { Spec, Validation } = require('@cyclonedx/cyclonedx-library');
const webpack = require('webpack');
const { remote } = require('@nukkad/build/webpack');

const FIXTURES = path.join(ROOT, 'scripts/fixtures');
const PROVIDED = ['@nukkad/platform', 'react', 'react-dom', 'react/jsx-runtime'];
const BUNDLE = 'server/server.js';

const output = mkdtempSync(path.join(tmpdir(), 'nukkad-bundles-'));
after(() => rmSync(output, { recursive: true, force: true }));

test('a remote of button, card and tabs carries neither calendar nor table nor chart', async () => {
  const modules = await modulesOf('small-remote');
  for (const used of ['button', 'card', 'tabs']) {
    assert.ok(modules.some(within(`shared-ui/src/${used}/`)), `${used} is there`);
  }
  const parts = new Set(modules.map((name) => /shared-ui\/src\/([^/]+)\//.exec(name)?.[1]));
  parts.delete(undefined);
  assert.deepEqual([...parts].sort(), ['button', 'card', 'tabs']);
  for (const unused of [
    'apexcharts',
    'keen-slider',
    'final-form',
    '@base-ui',
    '@internationalized/date',
  ]) {
    assert.deepEqual(modules.filter(within(`node_modules/${unused}`)), []);
  }
});

test('a remote takes what the page has once from the page', async () => {
  const modules = await modulesOf('small-remote');
  const consumed = modules.filter((name) => name.startsWith('consume-shared-module'));
  assert.ok(consumed.some(within('@nukkad/platform')), consumed.join());
  const theirs = ['ky', 'zustand', 'zod', 'luxon', 'react-dom', 'react-router', '@tanstack'];
  for (const brought of theirs) {
    assert.deepEqual(modules.filter(within(`node_modules/${brought}/`)), []);
  }
});

test('what a remote does use is there, and React Aria speaks English only', async () => {
  const modules = await modulesOf('large-remote');
  for (const used of [
    'shared-ui/src/calendar/',
    'shared-ui/src/table/',
    '@internationalized/date',
  ]) {
    assert.ok(modules.some(within(used)), `${used} is there`);
  }
  const languages = modules.map(
    (name) => /[/]intl[/].*[/]([a-z]{2}-[A-Z]{2})[.]m?js/.exec(name)?.[1],
  );
  assert.deepEqual([...new Set(languages.filter(Boolean))], ['en-US']);
});

test('a build says what is bundled in it, validly', async () => {
  const modules = await modulesOf('large-remote');
  const text = written('large-remote/sbom.cdx.json');
  const { components } = JSON.parse(text);
  const listed = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  const bundled = modules.flatMap((name) => packageIn(name) ?? []);
  assert.deepEqual(
    bundled.filter((name) => !listed.has(name)),
    [],
  );
  // webpack's runtime is in every bundle, and is no module.
  assert.ok(listed.has('webpack'));
  for (const name of ['jest', 'typescript', 'zod']) assert.ok(!listed.has(name), name);
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  assert.equal(await validator.validate(text), null);

  const texts = written('large-remote/licenses.txt');
  for (const { name, version, evidence } of components) {
    assert.ok(texts.includes(`${name} ${version} (`), name);
    assert.ok(texts.includes(evidence.licenses[0].license.text.content), name);
  }
});

test('two builds have the same bytes, and a server bundle is one script beside the browser build', async () => {
  await modulesOf('large-remote');
  await modulesOf('large-remote', 'again');
  for (const file of ['sbom.cdx.json', 'licenses.txt', BUNDLE]) {
    assert.equal(written(`large-remote/${file}`), written(`large-remote-again/${file}`), file);
  }
  assert.equal(JSON.parse(written('large-remote/manifest.json')).server, BUNDLE);
  assert.deepEqual(
    readdirSync(path.join(output, 'large-remote/server')).filter(
      (file) => !file.endsWith('.LICENSE.txt'),
    ),
    ['server.js'],
  );
});

test('the public remote runs in bare Node with what the shell provides', async () => {
  const { provided } = evaluated(await bundleOf('shell'), createRequire(import.meta.url));
  assert.deepEqual(Object.keys(provided).sort(), PROVIDED);
  const required = new Set();
  const { remote: opened } = evaluated(await bundleOf('mf-public'), (name) => {
    required.add(name);
    assert.ok(name in provided, `${name} is not provided`);
    return provided[name];
  });
  assert.equal(opened.contract, 1);
  assert.deepEqual(Object.keys(opened.screens).sort(), screensIn('mf-public/src/remote.tsx'));
  for (const [name, load] of Object.entries(opened.screens)) {
    assert.equal(typeof (await load()).Screen, 'function', name);
  }
  assert.deepEqual([...required].sort(), PROVIDED);
});

for (const part of ['small-remote', 'large-remote']) {
  test(`the server bundle of ${part} has the class names of its browser build`, async () => {
    await modulesOf(part);
    const dist = path.join(output, part);
    const filesIn = (ending) => readdirSync(dist).filter((file) => file.endsWith(ending));
    const namesIn = (files) => new Set(files.flatMap((file) => classNamesIn(read(dist, file))));
    const ahead = namesIn([BUNDLE]);
    assert.ok(ahead.size > 10, `${ahead.size} class names`);
    assert.deepEqual([...ahead].sort(), [...namesIn(filesIn('.js'))].sort());
    const styled = namesIn(filesIn('.css'));
    assert.deepEqual(
      [...ahead].filter((name) => !styled.has(name)),
      [],
    );
  });
}

test('neither a development build nor a remote without public screens has one', () => {
  const folder = path.join(FIXTURES, 'small-remote');
  const configured = [
    remote(folder, { port: 0 })(),
    remote(folder, { port: 0, server: true })({ dev: true }),
    remote(folder, { port: 0, server: true })({ alone: true }),
  ];
  for (const config of configured) assert.equal(serverPlugin(config), undefined);
});

const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');

const written = (file) => read(output, file);

/** The package of a module that is code: consumed ones are only named. */
function packageIn(module) {
  if (module.startsWith('consume-shared-module')) return undefined;
  // Loaders stand before the file that they read.
  const file = module.slice(module.lastIndexOf('!') + 1);
  const [, name] = /^.*node_modules[/]((?:@[^/]+[/])?[^@./][^/]*)[/]/.exec(file) ?? [];
  return name?.startsWith('@nukkad/') ? undefined : name;
}

const built = new Map();

/**
 * Names of the modules in the browser build of a remote, including concatenated ones. It is built
 * once, with its server bundle; with a suffix, once more.
 */
function modulesOf(name, suffix) {
  const folder = [name, suffix].filter(Boolean).join('-');
  if (!built.has(folder)) built.set(folder, build(name, path.join(output, folder)));
  return built.get(folder);
}

async function build(name, folder) {
  const config = remote(path.join(FIXTURES, name), { port: 0, server: true })();
  const compiler = webpack({
    ...config,
    cache: false,
    devtool: false,
    output: { ...config.output, path: folder },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  const report = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: 1e6,
    nestedModulesSpace: 1e6,
  });
  return report.modules.flatMap(flattened);
}

function flattened({ name, identifier, modules = [] }) {
  return [identifier ?? name ?? '', ...modules.flatMap(flattened)];
}

const within = (part) => (name) => name.includes(part);

/** The text of a part's server bundle: of its build, or built without its browser build. */
async function bundleOf(part) {
  const current = currentBuild(part);
  if (current) return read(current, BUNDLE);
  const outputPath = path.join(output, part);
  const config = require(path.join(ROOT, part, 'webpack.config.js'))();
  const options = { cache: false };
  const { errors } = await serverPlugin(config).build({ options, outputPath });
  assert.deepEqual(errors, []);
  return read(outputPath, BUNDLE);
}

const serverPlugin = ({ plugins }) =>
  plugins.find((plugin) => plugin.constructor.name === 'ServerBundlePlugin');

/** The exports of a CommonJS text. It sees what Node has, and nothing of a browser. */
function evaluated(text, requireFrom) {
  const module = { exports: {} };
  compileFunction(text, ['module', 'exports', 'require'])(module, module.exports, requireFrom);
  return module.exports;
}

/** `small_remote_shared-ui_card__title`: the part, the stylesheet and the name in it. */
const classNamesIn = (text) => text.match(/\b\w+_remote_[\w-]+__\w+/g) ?? [];

function screensIn(file) {
  const names = read(ROOT, file).matchAll(/webpackChunkName: "screen-(\w+)"/g);
  return [...names].map(([, name]) => name).sort();
}

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from './support/repository.mjs';

const require = createRequire(path.join(ROOT, 'platform/package.json'));
const { Spec, Validation } = require('@cyclonedx/cyclonedx-library');
const webpack = require('webpack');
const { remote } = require('@nukkad/build/webpack');

const FIXTURES = path.join(ROOT, 'scripts/fixtures');
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

test('a build says what is bundled in it, validly and in the same bytes each time', async () => {
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
  await build('large-remote');
  assert.deepEqual(
    [written('large-remote/sbom.cdx.json'), written('large-remote/licenses.txt')],
    [text, texts],
  );
});

const written = (file) => readFileSync(path.join(output, file), 'utf8');

/** The package of a module that is code: consumed ones are only named. */
function packageIn(module) {
  if (module.startsWith('consume-shared-module')) return undefined;
  // Loaders stand before the file that they read.
  const file = module.slice(module.lastIndexOf('!') + 1);
  const [, name] = /^.*node_modules[/]((?:@[^/]+[/])?[^@./][^/]*)[/]/.exec(file) ?? [];
  return name?.startsWith('@nukkad/') ? undefined : name;
}

const built = new Map();

/** Names of the modules in a remote's build, including concatenated ones. It is built once. */
function modulesOf(name) {
  if (!built.has(name)) built.set(name, build(name));
  return built.get(name);
}

async function build(name) {
  const folder = path.join(FIXTURES, name);
  const config = remote(folder, { port: 0 })();
  const compiler = webpack({
    ...config,
    cache: false,
    devtool: false,
    output: { ...config.output, path: path.join(output, name) },
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

const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { modulesIn } = require('./bundled-files');
const { licenceOf, packagesOf } = require('./bundled-packages');
const { sdkTypes } = require('./sdk-types');

const SDK = '@nukkad/platform';
const NAME = 'FactsPlugin';

/**
 * Writes `facts.json` (`PartFacts` of the contract) and, for a part that provides or uses the SDK,
 * `sdk-types.json` (`SdkTypes`) beside the manifest, and the part's `journeys.json` if it has one.
 * The promote gate reads all three.
 */
class FactsPlugin {
  /**
   * @param {{ part: string, folder: string, shared?: Record<string, object>, strategy?: string,
   *   isHost?: boolean }} options `shared` and `strategy` as given to the federation plugin; without
   *   them the part stands alone
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let seen = { packages: [], sdk: { exports: [], texts: [] } };
      // Later hooks see concatenated modules, in which usage cannot be attributed any more.
      compilation.hooks.afterOptimizeModules.tap(NAME, () => {
        const present = modulesIn(compilation);
        seen = { packages: statedBy(present), sdk: sdkUseOf(present, compilation.moduleGraph) };
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length === 0) this.write(compilation, seen);
        },
      );
    });
  }

  write(compilation, seen) {
    const { part, folder, shared, strategy, isHost } = this.options;
    const types = shared ? sdkTypes() : undefined;
    const facts = {
      schema: 1,
      part,
      screens: shared && !isHost ? screensIn(path.join(folder, 'src/remote.tsx')) : [],
      shared: sharedUse(shared ?? {}, { isHost, strategy }),
      sdk: shared ? named(seen.sdk, types.calls) : undefined,
      packages: seen.packages,
      storage: require(path.join(folder, 'package.json')).nukkad.storage,
    };
    emit(compilation, 'facts.json', facts);
    takeAlong(compilation, path.join(folder, 'journeys.json'));
    if (types) emit(compilation, 'sdk-types.json', types);
  }
}

function emit(compilation, name, content) {
  const { sources } = compilation.compiler.webpack;
  compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(content, null, 1)}\n`));
}

// Written by the part's team; the gate reads it, and says what is wrong with it.
function takeAlong(compilation, file) {
  if (!fs.existsSync(file)) return;
  const { sources } = compilation.compiler.webpack;
  compilation.fileDependencies.add(file);
  compilation.emitAsset(path.basename(file), new sources.RawSource(fs.readFileSync(file)));
}

function sharedUse(shared, { isHost, strategy }) {
  const own = ({ import: brought }) => (isHost ? 'provides' : brought === false ? 'none' : 'copy');
  return Object.fromEntries(
    Object.entries(shared).map(([name, options]) => [
      name,
      {
        version: options.version,
        range: options.requiredVersion,
        singleton: options.singleton === true,
        own: own(options),
        eager: options.eager === true,
        strictVersion: isStrict(options),
        strategy,
      },
    ]),
  );
}

// The federation plugin's own default.
function isStrict({ strictVersion, singleton, import: brought }) {
  return strictVersion ?? (brought !== false && !singleton);
}

// Names in the sources: a false positive costs one needless check, a miss would pass the gate.
function named({ exports, texts }, known) {
  const said = new Set(texts.flatMap((text) => text.match(/(?<=(["'`]))\w+(?=\1)/g) ?? []));
  return { exports, calls: known.filter((call) => said.has(call)) };
}

function sdkUseOf(modules, graph) {
  const names = new Set();
  const texts = [];
  for (const module of modules) {
    const own = module.originalSource?.()?.source();
    const file = module.nameForCondition?.() ?? '';
    if (own && /\.tsx?$/.test(file)) texts.push(String(own));
    for (const dependency of dependenciesOf(module)) {
      for (const name of namesTaken(dependency, graph)) names.add(name);
    }
  }
  return { exports: [...names].sort(), texts };
}

function dependenciesOf(block) {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

function namesTaken(dependency, graph) {
  const connection = graph.getConnection(dependency);
  if (!isSdk(connection?.module) || connection.getActiveState(undefined) === false) return [];
  const ids = dependency.getIds?.(graph) ?? dependency.ids;
  return ids ? [ids[0] ?? '*'] : [];
}

function isSdk(module) {
  if (module?.type !== 'consume-shared-module') return false;
  // Rspack tells the key in the identifier alone.
  return module.options?.shareKey === SDK || module.identifier().includes(`) ${SDK}@`);
}

function statedBy(modules) {
  const files = modules.map((module) => module.nameForCondition?.() ?? '');
  // Stateless and a few hundred bytes, so every bundle may have a copy.
  const isStateless = (file) => /[\\/]react[\\/](cjs[\\/]react-)?jsx-runtime[.\w]*$/.test(file);
  return packagesOf(files.filter((file) => !isStateless(file))).map(({ about }) => ({
    name: about.name,
    version: about.version,
    licence: licenceOf(about),
  }));
}

/** The screens that `defineRemote({ screens: { … } })` names, or null when it computes them. */
function screensIn(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  let screens = null;
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'screens') {
      screens ??= namesOf(node.initializer, source);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return screens;
}

function namesOf(node, source) {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names = node.properties.map((one) =>
    one.name && !ts.isComputedPropertyName(one.name)
      ? one.name.getText(source).replace(/^['"]|['"]$/g, '')
      : null,
  );
  return names.includes(null) ? null : names.sort();
}

module.exports = { FactsPlugin };

const { createHash, randomUUID } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const PLATFORM = path.dirname(require.resolve('@nukkad/platform/package.json'));
const SOURCES = path.join(PLATFORM, 'src');
const CACHE = path.join(PLATFORM, 'node_modules/.cache/nukkad');
/** Limits and patterns of requests, made of the API's definitions. */
const LIMITS = path.join(SOURCES, 'contract/request-limits.generated.json');
const NO_PART_OF_IT = /(\.test\.tsx?|\/testing\/.*)$/;

/**
 * The SDK's types (`SdkTypes` of the contract): names of its values, calls of its client, and their
 * declarations, and the limits of what those calls send. Takes seconds, so it is cached until a source changes.
 *
 * @returns {import('../src/contract/facts').SdkTypes}
 */
function sdkTypes() {
  const file = path.join(CACHE, `sdk-${sourceDigest()}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const types = readTypes();
  fs.mkdirSync(CACHE, { recursive: true });
  // Two builds may run at once: each writes its own file, and one rename wins.
  const own = `${file}.${randomUUID()}`;
  fs.writeFileSync(own, JSON.stringify(types));
  fs.renameSync(own, file);
  return types;
}

function readTypes() {
  const declare = { noEmit: false, declaration: true, emitDeclarationOnly: true, types: [] };
  const options = { ...presetOptions(), ...declare };
  const roots = [path.join(SOURCES, 'index.ts'), path.join(__dirname, 'ambient.d.ts')];
  const program = ts.createProgram(roots, options, hostOf(options));
  return {
    schema: 1,
    version: require(path.join(PLATFORM, 'package.json')).version,
    exports: valuesOf(program, 'index.ts'),
    calls: callsOf(program),
    files: declarationsOf(program),
    limits: JSON.parse(fs.readFileSync(LIMITS, 'utf8')),
  };
}

// A vendor has the platform under `node_modules`, where the compiler emits no declarations.
function hostOf(options) {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  const resolve = (text, from) => {
    const found = ts.resolveModuleName(text, from, options, host, cache);
    const module = found.resolvedModule;
    const isOwn = module?.resolvedFileName.startsWith(SOURCES);
    return isOwn ? { resolvedModule: { ...module, isExternalLibraryImport: false } } : found;
  };
  const resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => resolve(text, from));
  return { ...host, resolveModuleNameLiterals };
}

function presetOptions() {
  const { config } = ts.readConfigFile(path.join(__dirname, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, __dirname);
  return { ...options, removeComments: true };
}

function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path.join(SOURCES, file)));
  return { checker, symbols: checker.getExportsOfModule(module) };
}

function valuesOf(program, file) {
  const { checker, symbols } = exportsOf(program, file);
  const isAlias = (symbol) => symbol.flags & ts.SymbolFlags.Alias;
  return symbols
    .filter((one) => {
      const symbol = isAlias(one) ? checker.getAliasedSymbol(one) : one;
      return symbol.flags & ts.SymbolFlags.Value;
    })
    .map((symbol) => symbol.name)
    .sort();
}

function callsOf(program) {
  const { checker, symbols } = exportsOf(program, 'contract/calls.generated.ts');
  const calls = symbols.find((symbol) => symbol.name === 'Calls');
  const properties = checker.getDeclaredTypeOfSymbol(calls).getProperties();
  return properties.map((property) => property.name).sort();
}

function declarationsOf(program) {
  const files = {};
  program.emit(undefined, (name, text) => {
    files[path.relative(SOURCES, name).split(path.sep).join('/')] = withoutPrivate(text);
  });
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// Private members make two declarations of one class incompatible.
function withoutPrivate(text) {
  return text.replace(/^\s*(private |#private).*;\n/gm, '');
}

function sourceDigest() {
  const digest = createHash('sha256').update(ts.version);
  const names = fs.readdirSync(SOURCES, { recursive: true }).map(String).sort();
  for (const name of names) {
    if (!/\.tsx?$/.test(name) || NO_PART_OF_IT.test(`/${name}`)) continue;
    digest.update(`${name}\0`).update(fs.readFileSync(path.join(SOURCES, name)));
  }
  digest.update(fs.readFileSync(path.join(PLATFORM, 'package.json')));
  digest.update(fs.readFileSync(LIMITS));
  return digest.digest('hex').slice(0, 16);
}

module.exports = { sdkTypes };

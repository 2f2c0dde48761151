const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const ts = require('typescript');

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/**
 * The `siteMap` a TypeScript file exports, and every file read for it. The file and its imports are
 * plain data: the site map is read at build time, and is embedded in each page.
 *
 * @param {string} file path of the file
 * @returns {{ siteMap: { path: string, remote: string, screen: string }[], files: string[] }}
 */
function readSiteMap(file) {
  const modules = new Map();
  const load = (name) => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = new Module(name);
    modules.set(name, module);
    module.require = (request) => {
      const found = resolve(request, name);
      return isTypeScript(found) ? load(found) : require(found);
    };
    const { outputText } = ts.transpileModule(fs.readFileSync(name, 'utf8'), { compilerOptions });
    module._compile(outputText, name);
    return module.exports;
  };
  const { siteMap } = load(file);
  return { siteMap, files: [...modules.keys()] };
}

/**
 * Routes that a remote adds to a site map, without those the map already has.
 *
 * @param {string} file exports the remote's `siteMap`
 * @param {string | undefined} existing exports the site map it adds to
 */
function addedRoutes(file, existing) {
  const own = readSiteMap(file);
  const other = existing ? readSiteMap(existing) : { siteMap: [], files: [] };
  const taken = new Set(other.siteMap.map((route) => route.path));
  return {
    siteMap: own.siteMap.filter((route) => !taken.has(route.path)),
    files: [...own.files, ...other.files],
  };
}

function resolve(request, from) {
  const folder = path.dirname(from);
  if (!request.startsWith('.')) return require.resolve(request, { paths: [folder] });
  const base = path.join(folder, request);
  const candidates = [`${base}.ts`, path.join(base, 'index.ts'), base];
  const found = candidates.find((one) => fs.statSync(one, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`${from} imports ${request}, which is no plain data`);
  return found;
}

const isTypeScript = (file) => file.endsWith('.ts');

module.exports = { addedRoutes, readSiteMap };

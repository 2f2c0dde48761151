const fs = require('node:fs');
const Module = require('node:module');
const ts = require('typescript');

/**
 * The `siteMap` a TypeScript file exports. The file is plain data and may import types only: the
 * site map is read here, at build time, and travels to browsers inside each page.
 */
function readSiteMap(file) {
  const { outputText } = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const map = new Module(file);
  map._compile(outputText, file);
  return map.exports.siteMap;
}

module.exports = { readSiteMap };

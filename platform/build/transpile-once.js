const ts = require('typescript');

/** What was transpiled in this process, by file. */
const known = new Map();

/**
 * TypeScript, for ts-loader, that transpiles a file once in a process: parts compile in the same
 * sources, for browsers and for servers, and a process builds several parts.
 */
module.exports = { ...ts, transpileModule };

/** As TypeScript's own, without transformers. */
function transpileModule(text, { fileName, compilerOptions, reportDiagnostics }) {
  const options = JSON.stringify(compilerOptions);
  const before = known.get(fileName);
  if (before?.text === text && before.options === options) return before.transpiled;
  const transpiled = ts.transpileModule(text, { fileName, compilerOptions, reportDiagnostics });
  known.set(fileName, { text, options, transpiled });
  return transpiled;
}

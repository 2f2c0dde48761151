import path from 'node:path';
import ts from 'typescript';
import { readJson } from './repository.mjs';

/** Only the packages' own sources are read: their types do not matter here. */
const options = {
  noLib: true,
  types: [],
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Exports of a package's entries without a doc comment. The properties of a documented component
 * (`ButtonProps`) need none, nor does what another package exports.
 *
 * @param {string} folder with the package.json whose `exports` name the entries
 * @returns {{ missing: string[], exports: number }} `src/button.tsx:12: ButtonLook`, and how many
 *   exports there are
 */
export function undocumentedExports(folder) {
  const entries = Object.values(readJson(path.join(folder, 'package.json')).exports)
    .filter((entry) => /\.tsx?$/.test(entry))
    .map((entry) => path.join(folder, entry));
  const program = ts.createProgram(entries, options, hostOfOwnSources());
  const checker = program.getTypeChecker();
  const found = new Map(entries.flatMap((entry) => exportsOf(program.getSourceFile(entry))));
  const documented = new Set(
    [...found].filter(([, one]) => isDocumented(one)).map(([name]) => name),
  );
  const missing = [...found]
    .filter(([name]) => !documented.has(name) && !documented.has(name.replace(/Props$/, '')))
    .map(([name, { declarations }]) => `${placeOf(declarations[0])}: ${name}`);
  return { missing: missing.sort(), exports: found.size };

  function exportsOf(source) {
    return checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .map((symbol) => [symbol.name, original(symbol)])
      .filter(([, { declarations }]) => declarations && !ts.isSourceFile(declarations[0]));
  }

  function original(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function isDocumented(symbol) {
    return symbol.getDocumentationComment(checker).length > 0;
  }

  function placeOf(declaration) {
    const source = declaration.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
    return `${path.relative(folder, source.fileName)}:${line + 1}`;
  }
}

function hostOfOwnSources() {
  const host = ts.createCompilerHost(options);
  const resolve = (name, from) =>
    name.startsWith('.') ? ts.resolveModuleName(name, from, options, host) : {};
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => resolve(text, from));
  return host;
}

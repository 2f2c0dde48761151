import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Compiler from 'typescript';

/** The language of a provider's runtime: `es5` for CloudFront Functions, which have little of later ones. */
export type Language = 'es5' | 'es2022';

/**
 * Modules of this folder and the one above as one program, so that a provider runs the same rule as
 * our own servers: types, imports and exports are gone, and all names are in one scope.
 *
 * @param modules without ending, dependencies first: `['../candidates', 'runtime/edge-answer']`
 */
export function sourceText(modules: readonly string[], language: Language): string {
  // The compiler takes a while to load, and few commands need it.
  const ts = require('typescript') as typeof Compiler;
  const target = language === 'es5' ? ts.ScriptTarget.ES5 : ts.ScriptTarget.ES2022;
  const compilerOptions = { target, module: ts.ModuleKind.ESNext, removeComments: true };
  const texts = modules.map((name) => {
    const source = readFileSync(path.join(__dirname, `${name}.ts`), 'utf8');
    return inOneScope(ts.transpileModule(source, { compilerOptions }).outputText);
  });
  return onceEach(texts).join('\n');
}

// After the compiler each import is a line, and each export begins one.
function inOneScope(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^(import |export \{)/.test(line))
    .map((line) => line.replace(/^export /, ''))
    .join('\n')
    .trim();
}

// Each module brings the helpers that the compiler needs for older languages.
function onceEach(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    let repeated = false;
    const kept = text.split('\n').filter((line) => {
      const [, helper] = /^var (__\w+) = /.exec(line) ?? [];
      if (helper !== undefined) {
        repeated = seen.has(helper);
        seen.add(helper);
      }
      const isKept = !repeated;
      if (line === '};') repeated = false;
      return isKept;
    });
    return kept.join('\n');
  });
}

/** @jest-environment node */
import { createRequire } from 'node:module';
import type typescript from 'typescript';

const load = createRequire(__filename);
const ts: typeof typescript = load('typescript');
const once: typeof typescript = load('./transpile-once');

const SOURCE = 'export const one: number = 1;';
const options = {
  fileName: 'one.ts',
  reportDiagnostics: true,
  compilerOptions: { sourceMap: true, target: ts.ScriptTarget.ES2022 },
};

test('a file is transpiled as TypeScript does it, and once', () => {
  const first = once.transpileModule(SOURCE, options);
  expect(first).toEqual(ts.transpileModule(SOURCE, options));
  expect(once.transpileModule(SOURCE, { ...options })).toBe(first);
});

test.each([
  ['another text', 'export const one: number = 2;', options],
  ['another file', SOURCE, { ...options, fileName: 'two.ts' }],
  ['other options', SOURCE, { ...options, compilerOptions: { sourceMap: false } }],
])('%s is transpiled anew', (_, text, wanted) => {
  once.transpileModule(SOURCE, options);
  expect(once.transpileModule(text, wanted)).toEqual(ts.transpileModule(text, wanted));
});

test('what is wrong with a file is said each time', () => {
  for (const _ of [1, 2]) {
    const { diagnostics } = once.transpileModule('export const = 1;', options);
    expect(diagnostics).not.toHaveLength(0);
  }
});

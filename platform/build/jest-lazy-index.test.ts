import { createTransformer } from './jest-lazy-index';

const transformer = createTransformer({
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
});

for (const [kind, file, source] of [
  ['of sources', 'index.ts', `export { one } from './one';\nexport { type X, two } from './two';`],
  [
    'that Parcel has bundled',
    'index.cjs',
    [
      'var $a1$exports = require("./one");',
      'var $b2$two = require("./two");',
      'const get = (name, value) => Object.defineProperty(exports, name, { get: value });',
      'get("one", function () { return $a1$exports.one; });',
      'get("two", function () { return $b2$two.two; });',
    ].join('\n'),
  ],
] as const) {
  test(`an index ${kind} loads a module with its first use`, () => {
    const loaded: string[] = [];
    const exports: { one?: number; two?: number } = {};
    const load = (module: string) => {
      loaded.push(module);
      return { one: 1, two: 2 };
    };
    const { code } = transformer.process(source, file, {});
    new Function('exports', 'require', code)(exports, load);
    expect(loaded).toEqual([]);
    expect(exports.two).toBe(2);
    expect(loaded).toEqual(['./two']);
  });
}

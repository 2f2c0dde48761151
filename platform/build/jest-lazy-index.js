const swc = require('@swc/jest');

const SOURCE_OF_EXPORT = /\bfrom '([^']+)'/g;
const BUNDLED_REQUIRE = /^var (\$[\w$]+) = require\(("[^"]+")\);$/gm;
const BUNDLED_USE = /return (\$[\w$]+)\./g;

/**
 * Transforms the index of a library so that a module behind it is loaded by its first use. Loaded at
 * once, those of `shared-ui` and React Aria are two thirds of what a suite of screens loads, to use a
 * few.
 *
 * @param {object} options of `@swc/jest`
 */
exports.createTransformer = (options) => ({
  process: (source, file, jest) =>
    file.endsWith('.cjs')
      ? { code: lazyBundle(source) }
      : swc.createTransformer(lazily(source, options)).process(source, file, jest),
});

function lazily(source, options) {
  const lazy = Array.from(source.matchAll(SOURCE_OF_EXPORT), ([, specifier]) => specifier);
  return { ...options, module: { ...options.module, lazy } };
}

/** Of what Parcel has bundled: SWC does this for ES modules only. */
function lazyBundle(source) {
  return source
    .replace(BUNDLED_REQUIRE, 'const $1 = () => require($2);')
    .replace(BUNDLED_USE, 'return $1().');
}

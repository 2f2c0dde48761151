const swc = require('@swc/jest');

const SOURCE_OF_EXPORT = /\bfrom '([^']+)'/g;
const BUNDLED_REQUIRE = /^var (\$[\w$]+) = require\(("[^"]+")\);$/gm;
const BUNDLED_USE = /return (\$[\w$]+)\./g;

/**
 * Transforms a library's index so that each module behind it loads on first use. Loaded eagerly,
 * the modules of `shared-ui` and React Aria are two thirds of what a suite of screens loads, and it
 * uses few of them.
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

/** For Parcel bundles: SWC's lazy imports cover ES modules only. */
function lazyBundle(source) {
  return source
    .replace(BUNDLED_REQUIRE, 'const $1 = () => require($2);')
    .replace(BUNDLED_USE, 'return $1().');
}

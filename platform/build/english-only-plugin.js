const optimizeLocales = require('@react-aria/optimize-locales-plugin');

const LOCALE = /[a-z]{2}-[A-Z]{2}/;

/**
 * Leaves the texts of React Aria out in all languages but English. The package decides which modules
 * these are; its own plugin also looks for a language in the path of what it puts in their place, and
 * never ends in a folder such as `my-API`.
 */
class EnglishOnlyPlugin {
  apply(compiler) {
    const { resolveId } = optimizeLocales.raw({ locales: ['en-US'] });
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(LOCALE, (wanted) => {
      const empty = resolveId.handler(wanted.request, wanted.contextInfo.issuer);
      if (empty) wanted.request = empty;
    }).apply(compiler);
  }
}

module.exports = { EnglishOnlyPlugin };

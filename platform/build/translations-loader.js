const { sourceFolders, textId, translationFiles } = require('./text-files');

/** Writes the module that holds every translation of a part into one language. */
module.exports = function translationsLoader() {
  const { language } = this.getOptions();
  for (const folder of sourceFolders(this.rootContext)) this.addContextDependency(folder);
  const files = translationFiles(this.rootContext, language);
  // Evaluated when its text file is: what it imports may have texts as well.
  const entries = files.map((file) => {
    const [id, from] = [textId(file), file].map((text) => JSON.stringify(text));
    return `  get ${id}() {\n    return require(${from});\n  },`;
  });
  // No ES module: merged with those that it loads, it would evaluate their imports at once.
  const translations = `{\n${entries.join('\n')}\n}`;
  return `exports.__esModule = true;\nexports.translations = ${translations};\n`;
};

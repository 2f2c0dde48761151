const { sourceFolders, textId, translationFiles } = require('./text-files');

/** Writes the module that holds every translation of a part into one language. */
module.exports = function translationsLoader() {
  const { language } = this.getOptions();
  for (const folder of sourceFolders(this.rootContext)) this.addContextDependency(folder);
  const files = translationFiles(this.rootContext, language);
  const imports = files.map((file, at) => `import * as file${at} from ${JSON.stringify(file)};`);
  const entries = files.map((file, at) => `  ${JSON.stringify(textId(file))}: file${at},`);
  return `${imports.join('\n')}\nexport const translations = {\n${entries.join('\n')}\n};\n`;
};

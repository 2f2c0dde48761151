const path = require('node:path');
const ts = require('typescript');
const { textId } = require('./text-files');

/**
 * Wraps every export of a text file, so that a catalogue can translate it:
 * `export const text = {…}` becomes `export const text = words('q3Zk', {…}, 'text')`. It reads
 * JavaScript, and lines stay where they were.
 */
module.exports = function wordsLoader(source, map) {
  this.callback(null, wrapped(source, this.resourcePath), map);
};

function wrapped(source, resource) {
  const file = JSON.stringify(textId(resource));
  const { statements } = ts.createSourceFile(resource, source, ts.ScriptTarget.ESNext);
  const found = statements.flatMap((statement) => exportsOf(statement, resource));
  const code = found.reverse().reduce((text, { name, initializer: { pos, end } }) => {
    const words = text.slice(pos, end);
    const call = `nukkadWords(${file},${words}, ${JSON.stringify(name.text)})`;
    return `${text.slice(0, pos)} /* @__PURE__ */ ${call}${text.slice(end)}`;
  }, source);
  return `import { words as nukkadWords } from '@nukkad/platform/words'; ${code}`;
}

function exportsOf(statement, resource) {
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  throw new Error(`${path.basename(resource)}: what a text file exports is a \`const\`.`);
}

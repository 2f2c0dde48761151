import ts from 'typescript';

const BLOCK = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** Objects of schema.org in a document. */
export const thingsIn = (html) => [...html.matchAll(BLOCK)].flatMap(([, json]) => JSON.parse(json));

/** A program that has each object typed by its own class of schema.org, one a line. */
export function typedSource(things) {
  const lines = things.map((thing) => {
    const type = `schema.WithContext<schema.${thing['@type']}>`;
    return `{ const thing: ${type} = ${JSON.stringify(thing)}; void thing; }`;
  });
  return [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
}

/**
 * Where objects are not what their class says: `{ nth, rule, says }`.
 *
 * @param {string} file a name beside the installed vocabulary; nothing is written
 * @param {string} source by `typedSource`
 */
export function violationsIn(file, source) {
  const options = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((found) => {
    if (!found.file || found.file.fileName !== file) throw new Error(textOf(found));
    const { line } = found.file.getLineAndCharacterOfPosition(found.start);
    return { nth: line - 1, rule: `TS${found.code}`, says: textOf(found) };
  });
}

const textOf = ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ');

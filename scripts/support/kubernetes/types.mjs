import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../repository.mjs';

const FILE = path.join(ROOT, 'kubernetes-documents.ts');

/**
 * What Kubernetes' own schema objects to: its types (`kubernetes-types`, made from its OpenAPI document) are
 * compared by the compiler, which also finds properties that there are not.
 *
 * @param {object[]} documents
 * @returns {string[]} one line for each objection
 */
export function schemaProblems(documents) {
  const lines = documents.map((document, index) => {
    const type = `import('${moduleOf(document.apiVersion)}').${document.kind}`;
    return `export const document${index}: ${type} = ${JSON.stringify(document)};`;
  });
  const program = programOf(lines.join('\n'));
  const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  return found.map(({ messageText, start, file }) => {
    const { kind, metadata } = documents[file.getLineAndCharacterOfPosition(start).line];
    return `${kind} ${metadata?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** `apps/v1` and `networking.k8s.io/v1` as folders of the package; `v1` is the core. */
function moduleOf(apiVersion) {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
}

function programOf(text) {
  const options = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2020.d.ts'] },
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2020)
      : getSourceFile(name, ...more);
  return ts.createProgram([FILE], options, host);
}

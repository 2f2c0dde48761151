import { createRequire } from 'node:module';
import path from 'node:path';
import type { SdkTypes, SdkUse } from '@nukkad/platform/contract';
import ts from 'typescript';

/** An SDK name that is incompatible with the one the code was built with. */
export interface Incompatibility {
  name: string;
  /** First line of the compiler's message. */
  because: string;
}

type Texts = Map<string, string>;

const PLATFORM = createRequire(__filename).resolve('@nukkad/platform/package.json');
/** A path beside the platform's sources, from which its dependencies' types resolve. */
const BASE = path.join(path.dirname(PLATFORM), 'src/.gate');
const QUESTION = path.join(BASE, 'question.ts');

/**
 * Asks the compiler whether the shell's SDK is assignable to the one a remote was built with: each
 * export it uses, and each call of the API (responses may gain, requests may lose fields).
 * Additions are harmless. It does not see what types do not express, types of packages behind the
 * SDK, and parameters of methods, in which TypeScript is bivariant.
 *
 * @returns one entry for each incompatible name; empty when all are compatible
 */
export function incompatible(
  wanted: SdkTypes,
  provided: SdkTypes,
  { exports, calls }: SdkUse,
): Incompatibility[] {
  if (sameFiles(wanted.files, provided.files)) return [];
  const names = exports.includes('*') ? wanted.exports : exports;
  const both = (kind: 'exports' | 'calls') => (name: string) =>
    wanted[kind].includes(name) && provided[kind].includes(name);
  const questions = [
    ...screenQuestions(),
    ...names.filter(both('exports')).map(exportQuestion),
    ...calls.filter(both('calls')).flatMap(callQuestions),
  ];
  return answers(textsOf(wanted, provided, questions), questions);
}

interface Question {
  name: string;
  line: string;
}

// A remote's screens get their props from the shell.
function screenQuestions(): Question[] {
  const line = 'export const s: Wanted.ScreenProps = null! as Provided.ScreenProps;';
  return [{ name: 'ScreenProps', line }];
}

function exportQuestion(name: string, index: number): Question {
  return {
    name: `"${name}"`,
    line: `export const e${index}: typeof Wanted.${name} = null! as typeof Provided.${name};`,
  };
}

function callQuestions(call: string, index: number): Question[] {
  const name = `call "${call}"`;
  const of = (side: string) => `${side}Calls['${call}']`;
  return [
    {
      name,
      line: `export const a${index}: ${of('Wanted')}['answer'] = null! as ${of('Provided')}['answer'];`,
    },
    {
      name,
      line: `export const r${index}: Omit<${of('Provided')}, 'answer'> = null! as Omit<${of('Wanted')}, 'answer'>;`,
    },
  ];
}

// Calls are judged one by one. So that an unused one cannot make `api` itself incompatible, the
// exports of both SDKs are compared under the shell's contract.
function textsOf(wanted: SdkTypes, provided: SdkTypes, questions: Question[]): Texts {
  const texts: Texts = new Map();
  const put = (folder: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files))
      texts.set(path.join(BASE, folder, file), text);
  };
  put('provided', provided.files);
  put('wanted', { ...wanted.files, ...contractOf(provided.files) });
  put('calls', contractOf(wanted.files));
  texts.set(QUESTION, [...imports, ...questions.map(({ line }) => line)].join('\n'));
  return texts;
}

const imports = [
  "import type * as Wanted from './wanted/index';",
  "import type * as Provided from './provided/index';",
  "import type { Calls as WantedCalls } from './calls/contract/endpoints';",
  "import type { Calls as ProvidedCalls } from './provided/contract/endpoints';",
];

function contractOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('contract')));
}

function answers(texts: Texts, questions: Question[]): Incompatibility[] {
  const program = ts.createProgram([QUESTION], OPTIONS, hostOf(texts));
  const source = program.getSourceFile(QUESTION)!;
  const found = new Map<string, Incompatibility>();
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
    const { name } = questions[line - imports.length] ?? { name: 'SDK' };
    const said = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)!.trim();
    // Where the declarations lie here says nothing to readers.
    const because = said.replace(/import\("[^"]*"\)\./g, '');
    if (!found.has(name)) found.set(name, { name, because: because.replace(/\.$/, '') });
  }
  return [...found.values()];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

// Shared by all questions: the compiler's own library, and types of packages. Parsing and binding
// them takes most of the time.
const known = new Map<string, ts.SourceFile>();

// The declarations exist in memory only; everything else is read from disk.
function hostOf(texts: Texts): ts.CompilerHost {
  const disk = ts.createCompilerHost(OPTIONS);
  const folders = new Set([...texts.keys()].flatMap(above));
  return {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    directoryExists: (folder) => folders.has(folder) || disk.directoryExists!(folder),
    getSourceFile: (file, options, onError) => {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, options);
      const source = known.get(file) ?? disk.getSourceFile(file, options, onError);
      if (source) known.set(file, source);
      return source;
    },
  };
}

function above(file: string): string[] {
  const folder = path.dirname(file);
  return folder.length < BASE.length ? [] : [folder, ...above(folder)];
}

function sameFiles(a: Record<string, string>, b: Record<string, string>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

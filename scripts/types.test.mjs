import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { sourceFiles } from './support/fingerprint.mjs';
import { ROOT, workspaces } from './support/repository.mjs';

const SOLUTION = 'tsconfig.json';
const API = 'api/tsconfig.json';
const BROWSER = 'tsconfig.browser.json';
const BROWSER_TESTS = 'tsconfig.browser-tests.json';
const TOOLS = 'tsconfig.tools.json';

/** Presets, which run as they are, and files to be copied. */
const UNCHECKED = /^(platform\/build|registry\/templates|judges\/api\/templates)\//;

const projects = new Map(
  [API, BROWSER, BROWSER_TESTS, TOOLS].map((name) => [name, projectAt(name)]),
);

test('the API knows no page', () => {
  assert.deepEqual(unknownIn(API, 'api/src/probe.ts', 'document.title; process.pid;'), [
    'document',
  ]);
});

test('product code of pages knows neither tests nor Node', () => {
  const line = 'document.title; expect(1); describe; jest; process.pid; Buffer;';
  assert.deepEqual(unknownIn(BROWSER, 'mf-public/src/probe.ts', line), [
    ...['expect', 'describe', 'jest', 'process', 'Buffer'],
  ]);
});

test('tests of pages know all of them', () => {
  const line = 'document.title; expect(1).toBe(1); process.pid;';
  assert.deepEqual(unknownIn(BROWSER_TESTS, 'mf-public/src/probe.test.ts', line), []);
});

test('`npm run typecheck` checks every project, and each source stands in one', () => {
  const named = projectAt(SOLUTION).projectReferences.map(({ path }) => path);
  const inner = projects.get(BROWSER_TESTS).projectReferences.map(({ path }) => path);
  assert.deepEqual([...named, ...inner].map(relative).sort(), [...projects.keys()].sort());

  const owners = new Map();
  for (const [name, { fileNames }] of projects) {
    for (const file of fileNames) owners.set(file, [...(owners.get(file) ?? []), name]);
  }
  const sources = [...workspaces().values()]
    .flatMap(({ folder }) => sourceFiles(folder, (file) => /\.tsx?$/.test(file)))
    .filter((file) => !UNCHECKED.test(relative(file)));
  assert.ok(sources.length > 2_000, `only ${sources.length} sources were found`);
  const others = sources.filter((file) => owners.get(file)?.length !== 1);
  assert.deepEqual(others.map(relative), []);
});

function projectAt(name) {
  const file = path.join(ROOT, name);
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file), {}, file);
}

/** Names of the line that a file of the project would not find. */
function unknownIn(project, name, line) {
  const { options, fileNames } = projects.get(project);
  const file = path.join(ROOT, name);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (one) => one === file || fileExists(one);
  host.getSourceFile = (one, ...rest) =>
    one === file ? ts.createSourceFile(one, line, ...rest) : getSourceFile(one, ...rest);
  const declared = fileNames.filter((one) => one.endsWith('.d.ts') && !one.includes('/src/'));
  const program = ts.createProgram([file, ...declared], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ start, length }) => line.slice(start, start + length));
}

function relative(file) {
  return path.relative(ROOT, file);
}

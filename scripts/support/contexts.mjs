import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files that only tests run. */
const testsOnly = /\.test\.tsx?$|^testing\//;

/**
 * Imports between files, types included; tests left out.
 *
 * @param {string} root a folder of TypeScript sources
 * @returns {[from: string, to: string][]} paths from that folder
 */
export function importsWithin(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !testsOnly.test(file),
  );
  return files.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
    return importedFiles
      .map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => [file, moduleAt(root, path.join(path.dirname(file), name))]);
  });
}

/** An import names a file without its extension, or an index's folder; others have one. */
function moduleAt(root, name) {
  const isThere = (file) => existsSync(path.join(root, file));
  return ['.ts', '.tsx', '/index.ts'].map((end) => name + end).find(isThere) ?? name;
}

/** Files that are no sources of a room: tests, exhibits of the workshop, what is generated. */
const beside = /\.(test|exhibit|generated|d)\.tsx?$/;

/**
 * Folders with more source files of their own than a reader takes in.
 *
 * @param {readonly string[]} files paths of TypeScript sources
 * @param {number} most
 * @returns {[folder: string, files: number][]} the fullest first
 */
export function crowdedFolders(files, most) {
  const counts = new Map();
  for (const file of files.filter((one) => !beside.test(one))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).sort(([, a], [, b]) => b - a);
}

/** @typedef {Map<string, Set<string>>} Graph */

/**
 * @param {[string, string][]} imports
 * @param {(file: string) => string} placeOf the graph's node for a file
 * @returns {Graph}
 */
export function graphOf(imports, placeOf) {
  const graph = new Map();
  for (const [from, to] of imports.map((pair) => pair.map(placeOf))) {
    if (!graph.has(from)) graph.set(from, new Set());
    if (from !== to) graph.get(from).add(to);
  }
  return graph;
}

/** A path's first folder, `core` or a context; the file's name for a file beside them. */
export const contextOf = (file) => file.split('/', 1)[0];

/**
 * Import cycles between folders (strongly connected components).
 *
 * @param {Graph} graph
 * @returns {string[][]} the folders of each cycle, sorted
 */
export function circlesIn(graph) {
  const reached = new Map([...graph.keys()].map((place) => [place, reachedFrom(place, graph)]));
  const circles = new Map();
  for (const [place, others] of reached) {
    if (!others.has(place)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(place)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/** All direct and transitive imports of a node. */
function reachedFrom(place, graph) {
  const seen = new Set(graph.get(place));
  for (const other of seen) for (const next of graph.get(other) ?? []) seen.add(next);
  return seen;
}

/**
 * The contexts and their imports as Mermaid, in transitive reduction and without `core`, which all
 * import.
 *
 * @param {Graph} graph of contexts
 */
export function drawingOf(graph) {
  const contexts = [...graph.keys()].filter((name) => name !== 'core' && !name.endsWith('.ts'));
  const callsOf = (name) => [...(graph.get(name) ?? [])].filter((to) => contexts.includes(to));
  const isDirect = (from, to) =>
    !callsOf(from).some((via) => via !== to && reachedFrom(via, graph).has(to));
  const arrows = contexts.sort().flatMap((from) =>
    callsOf(from)
      .filter((to) => isDirect(from, to))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  );
  const alone = contexts.filter((name) => !arrows.some((arrow) => arrow.split(' ').includes(name)));
  return ['```mermaid', 'flowchart TD', ...alone.map((name) => `  ${name}`), ...arrows, '```'].join(
    '\n',
  );
}

const block = /(<!-- contexts -->\n)[\s\S]*?(\n<!-- \/contexts -->)/;

/** The document with the diagram inserted. Fails when it has no place for it. */
export function withDrawing(text, drawing) {
  if (!block.test(text)) throw new Error('There is no place marked <!-- contexts -->.');
  return text.replace(block, `$1${drawing}$2`);
}

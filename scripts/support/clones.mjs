import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Detector, weak } from '@jscpd/core';
import { Tokenizer } from '@jscpd/tokenizer';
import { sourceFiles } from './fingerprint.mjs';
import { ROOT, workspaces } from './repository.mjs';

/** A run of copied lines is a clone from this length on. */
const LINES_AT_LEAST = 10;

/** Lines that say less than this, such as lists of closing brackets, are alike by chance. */
const TOKENS_AT_LEAST = 50;

const SOURCE = /\.(tsx?|m?js|cjs|css)$/;

/** Tests, words and data repeat by design; generated files repeat what they are made of. */
const LEFT_OUT =
  /\.(test|spec|bench|exhibit|text|generated|d)\.|\/(testing|test|fixtures|baseline|templates)\/|^api\/seed\//;

/**
 * @typedef {object} Clone
 * @property {string} key the two files, sorted: what an exemption names
 * @property {number} lines copied lines
 * @property {string[]} places `a.ts:3-14 = b.ts:20`, the lines of a run and where the other begins
 */

/**
 * The sources of the product and its tools, by part: each workspace and `scripts`.
 *
 * @returns {{ file: string, part: string, text: string }[]} files from the repository's root
 */
export function clonableSources(root = ROOT) {
  const folders = [...workspaces(root).values()].map(({ folder }) => path.relative(root, folder));
  return [...folders, 'scripts'].sort().flatMap((part) =>
    sourceFiles(path.join(root, part), (file) => SOURCE.test(file))
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .filter((file) => !LEFT_OUT.test(file))
      .map((file) => ({ file, part, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}

/**
 * Runs of lines that stand in files of two parts. Comments, white space and imports do not count.
 *
 * @param {{ file: string, part: string, text: string }[]} sources
 * @returns {Promise<Clone[]>} one for each pair of files, with the lines of all its runs
 */
export async function clonesBetweenParts(sources) {
  const parts = new Map(sources.map(({ file, part }) => [file, part]));
  const frames = new FramesOfOtherParts(parts);
  const options = {
    ...{ mode: weak, minTokens: TOKENS_AT_LEAST, minLines: LINES_AT_LEAST - 1 },
    // The library's own is MD5 in JavaScript, and takes most of the time.
    hashFunction: (text) => hash('md5', text),
  };
  const detector = new Detector(new Tokenizer(), frames, [], options);
  const found = new Map();
  for (const { file, part, text } of withSharedLines(sources)) {
    frames.part = part;
    for (const clone of await detector.detect(file, withoutImports(text), formatOf(file))) {
      add(found, clone);
    }
  }
  return [...found.values()];
}

/** Lines in a row that a file must share with another part to be compared token by token. */
const SHARED_LINES = 4;

/** The sources that can hold a clone: comparing lines is much quicker than comparing tokens. */
function withSharedLines(sources) {
  const windows = sources.map(({ text }) => windowsOf(text));
  const partsOf = new Map();
  for (const [index, { part }] of sources.entries()) {
    for (const window of windows[index]) {
      const known = partsOf.get(window);
      partsOf.set(window, known === undefined || known === part ? part : SEVERAL);
    }
  }
  return sources.filter((_, index) => windows[index].some((one) => partsOf.get(one) === SEVERAL));
}

const SEVERAL = Symbol('several parts');

function windowsOf(text) {
  const lines = withoutImports(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/?\*)/.test(line));
  return lines
    .slice(SHARED_LINES - 1)
    .map((_, row) => lines.slice(row, row + SHARED_LINES).join(' '));
}

function add(found, { duplicationA: { sourceId, start, end }, duplicationB }) {
  const key = [sourceId, duplicationB.sourceId].sort().join(' ');
  const place = `${sourceId}:${start.line}-${end.line} = ${duplicationB.sourceId}:${duplicationB.start.line}`;
  const known = found.get(key) ?? { key, lines: 0, places: [] };
  const lines = known.lines + end.line - start.line + 1;
  found.set(key, { key, lines, places: [...known.places, place] });
}

/** One for all scripts: copies between formats are not compared. */
const formatOf = (file) => (file.endsWith('.css') ? 'css' : 'tsx');

/** Every line keeps its number. */
function withoutImports(text) {
  return text.replace(/^(?:import|export)\s[^;()]*?from\s[^;]*;$/gm, (statement) =>
    statement.replace(/[^\n]/g, ''),
  );
}

/**
 * The detector's memory: of each run of tokens, where it stands first in each part. It answers with
 * the place in another part than the one being read.
 */
class FramesOfOtherParts {
  part = '';
  #partOf;
  #frames = new Map();
  #format = '';

  constructor(parts) {
    this.#partOf = parts;
  }

  namespace(format) {
    this.#format = format;
  }

  get(id) {
    const frames = this.#frames.get(`${this.#format} ${id}`) ?? [];
    const found = frames.find(({ sourceId }) => this.#partOf.get(sourceId) !== this.part);
    return found ? Promise.resolve(found) : Promise.reject();
  }

  set(id, frame) {
    const key = `${this.#format} ${id}`;
    const frames = this.#frames.get(key);
    if (!frames) this.#frames.set(key, [frame]);
    else if (!frames.some(({ sourceId }) => this.#partOf.get(sourceId) === this.part))
      frames.push(frame);
    return Promise.resolve(frame);
  }

  close() {
    this.#frames.clear();
  }
}

/**
 * Clones without an exemption, and exemptions without their clone, as sentences.
 *
 * @param {Clone[]} clones
 * @param {{ files: string, lines: number, reason: string }[]} exemptions
 */
export function cloneProblems(clones, exemptions) {
  const known = new Map(exemptions.map((one) => [one.files, one]));
  const found = new Map(clones.map((one) => [one.key, one]));
  const copied = clones
    .filter(({ key, lines }) => lines > (known.get(key)?.lines ?? 0))
    .map(
      ({ lines, places }) =>
        `${lines} lines are copied between two parts:\n  ${places.join('\n  ')}`,
    );
  const stale = exemptions
    .filter(({ files, lines }) => (found.get(files)?.lines ?? 0) < lines)
    .map(
      ({ files, lines }) =>
        `${files}: ${lines} lines are exempt, ${found.get(files)?.lines ?? 0} are copied. Run node scripts/clones.mjs --keep.`,
    );
  const unreasoned = exemptions
    .filter(({ reason }) => !reason)
    .map(({ files }) => `${files}: the exemption has no reason.`);
  return [...copied, ...stale, ...unreasoned];
}

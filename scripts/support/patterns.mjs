import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT, workspaces } from './repository.mjs';

/**
 * @typedef {object} Pattern
 * @property {string} text as in the source: `/\s+$/u`, or `new RegExp(…)`
 * @property {boolean} isLiteral whether the pattern is known statically
 * @property {string} place `api/src/a.ts:12`
 */

/** Source files of the product, on a server or in a browser. */
const product =
  /^(api|platform|registry|shared-ui|shell|mf-[a-z-]+|mf-vendor-dashboards\/[a-z]+)\/(src|seed|public)\/.*\.(m?js|tsx?)$/;

/** Files that only tests run. */
const testsOnly = /\.test\.|\/testing\//;

export const isProductSource = (file) => product.test(file) && !testsOnly.test(file);

/**
 * The regular expressions of a source file.
 *
 * @param {string} file its name, from the repository's root
 * @param {string} [text] its content; default: read from disk
 * @returns {Pattern[]}
 */
export function patternsIn(file, text = readFileSync(path.join(ROOT, file), 'utf8')) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    const isLiteral = ts.isRegularExpressionLiteral(node);
    if (isLiteral || isConstruction(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const words = node.getText(source);
      found.push({
        text: isLiteral ? words : words.replace(/\s+/g, ' '),
        isLiteral,
        place: `${file}:${line + 1}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isConstruction = (node, source) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  /^(globalThis\.)?RegExp$/.test(node.expression.getText(source));

/** More than any decidable pattern needs, on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Worst-case growth of a match's time with the length of the text.
 *
 * @param {string} literal `/\s+$/u`
 * @returns {Promise<'linear' | 'slow' | 'unknown'>}
 */
export async function judgePattern(literal) {
  // Its other backends are native programs, which package.json excludes by `overrides`.
  process.env.RECHECK_BACKEND = 'pure';
  const { check } = await import('recheck');
  const [, body, flags] = /^\/(.*)\/([a-z]*)$/s.exec(literal);
  const { status } = await check(body, flags, { timeout: PATIENCE_MS });
  return { safe: 'linear', vulnerable: 'slow', unknown: 'unknown' }[status];
}

/**
 * The regular expressions of the product, each once, with all its places.
 *
 * @param {string} [root]
 * @returns {Map<string, { isLiteral: boolean, places: string[] }>}
 */
export function productPatterns(root = ROOT) {
  const found = new Map();
  for (const file of productSources(root)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const { text, isLiteral, place } of patternsIn(file, source)) {
      const known = found.get(text);
      if (known) known.places.push(place);
      else found.set(text, { isLiteral, places: [place] });
    }
  }
  return found;
}

function productSources(root) {
  const folders = [...workspaces(root).values()].map(({ folder }) => path.relative(root, folder));
  const files = folders.flatMap((folder) =>
    ['src', 'public']
      .map((part) => path.join(root, folder, part))
      .filter(existsSync)
      .flatMap((place) =>
        readdirSync(place, { recursive: true }).map((file) => path.join(place, file)),
      ),
  );
  return files
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter(isProductSource)
    .sort();
}

/**
 * Problems with the patterns of the product, one line each.
 *
 * @param {Map<string, { isLiteral: boolean, places: string[] }>} patterns
 * @param {{ linear: string[], reviewed: Record<string, string> }} judged the stored verdicts
 * @param {(literal: string) => Promise<'linear' | 'slow' | 'unknown'>} [judge]
 */
export async function patternProblems(patterns, { linear, reviewed }, judge = judgePattern) {
  const known = new Set([...linear, ...Object.keys(reviewed)]);
  const problems = [];
  for (const [text, { isLiteral, places }] of patterns) {
    if (known.has(text)) continue;
    const verdict = isLiteral ? await judge(text) : 'built';
    if (verdict !== 'linear') problems.push(`${places.join(', ')}: ${text} ${reasons[verdict]}`);
  }
  for (const text of Object.keys(reviewed)) {
    if (!patterns.has(text)) problems.push(`${text} is reviewed, but stands nowhere any more.`);
  }
  return problems;
}

const reasons = {
  slow: 'takes time that grows faster than the text. Make it linear; if it never sees a text from outside, or only a short one, say so in scripts/patterns.json.',
  unknown:
    'cannot be judged in time. Make it simpler; if it never sees a long text from outside, say so in scripts/patterns.json.',
  built:
    'is built while the program runs, so it cannot be judged. Say in scripts/patterns.json why it is harmless.',
};

const postcss = require('postcss');
const selectorParser = require('postcss-selector-parser');

/** A higher z-index would cover the shell's header, drawers and notices (`--nk-z-*`). */
const GUESTS_HIGHEST = 9;

/** At-rules that affect the whole page. */
const PAGE_WIDE = new Set(['font-face', 'import', 'layer', 'namespace', 'page', 'property']);

/**
 * Describes the rules of a stylesheet that could affect other parts; empty when there are none.
 *
 * @param {string} source
 * @param {'guest' | 'host' | 'plain' | 'foreign'} kind `guest`: a module stylesheet of a remote or
 *   of shared-ui; `host`: one of the shell; `plain`: tokens and base, which name their layers
 *   themselves; `foreign`: a plain sheet in a remote
 * @returns {string[]}
 */
function problemsOf(source, kind) {
  if (kind === 'foreign') {
    return ['A plain stylesheet: only the shell brings those. Name it *.module.css.'];
  }
  const root = postcss.parse(source);
  return kind === 'plain' ? unlayered(root) : trespasses(root, kind);
}

/** Wraps the sheet in its cascade layer. */
function layered(source, layer) {
  return `@layer ${layer} {\n${source}\n}\n`;
}

// Unlayered rules override every layered one.
function unlayered(root) {
  const loose = root.nodes.filter((node) => node.type !== 'comment' && node.name !== 'layer');
  return loose.map((node) => at(node, 'stands in no @layer'));
}

function trespasses(root, kind) {
  const problems = [];
  root.walk((node) => {
    if (node.type === 'atrule' && PAGE_WIDE.has(node.name)) {
      problems.push(at(node, `@${node.name} reaches the whole page: it belongs to tokens or base`));
    }
    if (node.type === 'rule' && !inKeyframes(node)) problems.push(...selectorProblems(node));
    if (node.type === 'decl' && kind === 'guest') problems.push(...declarationProblems(node));
  });
  return problems;
}

function selectorProblems(rule) {
  const problems = [];
  selectorParser((selectors) => {
    for (const selector of selectors.nodes) {
      if (selector.some(isGlobal)) {
        problems.push(at(rule, `"${selector}" leaves its module with :global`));
      } else if (!isNested(rule) && !holdsClass(selector)) {
        problems.push(
          at(rule, `"${selector}" has no class of this module: it would match anywhere`),
        );
      }
    }
  }).processSync(rule.selector);
  return problems;
}

function declarationProblems(declaration) {
  const { prop, value } = declaration;
  if (prop.startsWith('--nk-')) {
    return [at(declaration, `${prop} is a token: only tokens.css says what it is`)];
  }
  if (prop === 'z-index' && Number(value) > GUESTS_HIGHEST) {
    return [at(declaration, `z-index ${value}: up to ${GUESTS_HIGHEST}, or a --nk-z-* token`)];
  }
  return [];
}

const isGlobal = (node) => node.type === 'pseudo' && /^:global\b/.test(node.value);
const isNested = (rule) => rule.parent.type === 'rule';
const inKeyframes = (rule) => rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name);

function holdsClass(selector) {
  let found = false;
  selector.walkClasses(() => {
    found = true;
  });
  return found;
}

function at(node, problem) {
  return `  line ${node.source.start.line}: ${problem}`;
}

module.exports = { layered, problemsOf };

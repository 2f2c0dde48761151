import { problemsOf } from '@nukkad/platform/layers';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { outcomeOf } from '../subject/outcome';
import { isGuest } from '../subject/subject';
import type { Rule } from './rule';

const IN_A_LAYER =
  'Use the preset, name the sheet *.module.css and give each rule a class of its own';

const LATE = {
  cause: 'shell.css: it does not give the layer of remotes its place below that of the shell',
  fix: 'Import @nukkad/shared-ui/tokens.css before every other stylesheet',
};

/** No rule of the built styles affects anything outside the part. */
export const layersRule: Rule = {
  name: 'layers',
  about: 'every style stands in the part’s own cascade layer and cannot leave it',
  judge: ({ candidate }) => {
    const { files, manifest } = candidate;
    // The shell and pages of their own provide the page's base styles.
    const layers = isGuest(candidate) ? ['ui', `remotes.${manifest.federation}`] : null;
    const sheets = files
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ path, content }) => ({ path, source: content.toString('utf8') }));
    const loose = sheets.flatMap(({ path, source }) =>
      strays(source, layers).map((problem) => ({ cause: `${path}: ${problem}`, fix: IN_A_LAYER })),
    );
    const first = sheets.find(({ path }) => path === `${manifest.part}.css`);
    const isShell = manifest.part === 'shell' && first !== undefined;
    return outcomeOf(isShell && !isOrdered(first.source) ? [...loose, LATE] : loose);
  },
};

/**
 * The order of layers is that of their first mention: styles of remotes come later, and must find
 * theirs below the shell's. Minimizers may say an order by the layers' own blocks.
 */
function isOrdered(source: string): boolean {
  const sheet = parsed(source);
  const mentions = typeof sheet === 'string' ? [] : sheet.nodes.filter(isLayer);
  const order = mentions.flatMap(({ params }) => params.split(',').map((name) => name.trim()));
  const above = order.indexOf('shell');
  return order.includes('remotes') && (above < 0 || order.indexOf('remotes') < above);
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

function strays(source: string, layers: string[] | null): string[] {
  const sheet = parsed(source);
  if (typeof sheet === 'string') return [sheet];
  return sheet.nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (!isLayer(node)) return [`${nameOf(node)} stands in no cascade layer`];
    const layer = node.params;
    if (layers === null) return [];
    if (!layers.includes(layer)) return [`@layer ${layer} is not the part's own`];
    return problemsOf(insideOf(node), 'guest').map((problem) => problem.trim());
  });
}

function parsed(source: string): Root | string {
  try {
    return postcss.parse(source);
  } catch (error) {
    return `it cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}

function insideOf(node: ChildNode): string {
  return 'nodes' in node ? (node.nodes ?? []).map(String).join('\n') : '';
}

function nameOf(node: ChildNode): string {
  if (node.type === 'rule') return `"${node.selector}"`;
  return node.type === 'atrule' ? `@${node.name}` : node.type;
}

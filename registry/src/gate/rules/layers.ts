import { problemsOf } from '@nukkad/platform/build/layer-rules';
import postcss, { type ChildNode, type Root } from 'postcss';
import { outcomeOf } from '../subject/outcome';
import { isGuest } from '../subject/subject';
import type { Rule } from './rule';

const IN_A_LAYER =
  'Use the preset, name the sheet *.module.css and give each rule a class of its own';

/** No rule of the built styles affects anything outside the part. */
export const layersRule: Rule = {
  name: 'layers',
  about: 'every style stands in the part’s own cascade layer and cannot leave it',
  judge: ({ candidate }) => {
    const { files, manifest } = candidate;
    // The shell and pages of their own provide the page's base styles.
    const layers = isGuest(candidate) ? ['ui', `remotes.${manifest.federation}`] : null;
    const sheets = files.filter(({ path }) => path.endsWith('.css'));
    return outcomeOf(
      sheets.flatMap(({ path, content }) =>
        strays(content.toString('utf8'), layers).map((problem) => ({
          cause: `${path}: ${problem}`,
          fix: IN_A_LAYER,
        })),
      ),
    );
  },
};

function strays(source: string, layers: string[] | null): string[] {
  const sheet = parsed(source);
  if (typeof sheet === 'string') return [sheet];
  return sheet.nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    const layer = node.type === 'atrule' && node.name === 'layer' ? node.params : undefined;
    if (layer === undefined) return [`${nameOf(node)} stands in no cascade layer`];
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

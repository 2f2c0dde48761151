import type { TextRun } from '@nukkad/platform/contract';
import type { fromMarkdown } from 'mdast-util-from-markdown';

/** Parser output: blocks, and their inline nodes. */
export type BlockNode = ReturnType<typeof fromMarkdown>['children'][number];
export type WordsNode = Extract<BlockNode, { type: 'paragraph' }>['children'][number];

type Marks = Omit<TextRun, 'text'>;

/**
 * Inline nodes as flat runs, bold, italic or linked. `source`: the text they were parsed from; it
 * is shown for unsupported nodes and for links with a forbidden address.
 */
export function runsOf(nodes: readonly WordsNode[], source: string): TextRun[] {
  return trimmed(joined(nodes.flatMap((node) => runsOfNode(node, source, {}))));
}

export const textOfRuns = (runs: readonly TextRun[]): string =>
  runs.map(({ text }) => text).join('');

function runsOfNode(node: WordsNode, source: string, marks: Marks): TextRun[] {
  const within = (more: Marks) =>
    'children' in node
      ? node.children.flatMap((child) => runsOfNode(child, source, { ...marks, ...more }))
      : [];
  switch (node.type) {
    case 'text':
      return [{ ...marks, text: node.value }];
    case 'break':
      return [{ ...marks, text: ' ' }];
    case 'strong':
      return within({ isBold: true });
    case 'emphasis':
      return within({ isItalic: true });
    case 'link':
      if (mayBeLinked(node.url)) return within({ href: node.url });
  }
  const { start, end } = node.position ?? {};
  return [{ ...marks, text: source.slice(start?.offset ?? 0, end?.offset ?? 0) }];
}

/** Pages of this site, other sites and email; never an address that a browser would execute. */
function mayBeLinked(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return !/[\p{Cc}\\]/u.test(address);
  if (!/^(https?:\/\/|mailto:)/i.test(address)) return false;
  return URL.canParse(address);
}

/** Merges neighbours of equal style. */
function joined(runs: TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const { text, ...marks } of runs) {
    const last = all.at(-1);
    const words = text.replace(/\s+/g, ' ');
    if (last && isSame(last, marks)) last.text += words;
    else all.push({ ...marks, text: words });
  }
  return all;
}

const isSame = (run: TextRun, marks: Marks): boolean =>
  run.isBold === marks.isBold && run.isItalic === marks.isItalic && run.href === marks.href;

function trimmed(runs: TextRun[]): TextRun[] {
  const last = runs.length - 1;
  return runs
    .map((run, nth) => {
      const text = nth === 0 ? run.text.trimStart() : run.text;
      return { ...run, text: nth === last ? text.trimEnd() : text };
    })
    .filter(({ text }) => text !== '');
}

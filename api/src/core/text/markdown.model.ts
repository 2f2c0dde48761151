import type { Block, Picture, TextRun } from '@nukkad/platform/contract';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isCalm } from './markdown-cost.model';
import { type BlockNode, runsOf, textOfRuns, type WordsNode } from './markdown-runs.model';

/**
 * Articles are written in Markdown: paragraphs, headings, quotes, lists, bold, italics and links;
 * `![words](address)` alone is a picture. Everything else, including HTML and code, is shown as
 * typed, and so is text that would be slow to parse. No content is ever executed.
 *
 * @param pictureOf the picture of an address; null when it may not be shown. Default: no pictures
 */
export function blocksOf(markdown: string, pictureOf: PictureOf = () => null): Block[] {
  return sectionsOf(chunksIn(markdown), pictureOf).flatMap((section) => {
    if (section.kind === 'picture') return { kind: 'picture', picture: section.picture };
    if (section.kind === 'literal') return paragraph([{ text: oneLine(section.text) }]);
    return parsed(section.text);
  });
}

export type PictureOf = (address: string, words: string) => Picture | null;

/** A picture in the Markdown source. */
export interface WrittenPicture {
  /** Alternative text. */
  words: string;
  address: string;
}

/** The pictures in a text, in order; null for one without alternative text or address. */
export function picturesIn(markdown: string): (WrittenPicture | null)[] {
  return chunksIn(markdown)
    .filter((chunk) => chunk.trimStart().startsWith('!['))
    .map(pictureIn);
}

/** Parts between empty lines. */
const chunksIn = (markdown: string): string[] =>
  markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .filter((chunk) => chunk.trim() !== '');

const picture = /^!\[([^\]]+)\]\(([^()\s]+)\)$/;

function pictureIn(chunk: string): WrittenPicture | null {
  const [, words, address] = picture.exec(chunk.trim()) ?? [];
  return words?.trim() && address ? { words: words.trim(), address } : null;
}

type Section =
  | { kind: 'markdown' | 'literal'; text: string }
  | { kind: 'picture'; picture: Picture };

/** Neighbouring chunks are parsed together, so that list items may have empty lines between. */
function sectionsOf(chunks: string[], pictureOf: PictureOf): Section[] {
  const sections: Section[] = [];
  const calm = isCalm();
  for (const chunk of chunks) {
    const written = pictureIn(chunk);
    const drawn = written && pictureOf(written.address, written.words);
    const last = sections.at(-1);
    if (drawn) sections.push({ kind: 'picture', picture: drawn });
    else if (!calm(chunk)) sections.push({ kind: 'literal', text: chunk });
    else if (last?.kind === 'markdown') last.text += `\n\n${chunk}`;
    else sections.push({ kind: 'markdown', text: chunk });
  }
  return sections;
}

/** Parser extensions whose syntax is shown as typed. */
const unread = {
  disable: {
    null: [
      ...['codeIndented', 'codeFenced', 'codeText', 'htmlFlow', 'htmlText', 'autolink'],
      ...['setextUnderline', 'definition', 'thematicBreak', 'characterReference'],
    ],
  },
};

function parsed(source: string): Block[] {
  const { children } = fromMarkdown(source, { extensions: [unread] });
  return children.flatMap((node) => blocksOfNode(node, source));
}

function blocksOfNode(node: BlockNode, source: string): Block[] {
  switch (node.type) {
    case 'heading':
      return headingOf(node.depth, runsOf(node.children, source), sourceOf(node, source));
    case 'paragraph':
      return paragraph(runsOf(node.children, source));
    case 'blockquote':
      return node.children.flatMap((child) =>
        paragraph(runsOf(wordsIn(child), source)).map(({ text, runs }) => ({
          ...{ kind: 'quote' as const, text },
          ...(runs && { runs }),
        })),
      );
    case 'list':
      return listOf(node, source);
    default:
      return paragraph([{ text: oneLine(sourceOf(node, source)) }]);
  }
}

type List = Extract<BlockNode, { type: 'list' }>;
type Words = Extract<Block, { text: string }>;

function headingOf(depth: number, runs: TextRun[], typed: string): Block[] {
  // A lone "##" is no heading.
  if (textOfRuns(runs) === '') return paragraph([{ text: oneLine(typed) }]);
  const level = depth > 2 ? ({ level: 3 } as const) : {};
  return paragraph(runs).map(({ text, runs: marked }) => ({
    ...{ kind: 'heading' as const, text, ...level },
    ...(marked && { runs: marked }),
  }));
}

/** Runs are included only when they differ from plain text. */
function paragraph(runs: TextRun[]): Words[] {
  const text = textOfRuns(runs);
  if (text === '') return [];
  return [{ kind: 'paragraph', text, ...(isMarked(runs) && { runs }) }];
}

const isMarked = (runs: TextRun[]) => runs.some((run) => Object.keys(run).length > 1);

function listOf(list: List, source: string): Block[] {
  const items = itemsOf(list, source).filter((runs) => textOfRuns(runs) !== '');
  if (items.length === 0) return [];
  const first = list.ordered && list.start !== 1 ? { start: list.start ?? 1 } : {};
  return [
    {
      kind: 'list',
      items: items.map(textOfRuns),
      ...(list.ordered && { isOrdered: true as const, ...first }),
      ...(items.some(isMarked) && { itemRuns: items }),
    },
  ];
}

/** Items of a nested list follow their parent item. */
function itemsOf(list: List, source: string): TextRun[][] {
  return list.children.flatMap(({ children }) => {
    const inner = children.flatMap((child) =>
      child.type === 'list' ? itemsOf(child, source) : [],
    );
    const own = children.filter(({ type }) => type !== 'list');
    const runs = own.flatMap((child, nth) => [
      ...(nth > 0 ? [{ text: ' ' }] : []),
      ...runsOf(wordsIn(child), source),
    ]);
    return [runs, ...inner];
  });
}

/** All inline nodes of a block, at any depth. */
function wordsIn(node: BlockNode): WordsNode[] {
  if (node.type === 'paragraph' || node.type === 'heading') return node.children;
  if (!('children' in node)) return [];
  return node.children.flatMap((child, nth) => [
    ...(nth > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
    ...wordsIn(child as BlockNode),
  ]);
}

const sourceOf = ({ position }: BlockNode, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const wordsPerMinute = 200;

/** Reading time in whole minutes, at least one. */
export function minutesOf(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

import type { Block, Picture } from '@nukkad/platform/contract';

/**
 * Articles are written in a corner of Markdown: `## ` begins a heading, `> ` each line of a quote,
 * `- ` each item of a list, `![words](address)` alone is a picture, an empty line ends a block.
 * Whatever is neither is a paragraph, as it was typed: there is no markup inside a text, so nothing
 * in one is ever executed.
 *
 * @param pictureOf the picture of an address; null for what may not be shown. Without it none is
 */
export function blocksOf(markdown: string, pictureOf: PictureOf = () => null): Block[] {
  return blocksIn(markdown).map((lines) => blockOf(lines, pictureOf));
}

export type PictureOf = (address: string, words: string) => Picture | null;

/** A picture as it is written. */
export interface WrittenPicture {
  /** What is to be seen. */
  words: string;
  address: string;
}

/** The pictures that a text asks for, in their order; null for one that names no words or place. */
export function picturesIn(markdown: string): (WrittenPicture | null)[] {
  return blocksIn(markdown)
    .filter((lines) => lines[0]?.startsWith('!['))
    .map(pictureIn);
}

function blocksIn(markdown: string): string[][] {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((text) => text.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0);
}

function pictureIn(lines: string[]): WrittenPicture | null {
  const [, words, address] = (lines.length === 1 && picture.exec(lines[0] ?? '')) || [];
  return words?.trim() && address ? { words: words.trim(), address } : null;
}

function blockOf(lines: string[], pictureOf: PictureOf): Block {
  const [first] = lines;
  const written = pictureIn(lines);
  const drawn = written && pictureOf(written.address, written.words);
  if (drawn) return { kind: 'picture', picture: drawn };
  if (lines.length === 1 && first && heading.test(first)) {
    return { kind: 'heading', text: first.replace(heading, '') };
  }
  if (lines.every((line) => quote.test(line))) return { kind: 'quote', text: joined(lines, quote) };
  if (lines.every((line) => item.test(line))) {
    return { kind: 'list', items: lines.map((line) => line.replace(item, '')) };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

const heading = /^## +(?=\S)/;
const quote = /^> +(?=\S)/;
const item = /^- +(?=\S)/;
const picture = /^!\[([^\]]+)\]\(([^()\s]+)\)$/;

const joined = (lines: string[], mark: RegExp): string =>
  lines.map((line) => line.replace(mark, '')).join(' ');

const wordsPerMinute = 200;

/** Whole minutes a text takes to read, at least one. */
export function minutesOf(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

import type { Block } from '@nukkad/platform/contract';

/**
 * Articles are written in a corner of Markdown: `## ` begins a heading, `> ` each line of a quote,
 * `- ` each item of a list, an empty line ends a block. Whatever is neither is a paragraph, as it
 * was typed: there is no markup inside a text, so nothing in one is ever executed.
 */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((text) => text.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

function blockOf(lines: string[]): Block {
  const [first] = lines;
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

const joined = (lines: string[], mark: RegExp): string =>
  lines.map((line) => line.replace(mark, '')).join(' ');

const wordsPerMinute = 200;

/** Whole minutes a text takes to read, at least one. */
export function minutesOf(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

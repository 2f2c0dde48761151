import { createHash } from 'node:crypto';
import { knownLicences } from './known-licences';
import { wordsOf } from './words';

/** What a legal text turned out to be. */
export interface Recognised {
  /** SPDX identifiers of the licences whose whole text it has. */
  ids: string[];
  /** Its first words that belong to none of them; empty when there are none. */
  rest: string;
}

/** At most this many words stand where an author fills in a name. */
const LONGEST_NAME = 16;
const LONGEST_REST = 14;

/** Stands where a licence was found, so that the words around it do not become neighbours. */
const FOUND = ' § ';

/** Words of titles. Alone they say nothing that a licence does not. */
const TITLES = new Set(
  `the mit isc bsd 0bsd clause new simplified revised modified no attribution apache mozilla public
   creative commons cc0 universal license licensed under version unlicense zlib expat sil open font
   blue oak model all rights reserved`.split(/\s+/),
);

/**
 * Recognises a legal text by its words. Every word has to belong to a licence that allows shipping,
 * to its title, or to a line about the copyright: a licence with a condition more is another one.
 *
 * @example recognise('MIT License\n\nCopyright (c) 2020 …') // { ids: ['MIT'], rest: '' }
 */
export function recognise(text: string): Recognised {
  let words = wordsOf(text);
  const ids: string[] = [];
  for (const { id, body, beside } of knownLicences) {
    const without = cutAll(words, body);
    if (without === words) continue;
    ids.push(id);
    words = beside.reduce((left, piece) => cutAll(left, [piece]), without);
  }
  return { ids, rest: restOf(words) };
}

/** Digest of the words of texts, by which a review names what it was about. */
export function digestOf(texts: readonly string[]): string {
  const words = texts.map(wordsOf).join('\n');
  return createHash('sha256').update(words).digest('hex');
}

function cutAll(words: string, pieces: string[]): string {
  let left = words;
  for (let at = find(left, pieces); at; at = find(left, pieces)) {
    left = `${left.slice(0, at.start)}${FOUND}${left.slice(at.end)}`;
  }
  return left;
}

/** Where the pieces stand one after the other, with no more than a name between them. */
function find(words: string, [first = '', ...others]: string[]) {
  const start = words.indexOf(first);
  if (start < 0) return undefined;
  let end = start + first.length;
  for (const piece of others) {
    // The space after one piece is the space before the next where a name has no words.
    const next = words.indexOf(piece, end - 1);
    if (next < 0 || countOf(words.slice(end, next)) > LONGEST_NAME) return undefined;
    end = next + piece.length;
  }
  return { start, end };
}

const countOf = (words: string) => words.split(' ').filter(Boolean).length;

function restOf(words: string): string {
  const rest = words.split(' ').filter((word) => word !== '' && word !== FOUND.trim());
  const first = rest.findIndex((word) => !TITLES.has(word));
  return first < 0 ? '' : rest.slice(first, first + LONGEST_REST).join(' ');
}

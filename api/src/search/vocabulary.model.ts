import type { Term } from './term.model';

/** Every word the directory knows for a category, held in memory. */
export interface Vocabulary {
  /** What these texts mean, exactly as they stand. */
  named: (texts: string[]) => Term[];
  /** Terms that begin with a text, or have a word that does; the likeliest first. */
  beginning: (text: string) => Term[];
  /** The text that a misspelt one most likely is; nothing when none is near. */
  like: (text: string) => string | undefined;
}

interface Entry {
  text: string;
  terms: Term[];
  weight: number;
  triples: number;
}

export function vocabularyOf(terms: Term[]): Vocabulary {
  const entries = entriesOf(terms);
  const byTriple = indexOf(entries.values());
  const inOrder = [...terms].sort(
    (a, b) => b.weight - a.weight || compare(a.text, b.text) || compare(a.node_id, b.node_id),
  );
  return {
    named: (texts) => [...new Set(texts)].flatMap((text) => entries.get(text)?.terms ?? []),
    beginning: (text) => [
      ...inOrder.filter((term) => term.text.startsWith(text)),
      ...inOrder.filter((term) => !term.text.startsWith(text) && term.text.includes(` ${text}`)),
    ],
    like: (text) => (text.length < leastLetters ? undefined : nearest(text, byTriple)),
  };
}

function entriesOf(terms: Term[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const term of terms) {
    const { text, weight } = term;
    const entry = entries.get(text) ?? { text, terms: [], weight, triples: triplesOf(text).size };
    entry.terms.push(term);
    entry.weight = Math.max(entry.weight, weight);
    entries.set(text, entry);
  }
  return entries;
}

function indexOf(entries: Iterable<Entry>): Map<string, Entry[]> {
  const byTriple = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const triple of triplesOf(entry.text)) {
      const same = byTriple.get(triple);
      if (same) same.push(entry);
      else byTriple.set(triple, [entry]);
    }
  }
  return byTriple;
}

/** Shorter words are like too many others. */
const leastLetters = 4;

/** How like the term and the text must be, of 1. */
const alike = 0.34;

/** A term may be so many letters shorter, or longer, than what was typed. */
const [shorter, longer] = [2, 3];

function nearest(text: string, byTriple: Map<string, Entry[]>): string | undefined {
  const wanted = triplesOf(text);
  const ranked = [...sharing(wanted, byTriple)]
    .filter(([entry]) => entry.text.length >= text.length - shorter)
    .map(([entry, shared]) => ({ ...entry, likeness: likeness(entry, shared, text, wanted) }))
    .filter((one) => one.likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness || b.weight - a.weight || compare(a.text, b.text));
  return ranked[0]?.text;
}

/** How many triples each entry has in common with those; entries without any are left out. */
function sharing(wanted: Set<string>, byTriple: Map<string, Entry[]>): Map<Entry, number> {
  const shared = new Map<Entry, number>();
  for (const triple of wanted) {
    for (const entry of byTriple.get(triple) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
  }
  return shared;
}

/** Of the whole term, or, where both begin alike, of as much of it as was typed. */
function likeness(entry: Entry, shared: number, text: string, wanted: Set<string>): number {
  const isAsLong = entry.text.length <= text.length + longer;
  const whole = isAsLong ? partShared(shared, wanted.size, entry.triples) : 0;
  if (entry.text.slice(0, 2) !== text.slice(0, 2)) return whole;
  const begun = triplesOf(entry.text.slice(0, text.length));
  const common = [...wanted].filter((triple) => begun.has(triple)).length;
  return Math.max(whole, partShared(common, wanted.size, begun.size));
}

const partShared = (shared: number, one: number, other: number): number =>
  shared / (one + other - shared);

/** Runs of three letters, with the gaps before and after each word. */
function triplesOf(text: string): Set<string> {
  const triples = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) triples.add(padded.slice(at, at + 3));
  }
  return triples;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

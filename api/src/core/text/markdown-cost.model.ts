/** Brackets and stars per chunk, whose pairing takes quadratic time. */
const mostMarks = 400;
/** Lines per text that begin a list or a quote. */
const mostItems = 1_000;
/** Nesting of lists and quotes at the beginning of one line. */
const mostNested = 4;
/** Characters per text, beyond every length limit of the contract. */
const mostCharacters = 200_000;

/**
 * Judges the chunks of one text in order: false for a chunk that would be slow to parse, or that
 * exceeds the limits of a text. This keeps parsing linear in the length.
 */
export function isCalm(): (chunk: string) => boolean {
  let items = 0;
  let characters = 0;
  return (chunk) => {
    characters += chunk.length;
    if (characters > mostCharacters) return false;
    if (count(chunk, /[[\]*_]/g) > mostMarks) return false;
    let own = 0;
    for (const line of chunk.split('\n')) {
      const nested = nestedIn(line);
      if (nested > mostNested) return false;
      if (nested > 0 || /^\s*#/.test(line)) own += 1;
    }
    items += own;
    return items <= mostItems;
  };
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Number of list and quote marks and indentation steps at the start of a line. */
function nestedIn(line: string): number {
  const [begin = ''] = /^(?:[>*+-]|\d{1,9}[.)]|\s)*/.exec(line) ?? [];
  return count(begin, /[>*+-]|\d[.)]/g) + Math.floor(count(begin, /\s/g) / 8);
}

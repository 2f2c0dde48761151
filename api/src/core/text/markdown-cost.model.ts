/** Of one chunk: brackets and stars, whose pairing costs their square. */
const mostMarks = 400;
/** Of one text: lines that begin a list or a quote. */
const mostItems = 1_000;
/** Lists and quotes within each other at the beginning of one line. */
const mostNested = 4;
/** A text of this many characters is longer than anybody may write one. */
const mostCharacters = 200_000;

/**
 * Judges the chunks of one text in their order: false for one that would take the parser long, or
 * that is beyond what a text may have. So reading takes a time that grows with the length alone.
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

/** How many marks of lists and quotes, and steps of indentation, a line begins with. */
function nestedIn(line: string): number {
  const [begin = ''] = /^(?:[>*+-]|\d{1,9}[.)]|\s)*/.exec(line) ?? [];
  return count(begin, /[>*+-]|\d[.)]/g) + Math.floor(count(begin, /\s/g) / 8);
}

/** Elements that no screen reader names. */
const UNNAMED = new Set([
  ...['paragraph', 'strong', 'emphasis', 'time', 'code', 'status', 'alert', 'gridcell', 'rowgroup'],
]);

/** Controls that are read as one, by their name: what they hold is not read again. */
const WHOLE = /^(button|link|tab|combobox|menuitem)\b/;

interface Line {
  phrase: string;
  depth: number;
  isEnded: boolean;
}

/**
 * Phrases of a reading, what stands in an element indented below it: its end ("end of list") says
 * nothing that the indentation does not.
 */
export function indented(phrases: readonly string[]): string[] {
  const lines: Line[] = [];
  for (const phrase of phrases) {
    if (UNNAMED.has(phrase.replace(/^end of /, ''))) continue;
    const opener = lines.findLastIndex((line) => !line.isEnded && isEnd(phrase, line.phrase));
    const opened = lines[opener];
    if (opened) {
      opened.isEnded = true;
      for (const line of lines.slice(opener + 1)) line.depth += 1;
      if (WHOLE.test(opened.phrase)) lines.splice(opener + 1);
    } else lines.push({ phrase, depth: 0, isEnded: false });
  }
  return lines.map(({ phrase, depth }) => '  '.repeat(depth) + shortened(phrase));
}

const isEnd = (phrase: string, of: string) => phrase === `end of ${of}` || phrase === `end, ${of}`;

/** The place of an item as screen readers say it: "2 of 5". */
const shortened = (phrase: string) =>
  phrase.replace(/(?:, level \d+)?, position (\d+), set size (\d+)/, ', $1 of $2');

/** Says once what was said several times in a row: a live region is heard at each of its changes. */
export function withoutEchoes(phrases: readonly string[]): string[] {
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1]).map(shortened);
}

/**
 * Phrases without polite ones that the next gives way to: how long a region says that it waits depends
 * on the machine, and readers pass over what was replaced before its turn came.
 */
export function withoutReplaced(phrases: readonly string[]): string[] {
  const isPolite = (phrase = '') => phrase.startsWith('polite: ');
  return phrases.filter((phrase, index) => !(isPolite(phrase) && isPolite(phrases[index + 1])));
}

/** What stands for words that differ from run to run: names, numbers and days. */
const ANY = '…';
const KEY = '> ';
const AGAIN = '>> ';

/**
 * Reads a transcript: `> Tab` presses a key, `> "dentist` writes, and `>> b` presses until the next
 * phrase is said; all other lines are phrases, in which `…` stands for any words.
 *
 * @param {string} text
 * @returns {Step[]} the first one without a key
 *
 * @typedef {{ key: string | null, isRepeated: boolean, phrases: string[] }} Step
 */
export function stepsOf(text) {
  const steps = [{ key: null, isRepeated: false, phrases: [] }];
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const mark = [KEY, AGAIN].find((one) => line.startsWith(one));
    if (!mark) steps.at(-1).phrases.push(line);
    else steps.push({ key: line.slice(mark.length), isRepeated: mark === AGAIN, phrases: [] });
  }
  return steps;
}

/** Whether a phrase is what the transcript has. */
export function isSaid(expected, phrase) {
  const parts = expected.split(ANY);
  const [first, ...others] = parts;
  if (others.length === 0) return phrase === expected;
  const last = others.pop();
  let from = first.length;
  for (const part of others) {
    const place = phrase.indexOf(part, from);
    if (place === -1) return false;
    from = place + part.length;
  }
  return phrase.startsWith(first) && phrase.endsWith(last) && phrase.length >= from + last.length;
}

/** What nobody could make sense of: a thing without a name, or the same twice. */
export function awkwardOf(phrases) {
  const nameless = phrases.filter((one) => NAMELESS.has(one));
  const twice = phrases.filter((one, place) => place > 0 && one === phrases[place - 1]);
  return [
    ...nameless.map((says) => ({ rule: 'nameless', says })),
    ...twice.map((says) => ({ rule: 'twice', says })),
  ];
}

const NAMELESS = new Set(
  [
    'link',
    'push button',
    'toggle button',
    'entry',
    'editable combo box',
    'statusbar',
    'list box',
  ].flatMap((one) => [one, `${one}.`]),
);

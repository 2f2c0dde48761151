/** What stands for words that differ from run to run: names, numbers and days. */
const ANY = '…';
const KEY = '> ';
const AGAIN = '>> ';
const BEGINS_AT = '@ ';

/**
 * Reads a transcript: `@ /login` says where it begins, `> Tab` presses a key, `> "dentist` writes,
 * with a value in place of `{email}`, and `>> b` presses until the next phrase is said; all other
 * lines are phrases, in which `…` stands for any words.
 *
 * @param {string} text
 * @returns {{ address: string, steps: Step[] }} the first step is without a key
 *
 * @typedef {{ key: string | null, isRepeated: boolean, phrases: string[] }} Step
 */
export function transcriptOf(text) {
  const lines = text.split('\n').filter((one) => one && !one.startsWith('#'));
  const [first = ''] = lines;
  const isElsewhere = first.startsWith(BEGINS_AT);
  const address = isElsewhere ? first.slice(BEGINS_AT.length) : '/';
  return { address, steps: stepsOf(isElsewhere ? lines.slice(1) : lines) };
}

function stepsOf(lines) {
  const steps = [{ key: null, isRepeated: false, phrases: [] }];
  for (const line of lines) {
    const mark = [KEY, AGAIN].find((one) => line.startsWith(one));
    if (!mark) steps.at(-1).phrases.push(line);
    else steps.push({ key: line.slice(mark.length), isRepeated: mark === AGAIN, phrases: [] });
  }
  return steps;
}

/**
 * Text with its values: `"{email}` becomes `"asha@example.in`.
 *
 * @param {string} text
 * @param {Record<string, () => string | Promise<string>>} values
 */
export async function filled(text, values) {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  let written = text;
  for (const name of names) written = written.replace(`{${name}}`, await values[name]());
  return written;
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
  const twice = phrases.filter(
    (one, place) => place > 0 && one === phrases[place - 1] && !isEntry(one),
  );
  return [
    ...nameless.map((says) => ({ rule: 'nameless', says })),
    ...twice.map((says) => ({ rule: 'twice', says })),
  ];
}

/** A field is read again where the caret of the one before, which was typed into, is told of late. */
const isEntry = (phrase) => / entry( .+)?\.$/.test(phrase);

/** Not "statusbar": the caret may pass an empty status as a page gives way to another. */
const NAMELESS = new Set(
  ['link', 'push button', 'toggle button', 'entry', 'editable combo box', 'list box'].flatMap(
    (one) => [one, `${one}.`],
  ),
);

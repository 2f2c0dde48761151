/**
 * Typed text as it is stored: without what cannot be seen and is used to mislead. Control
 * characters, zero-width ones and those that turn the direction of writing go; joiners stay only
 * where scripts and emoji need them. Composed, line ends as one character, and no more than one
 * empty line or two accents upon each other in a row.
 *
 * @example cleanText('ab\u202Ecd\u200B') === 'abcd'
 */
export function cleanText(typed: string): string {
  return typed
    .replace(longMarkRun, '$1')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(unseen, '')
    .replace(looseJoiner, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(blankRun, (run, lineEnd) => (lineEnd ? '\n' : run))
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC');
}

/** Normalisation sorts a run of combining marks in quadratic time, so long runs are cut before it. */
const longMarkRun = /(\p{M}{16})\p{M}+/gu;

/** Always matches a whole run of blanks: a pattern that fails at its end would start again at each. */
const blankRun = /[^\S\n]+(\n?)/g;

/** Control and format characters, but for tab, new line and the joiners; letters drawn as nothing. */
const unseen = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;

/** Indian scripts, Arabic and emoji are joined by them; elsewhere they only hide. */
const looseJoiner =
  /(?<!\p{M}|\p{Script=Arabic}|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200C\u200D]+|(?<=[\u200C\u200D])[\u200C\u200D]+/gu;

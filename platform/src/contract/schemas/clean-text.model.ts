/**
 * Removes invisible characters that can mislead: control and zero-width characters and bidi
 * overrides; joiners stay only where scripts and emoji need them. The result is NFC with LF line
 * ends, at most one empty line and four combining marks in a row.
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

/** Normalisation sorts a run of combining marks in quadratic time, so long runs are cut first. */
const longMarkRun = /(\p{M}{16})\p{M}+/gu;

/** Matches every run of blanks as a whole: a pattern that can fail at the end would backtrack. */
const blankRun = /[^\S\n]+(\n?)/g;

/** Control and format characters except tab, newline and joiners; and letters without a glyph. */
const unseen = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;

/** Joiners are needed by Indian scripts, Arabic and emoji; elsewhere they only hide. */
const looseJoiner =
  /(?<!\p{M}|\p{Script=Arabic}|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200C\u200D]+|(?<=[\u200C\u200D])[\u200C\u200D]+/gu;

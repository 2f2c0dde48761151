/** A line that names who holds the copyright, such as `Copyright (c) 2020 A. Author`. */
const HOLDER = /^\W{0,20}(?:(?:portions )?copyright|(?:\(c\)|©) ?(?:\d{4}|[<[{]))/i;

/** What such a line has beside the word, and the body of a licence has not. */
const MARK = /\(c\)|©|\b(?:19|20)\d\d\b|[<[{]yyyy|<year>|\bYEAR\b|[Cc]opyright [A-Z][\w.-]/;

/** Words of the body of a licence that follow `Copyright` at the beginning of a line. */
const BODY = /^\W{0,20}copyright (?:notice|holder|owner|licen[cs]e|law|interest|statement|and)/i;

/** Words of a condition, which a line about the copyright has not. */
const CONDITION =
  /\b(?:must|may|shall|not|only|unless|without|except|provided|require[sd]?|prohibited|permitted)\b/i;

/** A longer line is read as a condition, whatever it begins with. */
const LONGEST_HOLDER = 300;

/**
 * The words of a legal text in lower case, without what may differ between copies of one licence:
 * punctuation, numbers of lists, line breaks, spelling of "licence", and lines that name holders of
 * the copyright.
 *
 * @returns the words, with one space between them and around the whole
 */
export function wordsOf(text: string): string {
  const body = text
    .split('\n')
    .filter((line) => !namesHolder(line))
    .join(' ');
  const words = body
    .toLowerCase()
    .replaceAll('licence', 'license')
    .replaceAll('https:', 'http:')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /[^a-z0-9]/.test(word));
  return ` ${words.join(' ')} `;
}

function namesHolder(line: string): boolean {
  if (line.length > LONGEST_HOLDER || !HOLDER.test(line) || BODY.test(line)) return false;
  return MARK.test(line) && !CONDITION.test(line);
}

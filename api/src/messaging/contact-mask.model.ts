/** Replaces a phone number or an address. */
export const hidden = '[contact details hidden]';

/**
 * A message without phone numbers, email, payment and web addresses, even when spelled in disguise.
 * Dates, times, amounts and PIN codes stay.
 */
export function maskContacts(text: string): string {
  const plain = text.replace(otherDigits, digitOf);
  const masked = [...emails, ...websites].reduce(
    (left, pattern) => left.replace(pattern, hidden),
    plain,
  );
  return withoutTelephones(masked);
}

/** Digits of the Indian scripts, whose Unicode blocks share a layout, and full-width digits. */
const otherDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g;

function digitOf(character: string): string {
  const code = character.charCodeAt(0);
  return String(code >= 0xff10 ? code - 0xff10 : (code & 0x7f) - 0x66);
}

const name = String.raw`[\p{L}\p{N}_.+-]{2,64}`;
const at = String.raw`\s{0,3}[([{]?\s?\bat(?:\s(?:the\s)?rate(?:\sof)?)?\b\s?[)\]}]?\s{0,3}`;
const spelledDot = String.raw`\s{0,3}[([{]?\s?\bdot\b\s?[)\]}]?\s{0,3}`;
const ending = '(?:com|in|co|org|net|io|me|info|biz|edu|gov)';

const emails = [
  // Also payment addresses, `asha@okbank`, which have no dot.
  new RegExp(String.raw`${name}@[\p{L}\p{N}][\p{L}\p{N}.-]{1,80}`, 'giu'),
  new RegExp(
    String.raw`${name}\s?@\s?[\p{L}\p{N}-]{2,40}(?:\s?\.\s?|${spelledDot})${ending}\b`,
    'giu',
  ),
  // "at home. In the evening" is no address: after "at" only "dot" or a bare point counts.
  new RegExp(String.raw`${name}${at}[\p{L}\p{N}-]{2,40}(?:\.|${spelledDot})${ending}\b`, 'giu'),
];

const label = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,6}`;
const path = String.raw`(?:[/?#:][^\s]{0,500})?`;

/** Top-level domains that are words match in lower case only: "I came yesterday.In the evening". */
const websites = [
  /\b(?:https?:\/\/|www\.)\S{1,500}/giu,
  new RegExp(
    String.raw`\b${label}(?:com|org|net|info|biz|edu|gov|io|app|dev|xyz|shop|store|online|site|page|link|ly|gl|gg|ai)\b${path}`,
    'giu',
  ),
  new RegExp(String.raw`\b${label}(?:in|co|me|tv|us|uk|be)\b${path}`, 'gu'),
  new RegExp(String.raw`\b[\p{L}\p{N}-]{2,63}${spelledDot}(?:com|org|net|co)\b${path}`, 'giu'),
];

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const group = new RegExp(String.raw`\d+|\b(?:${words.join('|')})\b`, 'giu');
const between = /^[\s\p{Cf}().,_*/|·•–—-]{0,5}$/u;

interface Group {
  digits: string;
  from: number;
  to: number;
}

function withoutTelephones(text: string): string {
  const groups = [...text.matchAll(group)].map(toGroup);
  let masked = '';
  let done = 0;
  for (let first = 0; first < groups.length; first += 1) {
    const last = telephoneFrom(text, groups, first);
    if (last === null) continue;
    const { from } = groups[first] as Group;
    masked += text.slice(done, isSigned(text, from) ? from - 1 : from) + hidden;
    done = (groups[last] as Group).to;
    first = last;
  }
  return masked + text.slice(done);
}

function toGroup({ 0: written, index }: RegExpExecArray): Group {
  const position = words.indexOf(written.toLowerCase());
  const digits = position < 0 ? written : String(position);
  return { digits, from: index, to: index + written.length };
}

const isSigned = (text: string, from: number) => text[from - 1] === '+';
const mostDigits = 15;

/** Index of the last group of a phone number that starts at `first`; null when none does. */
function telephoneFrom(text: string, groups: Group[], first: number): number | null {
  const { from } = groups[first] as Group;
  let digits = '';
  let found: number | null = null;
  for (let last = first; last < groups.length; last += 1) {
    const { digits: more, from: next, to } = groups[last] as Group;
    if (last > first && !between.test(text.slice(groups[last - 1]?.to, next))) break;
    digits += more;
    if (digits.length > mostDigits) break;
    const isOne = isTelephone(digits, isSigned(text, from));
    if (isOne && !innocent.test(text.slice(from, to))) found = last;
  }
  return found;
}

/** Indian mobiles with or without country code, landlines with trunk 0, and numbers with a +. */
const isTelephone = (digits: string, isInternational: boolean) =>
  /^(?:0|91|0091)?[6-9]\d{9}$/.test(digits) ||
  /^0[1-8]\d{9}$/.test(digits) ||
  (isInternational ? /^[1-9]\d{7,14}$/ : /^00[1-9]\d{7,12}$/).test(digits);

const harmless = [
  String.raw`\d{4}-\d{1,2}-\d{1,2}`,
  String.raw`(?:[0-2]?\d|3[01])[./-](?:0?\d|1[0-2])[./-](?:20)?\d{2}`,
  String.raw`(?:[01]?\d|2[0-3])\.[0-5]\d`,
  String.raw`\d{1,2}(?:,\d{2}){0,2},\d{3}(?:\.\d{2})?`,
  String.raw`\d{1,3}/(?:5|10|100|1000)`,
  String.raw`[1-9]\d{5}`,
  String.raw`[1-9]\d{2}\s\d{3}`,
];

/** A sequence of dates, times, amounts, exam marks or PIN codes. */
const innocent = new RegExp(
  String.raw`^(?:${harmless.join('|')})(?:[\s,/–-]{1,3}(?:${harmless.join('|')}))+$`,
  'u',
);

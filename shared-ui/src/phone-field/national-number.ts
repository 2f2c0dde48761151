/** Digits of an Indian mobile number, without +91. */
const length = 10;

/**
 * The ten digits of typed or pasted text: '+91 98450-12345' and '098450 12345' are both
 * '9845012345'. An incomplete number stays as it is, without spaces.
 */
export function toNationalNumber(written: string): string {
  const digits = written.replace(/\D/g, '');
  // One digit short of a number with 91 before it: cutting now would lose its last digits.
  const isPrefixed = /^\s*\+\s*91/.test(written);
  if (!isPrefixed && /^91\d{9}$/.test(digits)) return digits;
  const isInternational = isPrefixed || /^91\d{10}$/.test(digits);
  const national = isInternational ? digits.slice(2) : digits;
  return (national.length > length ? national.replace(/^0/, '') : national).slice(0, length);
}

/** Whether a number is foreign, or may still become so: '+' and '+9' are no +91 yet. */
export const isOfAbroad = (written: string): boolean => /^\s*\+(?!\s*9\s*1)/.test(written);

/** Digits before the space. */
const FIRST = 5;

/** "98765 43210"; without a space up to the first group. */
export function grouped(digits: string): string {
  return digits.length > FIRST ? `${digits.slice(0, FIRST)} ${digits.slice(FIRST)}` : digits;
}

/**
 * Caret position in the grouped number, given `caret` in the typed text: behind the same digits. At
 * the space it stays before it, except on forward deletion.
 */
export function caretAfter(written: string, caret: number, isDeletingOn = false): number {
  const digits = (text: string) => text.replace(/\D/g, '');
  const national = toNationalNumber(written);
  const prefix = digits(written).indexOf(national);
  const digitsBefore = digits(written.slice(0, caret)).length - prefix;
  const before = Math.min(Math.max(0, digitsBefore), national.length);
  const isPastSpace = before > FIRST || (before === FIRST && isDeletingOn);
  return isPastSpace && national.length > FIRST ? before + 1 : before;
}

import * as limits from '../limits';

const india = '+91';
const local = 10;

/** Maximum number of digits (E.164). */
const longest = 15;

/**
 * Normalises a telephone number to E.164, `+919876543210`, from spaces, hyphens, brackets, and a
 * leading 0, +91 or neither. Null for an invalid number.
 */
export function telephoneOf(typed: string): string | null {
  const dense = typed.replace(/[\s().-]/g, '');
  const [, international, rest] = /^(\+|00)?(\d+)$/.exec(dense) ?? [];
  if (rest === undefined) return null;
  if (international) return isDiallable(rest) ? `+${rest}` : null;
  const trunkless = rest.replace(/^0+/, '');
  if (trunkless.length === local + 2 && trunkless.startsWith('91')) return `+${trunkless}`;
  // Landline numbers may have fewer digits than mobile ones.
  return trunkless.length <= local && isDiallable(trunkless) ? india + trunkless : null;
}

const isDiallable = (digits: string) =>
  digits.length >= limits.phoneMinLength && digits.length <= longest && !/^0/.test(digits);

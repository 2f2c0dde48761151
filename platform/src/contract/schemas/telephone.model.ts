import * as limits from '../limits';

const india = '+91';
const local = 10;

/** The most digits a number of any country has. */
const longest = 15;

/**
 * A telephone number as it is dialled from anywhere, `+919876543210`, from how people type it:
 * with spaces, hyphens, brackets, a 0 or +91 before it, or none. Null where it is none.
 */
export function telephoneOf(typed: string): string | null {
  const dense = typed.replace(/[\s().-]/g, '');
  const [, international, rest] = /^(\+|00)?(\d+)$/.exec(dense) ?? [];
  if (rest === undefined) return null;
  if (international) return isDiallable(rest) ? `+${rest}` : null;
  const trunkless = rest.replace(/^0+/, '');
  if (trunkless.length === local + 2 && trunkless.startsWith('91')) return `+${trunkless}`;
  // A landline of fewer digits than a mobile is still one.
  return trunkless.length <= local && isDiallable(trunkless) ? india + trunkless : null;
}

const isDiallable = (digits: string) =>
  digits.length >= limits.phoneMinLength && digits.length <= longest && !/^0/.test(digits);

/** Digits of a mobile number in India, without +91. */
const length = 10;

/**
 * The ten digits of what was typed or pasted: '+91 98450-12345' and '098450 12345' are both
 * '9845012345'. What is not yet complete stays as it is, without the spaces.
 */
export function toNationalNumber(written: string): string {
  const digits = written.replace(/\D/g, '');
  const isInternational = /^\s*\+\s*91/.test(written) || /^91\d{10}$/.test(digits);
  const national = isInternational ? digits.slice(2) : digits;
  return (national.length > length ? national.replace(/^0/, '') : national).slice(0, length);
}

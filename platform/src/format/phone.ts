const INDIA = '91';
const DIGITS = 10;

// Landlines with a two-digit area code; all other areas of India have three or four digits. Numbers
// that begin with 79 and 80 are mobiles too: the next digit or the typed spacing decides.
const cities = /^(11|20|22|33|40|44|(79|80)[2-46])/;
const typedCity = /^(\+91|0)[ -]*(79|80)[ -]/;

const tollFree = /^18[06]0/;

/**
 * A telephone number in Indian notation: `+91 98450 12345` for a mobile, `+91 80 4000 4000` for a
 * landline. Foreign and short numbers stay as they are.
 *
 * @example formatPhone('+919845012345')
 */
export function formatPhone(phone: string): string {
  const digits = indianDigits(phone);
  if (digits === null) return phone.trim();
  if (cities.test(digits) || typedCity.test(phone.trim())) return joined(digits, 2, 6);
  return /^[6-9]/.test(digits) ? joined(digits, 5) : joined(digits, 3, 6);
}

/** The ten digits of an Indian number; null for a foreign or incomplete one. */
export function indianDigits(phone: string): string | null {
  const isForeign = phone.trim().startsWith('+') && !/^\s*\+\s*91/.test(phone);
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (isForeign || tollFree.test(digits)) return null;
  if (digits.length === DIGITS) return digits;
  const isWhole = digits.length === DIGITS + INDIA.length && digits.startsWith(INDIA);
  return isWhole ? digits.slice(INDIA.length) : null;
}

/** Link that dials a number: `tel:+919845012345`. */
export function phoneHref(phone: string): string {
  const digits = indianDigits(phone);
  if (digits !== null) return `tel:+${INDIA}${digits}`;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}

function joined(digits: string, ...cuts: number[]): string {
  const ends = [...cuts, DIGITS];
  return [`+${INDIA}`, ...ends.map((end, at) => digits.slice(ends[at - 1] ?? 0, end))].join(' ');
}

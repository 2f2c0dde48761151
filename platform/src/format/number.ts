import { pageLocale } from '../words/page-language';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Number formatter for the language of the page. Cached, because creating one takes as long as formatting
 * hundreds of numbers.
 *
 * @example numberFormat({ maximumFractionDigits: 1 }).format(1.25)
 */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(pageLocale(), options);
  formats.set(key, format);
  return format;
}

/** `1,25,000` for 125000. */
export const formatCount = (count: number): string =>
  numberFormat({ maximumFractionDigits: 0 }).format(count);

/**
 * `1.2K` for 1234, where there is room for four characters. By English everywhere: Indian English says T
 * for a thousand, and Hindi and Kannada a word.
 */
export const formatShortCount = (count: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** `1,250.5` for 1250.504: at most `most` decimals, at least `least`. */
export const formatDecimal = (value: number, most = 2, least = 0): string =>
  numberFormat({ minimumFractionDigits: least, maximumFractionDigits: most }).format(value);

/** Average rating with one decimal: `4.0`. */
export const formatRating = (average: number): string => formatDecimal(average, 1, 1);

/** Average and number of reviews, formatted: `4.0` and `1,300`. */
export const formatReviews = ({ average, count }: { average: number; count: number }) => ({
  average: formatRating(average),
  count: formatCount(count),
});

/** `33 %` for 33, with a non-breaking space. */
export const formatPercent = (percent: number, most = 0): string =>
  `${formatDecimal(percent, most)}\u00a0%`;

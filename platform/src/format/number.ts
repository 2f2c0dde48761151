const formats = new Map<string, Intl.NumberFormat>();

/**
 * The way people in India write a kind of number. A format is made once, because making one takes
 * as long as writing hundreds of numbers with it.
 *
 * @example numberFormat({ maximumFractionDigits: 1 }).format(1.25)
 */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat('en-IN', options);
  formats.set(key, format);
  return format;
}

/** `1,25,000` for 125000. */
export const formatCount = (count: number): string =>
  numberFormat({ maximumFractionDigits: 0 }).format(count);

/** `1,250.5` for 1250.504: at most so many decimals (two), and at least `least` of them (none). */
export const formatDecimal = (value: number, most = 2, least = 0): string =>
  numberFormat({ minimumFractionDigits: least, maximumFractionDigits: most }).format(value);

/** The mean of ratings with its one decimal: `4.0`. */
export const formatRating = (average: number): string => formatDecimal(average, 1, 1);

/** A mean and a number of reviews as they are written: `4.0` and `1,300`. */
export const formatReviews = ({ average, count }: { average: number; count: number }) => ({
  average: formatRating(average),
  count: formatCount(count),
});

/** `33 %` for 33: no line ends between the number and its sign. */
export const formatPercent = (percent: number, most = 0): string =>
  `${formatDecimal(percent, most)}\u00a0%`;

/** A line of a chart: a value per category; null draws none. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
}

/** A share with its unit: 62 "%", 14 "bookings". */
export interface Share {
  name: string;
  value: number;
  unit: string;
}

/** CSS colours of lines and shares. After three they repeat, softer. */
const FULL = ['chart-1', 'chart-2', 'chart-3'].map((token) => `var(--nk-color-${token})`);
const SOFT = FULL.map((ink) => `color-mix(in srgb, ${ink} 50%, var(--nk-color-surface))`);
const INKS = [...FULL, ...SOFT];

/** Dashes and markers distinguish lines without colour. */
export const DASHES = [0, 9, 3] as const;
export const MARKERS = ['circle', 'square', 'triangle'] as const;

/** The `index`-th item, modulo the length. */
export function nth<T>(few: readonly T[], index: number): T {
  return few[index % few.length]!;
}

export function inkOf(index: number): string {
  return nth(INKS, index);
}

/** Formats a value: "1,200". */
export type FormatValue = (value: number) => string;

/** "62%", "1,200 bookings". */
export function withUnit({ value, unit }: Share, format: FormatValue): string {
  return unit === '%' ? `${format(value)}%` : `${format(value)} ${unit}`.trim();
}

export function hasLines(categories: readonly string[], series: readonly Series[]): boolean {
  return (
    categories.length > 0 && series.some(({ values }) => values.some((value) => value !== null))
  );
}

export function hasShares(shares: readonly Share[]): boolean {
  return shares.some(({ value }) => value > 0);
}

/** Index of the place nearest to `x`, places ascending; -1 when there are none. */
export function nearest(places: readonly number[], x: number): number {
  const distances = places.map((place) => Math.abs(place - x));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Converts a computed colour for charting libraries: `color-mix` computes to "color(srgb 0.2 0.5
 * 1)".
 */
export function plainColour(computed: string): string {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)/.exec(computed)?.slice(1);
  if (!parts) return computed;
  return `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(', ')})`;
}

/** Visible chips: `shown` of `count`, from `offset` on. */
export interface ChipWindow {
  count: number;
  shown: number;
  /** After the last page comes the first; otherwise the ends are bounds. */
  wraps: boolean;
}

/** Offset after a step: one chip where bounded, a page where it wraps. */
export function moved(offset: number, direction: 1 | -1, { count, shown, wraps }: ChipWindow) {
  if (!wraps) return Math.min(Math.max(offset + direction, 0), lastOffset({ count, shown }));
  const pages = Math.ceil(count / shown);
  return ((Math.floor(offset / shown) + direction + pages) % pages) * shown;
}

/** The nearest offset to `offset` that shows `chip`. */
export function showing(chip: number, offset: number, { count, shown, wraps }: ChipWindow) {
  if (chip < 0 || (chip >= offset && chip < offset + shown)) return offset;
  if (wraps) return Math.floor(chip / shown) * shown;
  return Math.min(chip, lastOffset({ count, shown }));
}

export const lastOffset = ({ count, shown }: Pick<ChipWindow, 'count' | 'shown'>) =>
  Math.max(0, count - shown);

/** Tells items of a list apart while they have no id yet. */
export interface Keyed {
  key: string;
}

let keys = 0;

/** A key that no other item of this page has. */
export const newKey = (): string => {
  keys += 1;
  return `new-${Date.now()}-${keys}`;
};

/** The list with the item at `place` one up or down; as it was where that leads out of it. */
export function moved<T>(items: readonly T[], place: number, by: -1 | 1): T[] {
  const target = place + by;
  const item = items[place];
  if (item === undefined || target < 0 || target >= items.length) return [...items];
  const others = items.filter((_, index) => index !== place);
  return [...others.slice(0, target), item, ...others.slice(target)];
}

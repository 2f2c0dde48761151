/** Orders that are tried at most: as many as seven different parts have. */
export const MOST_ORDERS = 5040;

/** The orders to try, and how they were found. */
export interface Orders<T> {
  orders: T[][];
  /** Of a sample; absent when `orders` are all there are. The same seed gives the same sample. */
  seed?: number;
}

/**
 * Every order of the members of some groups, where members of one group are interchangeable; a
 * sample when there are more than `MOST_ORDERS`.
 *
 * @param seed of the sample
 * @example ordersOf([['a', 'b'], ['x']], 1) // abx, axb, xab
 */
export function ordersOf<T>(groups: T[][], seed: number): Orders<T> {
  if (countOrders(groups.map(({ length }) => length)) <= MOST_ORDERS) {
    return { orders: [...arrangements(groups)] };
  }
  const random = randomFrom(seed);
  const members = groups.flat();
  return { orders: Array.from({ length: MOST_ORDERS }, () => shuffled(members, random)), seed };
}

function* arrangements<T>(groups: T[][]): Generator<T[]> {
  const left = groups.filter(({ length }) => length > 0);
  if (left.length === 0) yield [];
  for (const group of left) {
    const [first, ...others] = group;
    for (const rest of arrangements(left.map((one) => (one === group ? others : one)))) {
      yield [first!, ...rest];
    }
  }
}

/** The multinomial coefficient, as the product of one binomial for each group. */
function countOrders(sizes: number[]): number {
  let [count, placed] = [1, 0];
  for (const size of sizes) {
    for (let nth = 1; nth <= size; nth += 1) count = (count * (placed + nth)) / nth;
    placed += size;
  }
  return Math.round(count);
}

// Mulberry32: 32 bits of state, good enough to shuffle.
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(members: T[], random: () => number): T[] {
  const result = [...members];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

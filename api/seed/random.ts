/** Random numbers that depend only on their seed: the same on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, inclusive. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** `count` different ones, in their original order. */
  some: <T>(from: readonly T[], count: number) => T[];
  /** All of them, shuffled. */
  shuffled: <T>(from: readonly T[]) => T[];
  /** A position, drawn in proportion to its weight. */
  weighted: (weights: readonly number[]) => number;
}

/** A stream of random numbers for one purpose: `randomFor(seed, index, 'name')`. */
export function randomFor(seed: number, index: number, stream: string): Random {
  const next = generator(seed, index, hashOf(stream));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some(from, count) {
      const left = from.map((_, position) => position);
      while (left.length > count) left.splice(int(0, left.length - 1), 1);
      return left.map((position) => from[position] as (typeof from)[number]);
    },
    shuffled: (from) =>
      from
        .map((one) => ({ one, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one),
    weighted(weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return found === -1 ? weights.length - 1 : found;
    },
  };
}

/** sfc32: small, fast and good enough for sample data. */
function generator(seed: number, index: number, stream: number): () => number {
  let [a, b, c, d] = [seed | 0, index | 0, stream | 0, 1];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  // Neighbouring indexes start alike; a few rounds separate them.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

import { createHash, randomInt } from 'node:crypto';

/**
 * Numbers from 0 to 1 for what a journey leaves to chance, each by its name. The seed is printed;
 * with it in TEST_SEED the same numbers come again.
 */
export function seededRandom(): (name: string) => number {
  const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000_000));
  return (name) => {
    console.info(`${name}: TEST_SEED=${seed}`);
    return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}

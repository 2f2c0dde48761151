import { createHash, randomInt } from 'node:crypto';

/**
 * Random numbers from 0 to 1 for a journey, each by its name. The seed is printed; TEST_SEED
 * reproduces the numbers.
 */
export function seededRandom(): (name: string) => number {
  const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000_000));
  return (name) => {
    console.info(`${name}: TEST_SEED=${seed}`);
    return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}

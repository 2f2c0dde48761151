/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Works on all values, `most` at a time; answers in their order. */
export async function inTurns<T, Result>(
  values: T[],
  most: number,
  work: (value: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < values.length; at = next++) {
      results[at] = await work(values[at] as T);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

export function shuffled<T>(values: T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

import { parseList, safeStorage } from '@nukkad/platform';

const KEYS = 'nukkad-complaint-keys';
const storage = safeStorage(() => window.sessionStorage);

/** The key of a complaint that was raised, or opened by its link, in this tab. */
export function keyOf(number: string): string | null {
  return (
    kept()
      .find((one) => one.startsWith(`${number} `))
      ?.slice(number.length + 1) ?? null
  );
}

export function keepKey(number: string, key: string): void {
  const others = kept().filter((one) => !one.startsWith(`${number} `));
  storage.set(KEYS, JSON.stringify([`${number} ${key}`, ...others]));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Tells of each key that is kept; answers how to stop. */
export function onKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept, as it is stored: another one is another text. */
export const writtenKeys = (): string => storage.get(KEYS) ?? '';

/** Complaints that `written` has a key of, the last first. */
export const knownKeys = (written: string): { number: string; key: string }[] =>
  parseList(written).map((one) => {
    const [number = '', key = ''] = one.split(' ');
    return { number, key };
  });

const kept = (): string[] => parseList(storage.get(KEYS));

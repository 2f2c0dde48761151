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
}

const kept = (): string[] => parseList(storage.get(KEYS));

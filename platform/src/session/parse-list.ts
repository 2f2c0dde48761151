/** Parses a stored JSON list of short texts; empty for anything else. */
export function parseList(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isShortText) : [];
  } catch {
    return [];
  }
}

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

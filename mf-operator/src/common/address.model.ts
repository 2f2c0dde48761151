/** The page the address asks for; the first for what is no page. */
export function pageIn(asked: string | null): number {
  return /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1;
}

const longestSearch = 100;

/** What is looked for; a search that is too long is cut where the API ends. */
export const soughtIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, longestSearch);

/**
 * The address with some of it changed; null takes a part out. Another question begins at its first
 * page, unless the page itself or one case is asked for.
 */
export function searchWith(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params);
  if (['q', 'state'].some((name) => name in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const search = next.toString();
  return search === '' ? '' : `?${search}`;
}

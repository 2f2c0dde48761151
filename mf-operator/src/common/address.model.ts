/** Page in the address; 1 if invalid. */
export function pageIn(asked: string | null): number {
  return /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1;
}

const longestSearch = 100;

/** Search text, cut at the API's limit. */
export const soughtIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, longestSearch);

/**
 * The address with changes; null removes a parameter. Resets the page unless it is the page itself
 * or a case that changes.
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

/** Page number of a query parameter; 1 for an invalid one. */
export function pageIn(asked: string | null): number {
  return /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1;
}

/**
 * The query string with changes applied; null removes a parameter.
 *
 * @param resetting parameters whose change leads back to the first page
 */
export function searchWith(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
  resetting: readonly string[] = [],
): string {
  const next = new URLSearchParams(params);
  if (resetting.some((name) => name in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const search = next.toString();
  return search === '' ? '' : `?${search}`;
}

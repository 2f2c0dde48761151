/** The page the address asks for; the first for what is no page. */
export function pageIn(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 && page < 1e9 ? page : 1;
}

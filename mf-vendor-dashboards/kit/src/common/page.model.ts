/** Page number of a query parameter; 1 for an invalid one. */
export function pageIn(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 && page < 1e9 ? page : 1;
}

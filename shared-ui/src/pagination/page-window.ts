/** Clamps to an existing page: an integer from 1 to the last. `boundedPage(99, 9) === 9` */
export function boundedPage(page: number, totalPages: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), totalPages);
}

/** Page numbers around the current one, inside 1…total: `pageWindow(1, 9) → [1, 2, 3, 4, 5]`. */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const length = Math.min(size, totalPages);
  const first = Math.min(Math.max(page - Math.floor(size / 2), 1), totalPages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

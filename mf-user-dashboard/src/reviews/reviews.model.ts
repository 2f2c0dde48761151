import type { OwnReview, OwnReviewSort } from '@nukkad/platform/contract';

const sorts: readonly OwnReviewSort[] = ['newest', 'oldest', 'rating'];

/** The order that the address asks for; the first for one it does not know. */
export function sortOf(asked: string | null): OwnReviewSort {
  return sorts.find((sort) => sort === asked) ?? 'newest';
}

export function canEdit({ editableUntil }: Pick<OwnReview, 'editableUntil'>, now: Date): boolean {
  return Date.parse(editableUntil) > now.getTime();
}

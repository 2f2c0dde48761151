import type { OwnReview, OwnReviewSort } from '@nukkad/platform/contract';

const sorts: readonly OwnReviewSort[] = ['newest', 'oldest', 'rating'];

/** Sort order in the address; the first if unknown. */
export function sortOf(asked: string | null): OwnReviewSort {
  return sorts.find((sort) => sort === asked) ?? 'newest';
}

export function canEdit({ editableUntil }: Pick<OwnReview, 'editableUntil'>, now: Date): boolean {
  return Date.parse(editableUntil) > now.getTime();
}

/** It is, or may be, published as a story. */
export const isTellable = ({
  story,
  mayBeStory,
  stars,
}: Pick<OwnReview, 'story' | 'mayBeStory' | 'stars'>): boolean =>
  story !== null || (mayBeStory && stars >= 4);

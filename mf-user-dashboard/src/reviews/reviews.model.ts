import type { OwnReview, OwnReviewSort } from '@nukkad/platform/contract';

const sorts: readonly OwnReviewSort[] = ['newest', 'oldest', 'rating'];

/** The order that the address asks for; the first for one it does not know. */
export function sortOf(asked: string | null): OwnReviewSort {
  return sorts.find((sort) => sort === asked) ?? 'newest';
}

export function canEdit({ editableUntil }: Pick<OwnReview, 'editableUntil'>, now: Date): boolean {
  return Date.parse(editableUntil) > now.getTime();
}

/** It is told as a story, or may be. */
export const isTellable = ({
  story,
  mayBeStory,
  stars,
}: Pick<OwnReview, 'story' | 'mayBeStory' | 'stars'>): boolean =>
  story !== null || (mayBeStory && stars >= 4);

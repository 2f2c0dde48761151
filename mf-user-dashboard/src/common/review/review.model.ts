import { limits, messages, type OwnReview, type ReviewOrder } from '@nukkad/platform/contract';
import { all, maxLength, type RadioOption, required } from '@nukkad/shared-ui';
import { commonText } from '@nukkad/vendor-kit';
import { text } from './review.text';

type Stars = '5' | '4' | '3' | '2' | '1';

/** Form values of a review. */
export interface TypedReview {
  stars: Stars | null;
  recommends: boolean;
  text: string;
  mayBeStory: boolean;
}

const places: readonly Stars[] = ['5', '4', '3', '2', '1'];

export const starOptions: readonly RadioOption<Stars>[] = places.map((value) => ({
  value,
  label: text.starsOf[value],
}));

export const emptyReview: TypedReview = {
  stars: null,
  recommends: false,
  text: '',
  mayBeStory: false,
};

export const asked = required(messages.required);
export const wordsProblem = all<string>(
  asked,
  maxLength(limits.reviewMaxLength, commonText.tooLong(limits.reviewMaxLength)),
);

export function typedReviewOf(
  review: Pick<OwnReview, 'stars' | 'recommends' | 'text' | 'mayBeStory'>,
): TypedReview {
  const stars = places.find((place) => Number(place) === review.stars) ?? null;
  const { recommends, text: words, mayBeStory } = review;
  return { stars, recommends, text: words, mayBeStory };
}

export function reviewOrderOf({ stars, ...typed }: TypedReview): ReviewOrder {
  return { ...typed, stars: Number(stars), text: typed.text.trim() };
}

/** Public form of a name: `Kavya M.`; a single word stays. */
export function publicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

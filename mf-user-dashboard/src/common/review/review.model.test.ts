import { emptyReview, publicName, reviewOrderOf, typedReviewOf } from './review.model';

test('stars are typed as words and sent as a number', () => {
  const typed = { ...emptyReview, stars: '4' as const, text: '  Good. ' };
  expect(reviewOrderOf(typed)).toEqual({
    stars: 4,
    recommends: false,
    text: 'Good.',
    mayBeStory: false,
  });
  expect(typedReviewOf({ stars: 4, recommends: true, text: 'Good.', mayBeStory: true })).toEqual({
    ...emptyReview,
    stars: '4',
    recommends: true,
    text: 'Good.',
    mayBeStory: true,
  });
});

test.each([
  ['Kavya Menon', 'Kavya M.'],
  ['  asha   devi  rao ', 'asha R.'],
  ['Madonna', 'Madonna'],
])('%j writes as %j', (full, shown) => expect(publicName(full)).toBe(shown));

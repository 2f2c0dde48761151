import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { OwnReview, OwnReviewSort, ReviewOrder } from '@nukkad/platform/contract';
import { submitted } from '@nukkad/vendor-kit';

export const useReviews = (sort: OwnReviewSort) =>
  useEndpoint('getMyReviews', { query: { sort } }, { keepPrevious: true });

export function useReviewChanges(sort: OwnReviewSort) {
  const answers = useAnswers();
  const request = { query: { sort } };
  const show = (changed: OwnReview) => {
    answers.change('getMyReviews', request, ({ reviews, total }) => ({
      total,
      reviews: reviews.map((review) => (review._id === changed._id ? changed : review)),
    }));
    renew();
  };
  const renew = () => answers.renew('getMyReviews', 'getMyBookings', 'getBooking');
  return {
    change: (reviewId: string, body: ReviewOrder) =>
      submitted(async () => show(await api.call('changeReview', { params: { reviewId }, body }))),
    withdraw: async (reviewId: string) =>
      show(await api.call('withdrawStory', { params: { reviewId } })),
    async remove(reviewId: string) {
      await api.call('deleteReview', { params: { reviewId } });
      answers.change('getMyReviews', request, ({ reviews, total }) => ({
        total: total - 1,
        reviews: reviews.filter(({ _id }) => _id !== reviewId),
      }));
      renew();
    },
  };
}

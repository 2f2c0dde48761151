import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { OwnReviewSort, ReviewOrder } from '@nukkad/platform/contract';
import { submitted } from '../common/submit';

export const useReviews = (sort: OwnReviewSort) =>
  useEndpoint('getMyReviews', { query: { sort } }, { keepPrevious: true });

export function useReviewChanges(sort: OwnReviewSort) {
  const answers = useAnswers();
  const request = { query: { sort } };
  const renew = () => answers.renew('getMyReviews', 'getMyBookings', 'getBooking');
  return {
    change: (reviewId: string, body: ReviewOrder) =>
      submitted(async () => {
        const changed = await api.call('changeReview', { params: { reviewId }, body });
        answers.change('getMyReviews', request, ({ reviews, total }) => ({
          total,
          reviews: reviews.map((review) => (review._id === reviewId ? changed : review)),
        }));
        renew();
      }),
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

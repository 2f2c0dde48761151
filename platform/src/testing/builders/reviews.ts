import type { Engagement, Review, ReviewsAnswer, StoryDetails } from '../../contract';

/** A dentist's review of yesterday: five stars, no reply. */
export function aReview(values: Partial<Review> = {}): Review {
  return {
    _id: 'review-1',
    name: 'Asha Menon',
    img: '',
    time: '2026-11-01T10:00:00Z',
    text: 'Careful and on time.',
    stars: 5,
    recommends: true,
    visitedFor: null,
    reply: null,
    ...values,
  };
}

/** A page of reviews; sums and the histogram follow from them unless given. */
export function reviewsPage(reviews: Review[], answer: Partial<ReviewsAnswer> = {}): ReviewsAnswer {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return {
    rating: reviews.length < 3 ? null : { average: sum / reviews.length, count: reviews.length },
    histogram: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: reviews.filter((review) => review.stars === stars).length,
    })),
    total: reviews.length,
    reviews,
    next: null,
    ...answer,
  };
}

/** A customer's story; its card is the same without the body. */
export function aStory(values: Partial<StoryDetails> = {}): StoryDetails {
  return {
    _id: 'story-1',
    slug: 'a-tooth-and-an-estimate',
    title: 'A tooth and an estimate',
    name: 'Meera Iyer',
    img: '/assets/avatars/2.svg',
    stars: 4,
    summary: 'The price was the one I was told.',
    published: '2026-09-12T04:30:00.000Z',
    vendor: { _id: 'vendor-1', vendorName: 'Dr. Kavya Gowda', profession: 'doctor' },
    isSample: false,
    body: [{ kind: 'paragraph', text: 'It did not hurt.' }],
    ...values,
  };
}

/** A recent visit with its review. */
export function anEngagement(values: Partial<Engagement> = {}): Engagement {
  return {
    _id: 'engagement-1',
    img: '/assets/avatars/1.svg',
    name: 'Dr. Kavya Gowda',
    service: 'Root canal',
    about: 'One long visit instead of three.',
    date: '2026-11-02T04:30:00.000Z',
    stars: 5,
    rating: 4.8,
    vendor: { _id: 'vendor-1', profession: 'doctor' },
    isSample: false,
    ...values,
  };
}

export { registerReviews } from './register';
export { reviewsQueue } from './reviews/reviews.queue';
export { storiesQueue } from './stories/stories.queue';
export { storyBySlug } from './stories/stories.store';

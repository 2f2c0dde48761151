export const text = {
  part: 'reviews',
  heading: 'Reviews',
  loading: 'Loading reviews',
  what: 'reviews',
  histogram: 'How many gave how many stars',
  row: (stars: number, count: string) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === '1' ? 'review' : 'reviews'}`,
  total: (count: string) => (count === '1' ? '1 review' : `${count} reviews`),
  few: (needed: number) =>
    `New here: we show an average after ${needed} reviews, so that one opinion does not decide.`,
  sort: 'Sort By',
  sorts: { recent: 'Newest first', high: 'Best first', low: 'Worst first' },
  viewAll: 'View All',
  more: 'More reviews',
  none: 'No reviews yet.',
  noneWhy: (name: string) => `Reviews come from people who have booked ${name}.`,
  stars: (stars: number) => `${stars} out of 5 stars`,
  visitedFor: (what: string) => `Visited for ${what}`,
  recommends: 'Recommends',
  replyOf: (name: string) => `${name} answered`,
  feedback: 'Submit Feedback',
  feedbackWhy: (name: string) => `Visited ${name}? Tell the next person how it was.`,
  write: 'Write a Review',
  notYet: 'You can review after a visit',
  notYetWhy: (name: string) =>
    `Only people who have completed a booking with ${name} can write a review, so that every review is genuine. ` +
    'After your visit you will find Write a Review next to it in your appointments.',
  appointments: 'My appointments',
} as const;

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
    `New here: an average is shown from ${needed} reviews on, so that one voice does not decide.`,
  sort: 'Sort By',
  sorts: { recent: 'Newest first', high: 'Best first', low: 'Worst first' },
  viewAll: 'View All',
  more: 'More reviews',
  none: 'No reviews yet',
  noneWhy: (name: string) => `Reviews come from people who have been with ${name}.`,
  stars: (stars: number) => `${stars} out of 5 stars`,
  visitedFor: (what: string) => `Visited for ${what}`,
  recommends: 'Recommends',
  replyOf: (name: string) => `${name} answered`,
  feedback: 'Submit Feedback',
  feedbackWhy: (name: string) => `Been with ${name}? Tell the next person how it was.`,
  write: 'Write a Review',
  notYet: 'A review comes after a visit',
  notYetWhy: (name: string) =>
    `Only people whose booking with ${name} is completed can write one, so that every review is true. ` +
    'Once it is, Write a Review stands beside it in your appointments.',
  appointments: 'My appointments',
} as const;

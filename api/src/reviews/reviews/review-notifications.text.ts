import { vendorPath } from '../../directory';

/** Notification to a professional about a newly published review. */
export const publishedNotification = (review: {
  name: string;
  stars: number;
  profession: string;
  vendor_id: string;
}) => ({
  kind: 'review' as const,
  title: 'A new review of you',
  text: `${review.name} gave you ${review.stars === 1 ? 'one star' : `${review.stars} stars`}.`,
  link: `${vendorPath(review.profession, review.vendor_id)}&tab=reviews`,
});

/** Notification to a client about the professional's reply. */
export const repliedNotification = (vendorName: string) => ({
  kind: 'review' as const,
  title: 'Your review has been answered',
  text: `${vendorName} has answered what you wrote.`,
  link: '/profile?section=reviews',
});

import { storyPath } from '../../directory';

/** Notifications to both sides of a story about the decision. */

const own = '/profile?section=reviews';

export const publishedNotification = (vendorName: string, slug: string) => ({
  kind: 'review' as const,
  title: 'Your review is shared as a story',
  text: `What you wrote about ${vendorName} is now one of our stories. You can take it back in your reviews.`,
  link: storyPath(slug),
});

export const refusedNotification = (vendorName: string, reason: string) => ({
  kind: 'review' as const,
  title: 'Your review is not shared as a story',
  text: `What you wrote about ${vendorName} stays a review. Reason: ${reason}`,
  link: own,
});

export const takenDownNotification = (vendorName: string, reason: string) => ({
  kind: 'review' as const,
  title: 'Your story has been taken down',
  text: `The story about ${vendorName} is taken down; your review stays. Reason: ${reason}`,
  link: own,
});

export const aboutYouNotification = (name: string, slug: string) => ({
  kind: 'review' as const,
  title: 'A story about you',
  text: `What ${name} wrote about you is now one of our stories.`,
  link: storyPath(slug),
});

/** Notifications to both sides of a story about the decision. */
export const notifications = {
  published: (vendorName: string) => ({
    title: 'Your review is shared as a story',
    text: `What you wrote about ${vendorName} is now one of our stories. You can take it back in your reviews.`,
  }),
  refused: (vendorName: string, reason: string) => ({
    title: 'Your review is not shared as a story',
    text: `What you wrote about ${vendorName} stays a review. Reason: ${reason}`,
  }),
  'taken-down': (vendorName: string, reason: string) => ({
    title: 'Your story has been taken down',
    text: `The story about ${vendorName} is taken down; your review stays. Reason: ${reason}`,
  }),
  'about-you': (name: string) => ({
    title: 'A story about you',
    text: `What ${name} wrote about you is now one of our stories.`,
  }),
};

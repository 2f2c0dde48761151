/** Notifications about newly published reviews and about replies to them. */
export const notifications = {
  /** To the professional. */
  published: (name: string, stars: number) => ({
    title: 'A new review of you',
    text: `${name} gave you ${stars === 1 ? 'one star' : `${stars} stars`}.`,
  }),
  /** To the client. */
  replied: (vendorName: string) => ({
    title: 'Your review has been answered',
    text: `${vendorName} has answered what you wrote.`,
  }),
};

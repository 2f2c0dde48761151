/** Notifications of an operator's decision on a claim. */

export const claimNotifications = {
  approved: (value: string) => ({
    title: 'A line of your page was checked',
    text: `“${value}” is now on your page, and the verified badge includes it.`,
  }),
  rejected: (value: string, reason: string) => ({
    title: 'A line of your page was not approved',
    text: `“${value}” is not shown: ${reason}`,
  }),
};

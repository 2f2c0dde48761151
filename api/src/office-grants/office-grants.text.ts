/** Words by which an officer hears what an operator decided. */

export type OfficeDecision = 'granted' | 'rejected' | 'revoked';

export const officeNotifications: Record<
  OfficeDecision,
  (place: string, reason: string) => { title: string; text: string }
> = {
  granted: (place) => ({
    title: 'You keep the page of your department',
    text: `You now speak for ${place}: its public page and answers to complaints.`,
  }),
  rejected: (place, reason) => ({
    title: 'The page of your department was not given to you',
    text: `You cannot speak for ${place}: ${reason}`,
  }),
  revoked: (place, reason) => ({
    title: 'You no longer keep the page of your department',
    text: `You no longer speak for ${place}: ${reason}`,
  }),
};

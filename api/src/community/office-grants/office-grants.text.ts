/** Operator decisions of which an officer is notified. */

export type OfficeDecision = 'granted' | 'rejected' | 'revoked';

export const officeNotifications: Record<
  OfficeDecision,
  (place: string, reason: string) => { title: string; text: string }
> = {
  granted: (place) => ({
    title: 'You now manage your department’s page',
    text: `You now speak for ${place}: its public page and answers to complaints.`,
  }),
  rejected: (place, reason) => ({
    title: 'You do not manage your department’s page',
    text: `You cannot speak for ${place}: ${reason}`,
  }),
  revoked: (place, reason) => ({
    title: 'You no longer manage your department’s page',
    text: `You no longer speak for ${place}: ${reason}`,
  }),
};

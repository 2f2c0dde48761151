import type { Failure } from '@nukkad/platform';

export const text = {
  accept: (name: string) => `Accept the request of ${name}`,
  reject: (name: string) => `Reject the request of ${name}`,
  accepted: 'Accepted',
  rejected: 'Rejected',
  undo: (name: string) => `Undo: ${name}`,
  rejectTitle: (name: string) => `Reject the request of ${name}?`,
  rejectWhy: 'They are told, with your reason.',
  reason: 'Reason',
  reasonSend: 'Reject',
  /** What became of a decision that could not be told. */
  notTold: (name: string, { status, code, message }: Failure) => {
    if (status === null) {
      return `The request of ${name} is as it was: no answer came from Nukkad. Check your connection, then decide again.`;
    }
    if (code === 'booking-state' || status === 409) {
      return `The request of ${name} was answered meanwhile, or taken back. It is shown as it is now.`;
    }
    return status < 500
      ? `The request of ${name} is as it was. ${message}`
      : `The request of ${name} is as it was: something went wrong on our side. Decide again in a moment.`;
  },
};

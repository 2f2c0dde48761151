import type { Failure } from '@nukkad/platform';

export const text = {
  accept: (name: string) => `Accept the request of ${name}`,
  reject: (name: string) => `Reject the request of ${name}`,
  accepted: 'Accepted',
  rejected: 'Rejected',
  undo: (name: string) => `Undo: ${name}`,
  rejectTitle: (name: string) => `Reject the request of ${name}?`,
  rejectWhy: 'We tell them, with your reason.',
  reason: 'Reason',
  reasonSend: 'Reject',
  /** Message for a decision that could not be stored. */
  notSent: (name: string, { status, code, message }: Failure) => {
    if (status === null) {
      return `The request of ${name} has not changed: no answer came from Nukkad. Check your connection, then decide again.`;
    }
    // The request no longer held its time, and another client has booked it.
    if (code === 'slot-taken') return `The request of ${name} is as it was. ${message}`;
    if (code === 'booking-state' || status === 409) {
      return `The request of ${name} was answered in the meantime, or taken back. You see it as it is now.`;
    }
    return status < 500
      ? `The request of ${name} has not changed. ${message}`
      : `The request of ${name} has not changed: something went wrong on our side. Decide again in a moment.`;
  },
};

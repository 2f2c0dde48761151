/** What a professional answers to a request. */
export type Verdict = 'accepted' | 'rejected';

/** A request that has been answered here, and how far that is. */
export interface Decision {
  verdict: Verdict;
  /** `waiting` can be undone; `sending` is under way; `sent` is final. */
  state: 'waiting' | 'sending' | 'sent';
}

/** A request to answer: `{ id: booking._id, name: booking.name }` */
export interface Asked {
  id: string;
  /** Who asks. */
  name: string;
}

/** A professional's answer to a request. */
export type Verdict = 'accepted' | 'rejected';

/** An answer given in this tab, and its state. */
export interface Decision {
  verdict: Verdict;
  /** `waiting` can be undone; `sending` is under way; `sent` is final. */
  state: 'waiting' | 'sending' | 'sent';
}

/** A request to answer: `{ id: booking._id, name: booking.name }` */
export interface Asked {
  id: string;
  /** Name of the client. */
  name: string;
}

import type { ReviewSort } from '@nukkad/platform/contract';

/** Where a page of reviews ended. */
export interface Place {
  at: Date;
  stars: number;
  id: string;
}

const shape =
  /^(recent|high|low)\.(\d{1,15})\.([1-5])\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to clients; it is good for its own order only. */
export const cursorOf = (sort: ReviewSort, { at, stars, id }: Place): string =>
  Buffer.from(`${sort}.${at.getTime()}.${stars}.${id}`).toString('base64url');

/** Nothing for what is no cursor of this order. */
export function placeOf(sort: ReviewSort, cursor: string): Place | undefined {
  const [, itsSort, at, stars, id] =
    shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (itsSort !== sort || id === undefined) return undefined;
  return { at: new Date(Number(at)), stars: Number(stars), id };
}

/** Five stars first, as readers look at it; stored one star first. */
export const histogramOf = (counts: number[]): { stars: number; count: number }[] =>
  counts.map((count, index) => ({ stars: index + 1, count })).reverse();

interface Answered {
  reply_text: string | null;
  replied_at: Date | string | null;
}

/** What the professional has answered; null before. */
export function replyOf({ reply_text, replied_at }: Answered) {
  if (reply_text === null || replied_at === null) return null;
  return { time: new Date(replied_at).toISOString(), text: reply_text };
}

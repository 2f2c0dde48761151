import type { ReviewSort } from '@nukkad/platform/contract';

/** Position at which a page of reviews ended. */
export interface Place {
  at: Date;
  stars: number;
  id: string;
}

const shape =
  /^(recent|high|low)\.(\d{1,15})\.([1-5])\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to clients; valid for its own sort order only. */
export const cursorOf = (sort: ReviewSort, { at, stars, id }: Place): string =>
  Buffer.from(`${sort}.${at.getTime()}.${stars}.${id}`).toString('base64url');

/** Undefined for a cursor of another sort order or no cursor. */
export function placeOf(sort: ReviewSort, cursor: string): Place | undefined {
  const [, itsSort, at, stars, id] =
    shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (itsSort !== sort || id === undefined) return undefined;
  return { at: new Date(Number(at)), stars: Number(stars), id };
}

/** Five stars first, as displayed; stored one star first. */
export const histogramOf = (counts: number[]): { stars: number; count: number }[] =>
  counts.map((count, index) => ({ stars: index + 1, count })).reverse();

interface Answered {
  reply_text: string | null;
  replied_at: Date | string | null;
}

/** The professional's reply; null without one. */
export function replyOf({ reply_text, replied_at }: Answered) {
  if (reply_text === null || replied_at === null) return null;
  return { time: new Date(replied_at).toISOString(), text: reply_text };
}

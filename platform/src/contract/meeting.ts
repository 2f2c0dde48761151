import { joinMinutes } from './limits';
import type { Booking, BookingKind } from './wire';

/** A host with a dot, no user name, and only characters that are valid in URLs. */
const meetingUrl =
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][\w.~:/?#[\]@!$&'()*+,;=%-]*)?$/i;

/** Whether a URL is valid for video meetings: https, without credentials. */
export function isMeetingUrl(typed: string): boolean {
  if (!meetingUrl.test(typed)) return false;
  try {
    return new URL(typed).protocol === 'https:';
  } catch {
    return false;
  }
}

/** Whether a kind of booking can be held by video; hires are always in person. */
export const isByVideo = (kind: BookingKind): boolean => kind !== 'hire';

/** `near`: can be joined now or soon; `ahead`: later; null without a link or after the end. */
export function joiningAt(
  { joinUrl, start, end }: Pick<Booking, 'joinUrl' | 'start' | 'end'>,
  now: Date,
): 'ahead' | 'near' | null {
  if (!joinUrl || Date.parse(end) <= now.getTime()) return null;
  return now.toISOString() < joinableFrom(start) ? 'ahead' : 'near';
}

/** Start of the `near` period of `joiningAt`. */
export const joinableFrom = (start: string): string =>
  new Date(Date.parse(start) - joinMinutes * 60_000).toISOString();

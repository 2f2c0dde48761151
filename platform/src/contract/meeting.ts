import { joinMinutes } from './limits';
import type { Booking, BookingKind } from './wire';

/** A host with a dot, no user name, and only characters that addresses are written with. */
const meetingUrl =
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][\w.~:/?#[\]@!$&'()*+,;=%-]*)?$/i;

/** Whether people can be sent there to meet by video: an https address without a password in it. */
export function isMeetingUrl(typed: string): boolean {
  if (!meetingUrl.test(typed)) return false;
  try {
    return new URL(typed).protocol === 'https:';
  } catch {
    return false;
  }
}

/** Whether it can be held by video: who is hired comes in person. */
export const isByVideo = (kind: BookingKind): boolean => kind !== 'hire';

/** Whether a meeting can be joined: its time is `near`, or `ahead`; null where there is none, or none any more. */
export function joiningAt(
  { joinUrl, start, end }: Pick<Booking, 'joinUrl' | 'start' | 'end'>,
  now: Date,
): 'ahead' | 'near' | null {
  if (!joinUrl || Date.parse(end) <= now.getTime()) return null;
  return now.toISOString() < joinableFrom(start) ? 'ahead' : 'near';
}

/** The instant from which a meeting is near. */
export const joinableFrom = (start: string): string =>
  new Date(Date.parse(start) - joinMinutes * 60_000).toISOString();

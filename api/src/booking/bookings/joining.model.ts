import { type BookingKind, type BookingStatus, isByVideo } from '@nukkad/platform/contract';

interface Joinable {
  kind: BookingKind;
  status: BookingStatus;
  ends_at: Date;
  /** The professional's meeting link. */
  meeting_url: string | null;
}

/** Link to the video call of a booking at the moment `now`. */
export const joinUrlOf = (
  { kind, status, ends_at, meeting_url }: Joinable,
  now: Date,
): string | null =>
  status === 'confirmed' && isByVideo(kind) && ends_at > now ? meeting_url : null;

import { type BookingKind, type BookingStatus, isByVideo } from '@nukkad/platform/contract';

interface Joinable {
  kind: BookingKind;
  status: BookingStatus;
  ends_at: Date;
  /** Of the professional. */
  meeting_url: string | null;
}

/** Where a booking is held by video at the moment `now`. */
export const joinUrlOf = (
  { kind, status, ends_at, meeting_url }: Joinable,
  now: Date,
): string | null =>
  status === 'confirmed' && isByVideo(kind) && ends_at > now ? meeting_url : null;

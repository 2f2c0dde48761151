import type { Booking, BookingMade } from '@nukkad/platform/contract';
import type { Asking, Told } from './booking-stage';

/** An action with the answers to each of its attempts. */
export interface Write {
  action: WriteAction;
  asking: Asking;
  answers: Told[];
}

export type Change = 'cancel' | 'move' | 'accept' | 'reject' | 'complete' | 'no-show';
export type WriteAction = 'hold' | 'claim' | 'release' | 'book' | 'wait' | Change;

export const isGood = ({ status }: Told): boolean => status >= 200 && status < 300;

/** The booking in an answer; undefined for other answers. */
export function bookingIn({ action }: Write, { body }: Told): Booking | undefined {
  if (action === 'book') return (body as BookingMade).booking;
  return ['hold', 'claim', 'release', 'wait'].includes(action) ? undefined : (body as Booking);
}

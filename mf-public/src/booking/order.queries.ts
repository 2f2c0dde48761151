import { api, type Failure, isApiError, useEndpoint, useSession } from '@nukkad/platform';
import type { BookingOrder, Credits, Hold } from '@nukkad/platform/contract';
import { holderOf } from './hold.queries';
import type { Booker } from './order.model';
import { type Outcome, outcomeOf } from './outcome.model';

/** Sends an order for what is held; every failure of the call is an outcome. */
export async function book(
  body: BookingOrder,
  hold: Hold | null,
  key: string | undefined,
): Promise<Outcome> {
  try {
    const how = { ...holderOf(hold), ...(key !== undefined && { idempotencyKey: key }) };
    return { state: 'made', made: await api.call('createBooking', { body }, how) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return outcomeOf(error);
  }
}

/** What came of asking for a code: seconds until the next can be asked for, or why there is none. */
export type CodeAnswer =
  | { state: 'sent'; retryAfter: number }
  | { state: 'too-many'; retryAfter: number | null }
  | Exclude<Outcome, { state: 'made' }>;

export async function sendCode(hold: Hold, email: string): Promise<CodeAnswer> {
  try {
    const { retryAfter } = await api.call(
      'sendBookingCode',
      { params: { holdId: hold._id }, body: { email } },
      holderOf(hold),
    );
    return { state: 'sent', retryAfter };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 429) return { state: 'too-many', retryAfter: error.retryAfter };
    return outcomeOf(error);
  }
}

export type BookerRead =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'ready'; booker: Booker };

/** Whoever is signed in, with their places where somebody is to come there. */
export function useBooker(userId: string | null, needsPlace: boolean): BookerRead {
  const isKnown = userId !== null;
  const user = useEndpoint('getUserById', { params: { id: userId ?? '' } }, { enabled: isKnown });
  const places = useEndpoint('getAddresses', undefined, { enabled: isKnown && needsPlace });
  if (!isKnown) return { state: 'ready', booker: { account: null, addresses: [] } };
  if (user.state === 'failed') return user;
  if (user.state === 'loading' || (needsPlace && places.state === 'loading')) {
    return { state: 'loading' };
  }
  // Places that do not come can be typed.
  const addresses = places.state === 'ready' ? places.value : [];
  return { state: 'ready', booker: { account: user.value, addresses } };
}

/** Id of the person who is signed in; null for a guest. */
export function useUserId(): string | null {
  return useSession(({ isLoggedIn, remembered }) => (isLoggedIn ? remembered.userId : null));
}

/** Lessons somebody has left with a professional, of whichever length. */
export function useCredits(vendorId: string, isWanted: boolean): Credits[] {
  const credits = useEndpoint('getMyCredits', undefined, { enabled: isWanted });
  if (credits.state !== 'ready') return [];
  return credits.value.filter(({ vendor }) => vendor._id === vendorId);
}

/** Where a PIN is; null while nobody knows. */
export function usePinCity(pin: string, isComplete: boolean): string | null {
  const place = useEndpoint('getPin', { params: { pin } }, { enabled: isComplete });
  return place.state === 'ready' ? place.value.city : null;
}

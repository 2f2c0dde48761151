import { api, type Failure, isApiError, useEndpoint, useSession } from '@nukkad/platform';
import type { BookingOrder, Credits, Hold } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import { holderOf } from '../hold/hold.queries';
import type { Booker } from './order.model';
import { type Outcome, outcomeOf } from './outcome.model';

/** Sends the order for a hold; every failure of the call becomes an outcome. */
export async function book(
  body: BookingOrder,
  hold: Hold | null,
  how: IdempotencyKey,
): Promise<Outcome> {
  try {
    return {
      state: 'made',
      made: await api.call('createBooking', { body }, { ...holderOf(hold), ...how }),
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return outcomeOf(error);
  }
}

/** Result of requesting a code: seconds until the next request, or why it failed. */
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

/** The signed-in user, with saved addresses where the vendor comes to the client. */
export function useBooker(userId: string | null, needsPlace: boolean): BookerRead {
  const isKnown = userId !== null;
  const user = useEndpoint('getUserById', { params: { id: userId ?? '' } }, { enabled: isKnown });
  const places = useEndpoint('getAddresses', undefined, { enabled: isKnown && needsPlace });
  if (!isKnown) return { state: 'ready', booker: { account: null, addresses: [] } };
  if (user.state === 'failed') return user;
  if (user.state === 'loading' || (needsPlace && places.state === 'loading')) {
    return { state: 'loading' };
  }
  // If the addresses cannot be loaded, one can be entered.
  const addresses = places.state === 'ready' ? places.value : [];
  return { state: 'ready', booker: { account: user.value, addresses } };
}

/** Id of the signed-in user; null for a guest. */
export function useUserId(): string | null {
  return useSession(({ isLoggedIn, remembered }) => (isLoggedIn ? remembered.userId : null));
}

/** Remaining lesson credits with a vendor, of any length. */
export function useCredits(vendorId: string, isWanted: boolean): Credits[] {
  const credits = useEndpoint('getMyCredits', undefined, { enabled: isWanted });
  if (credits.state !== 'ready') return [];
  return credits.value.filter(({ vendor }) => vendor._id === vendorId);
}

/** City of a PIN; null while unknown. */
export function usePinCity(pin: string, isComplete: boolean): string | null {
  const place = useEndpoint('getPin', { params: { pin } }, { enabled: isComplete });
  return place.state === 'ready' ? place.value.city : null;
}

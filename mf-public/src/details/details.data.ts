import { type Failure, useEndpoint, useLocation, useSearchParams } from '@nukkad/platform';
import type { VendorDetails } from '@nukkad/platform/contract';
import { originInState, vendorInState } from '../common/navigation-state';
import type { Profession } from '../common/professions/profession';
import { isUnknownVendor, type Profile, profileOf, profileOfCard } from './details.model';

/** A details page: the card that came along stands until, and instead of, everything else. */
export type DetailsPage =
  | { state: 'nobody' }
  | { state: 'unknown' }
  | { state: 'loading'; profile: Profile | null }
  | { state: 'failed'; profile: Profile | null; failure: Failure; retry: () => void }
  /** Only a card came along, without an id to ask for more. */
  | { state: 'card'; profile: Profile }
  | {
      state: 'ready';
      profile: Profile;
      vendor: VendorDetails;
      isStale: boolean;
      retry: () => void;
    };

export function useDetails(profession: Profession): DetailsPage {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const brought = vendorInState(state, profession);
  const id = query.get('id') || brought?._id || null;
  const details = useEndpoint('getVendor', { params: { id: id ?? '' } }, { enabled: id !== null });
  const isSame = brought !== null && brought._id === id;
  const profile = isSame ? profileOf(brought) : brought === null ? profileOfCard(state) : null;

  if (id === null) return profile ? { state: 'card', profile } : { state: 'nobody' };
  if (details.state === 'loading') return { state: 'loading', profile };
  if (details.state === 'failed') {
    if (isUnknownVendor(details.failure.status)) return { state: 'unknown' };
    return { state: 'failed', profile, failure: details.failure, retry: details.retry };
  }
  return {
    state: 'ready',
    profile: profileOf(details.value),
    vendor: details.value,
    isStale: details.staleFailure !== null,
    retry: details.retry,
  };
}

/** The listing the person came from, with its search; else the profession's. */
export function useWayBack({ listing }: Profession): string {
  return originInState(useLocation().state) ?? listing;
}

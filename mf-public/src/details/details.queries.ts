import {
  type Failure,
  keepFocus,
  useEndpoint,
  useLocation,
  useNavigate,
  useSearchParams,
} from '@nukkad/platform';
import type { Faq, Review, VendorDetails } from '@nukkad/platform/contract';
import { withQuery } from '../common/navigation/address';
import { originInState, vendorInState } from '../common/navigation/navigation-state';
import type { DetailsTab, Profession } from '../common/professions/profession';
import {
  faqKey,
  isUnknownVendor,
  type Profile,
  profileOf,
  profileOfCard,
  TABS,
  tabOf,
  vendorSpeciality,
} from './details.model';
import { useFaq } from './questions/questions.queries';

/** A details page: the card from the navigation state is shown until, or instead of, the rest. */
export type DetailsPage =
  | { state: 'nobody' }
  | { state: 'unknown' }
  | { state: 'loading'; profile: Profile | null }
  | { state: 'failed'; profile: Profile | null; failure: Failure; retry: () => void }
  /** Only a card is known, without an id to load more. */
  | { state: 'card'; profile: Profile }
  | {
      state: 'ready';
      profile: Profile;
      vendor: VendorDetails;
      isStale: boolean;
      retry: () => void;
    };

export function useDetails(profession: Profession): DetailsPage {
  const { state } = useLocation();
  const id = useVendorId(profession);
  const brought = vendorInState(state, profession);
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

/** Vendor id from the address, else from the card. */
export function useVendorId(profession: Profession): string | null {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return query.get('id') || (vendorInState(state, profession)?._id ?? null);
}

/** The listing the user came from, with its search; else the profession's. */
export function useWayBack({ listing }: Profession): string {
  return originInState(useLocation().state) ?? listing;
}

/** The tab of a details page. */
export interface ChosenTab {
  tab: DetailsTab;
  /** Address of a tab; with its hash, the navigation does not scroll to the top. */
  tabHref: (tab: string) => string;
  onTab: (tab: string) => void;
}

/** The tab in the address, and its setter: Back returns, focus and scroll stay. */
export function useTab(profession: Profession): ChosenTab {
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const tabHref = (tab: string) => `${withQuery(search, { tab })}#${TABS}`;
  const onTab = (tab: string) =>
    navigate(tabHref(tab), { state: { ...(state as object | null), ...keepFocus } });
  return { tab: tabOf(query.get('tab'), profession), tabHref, onTab };
}

/** Reviews and FAQ for the structured data. */
export function useSeoFacts(
  vendor: VendorDetails | null,
  profession: Profession,
): { reviews: Review[]; faq: Faq[] } {
  const isKnown = vendor !== null;
  const key = faqKey(profession.slug, vendor && vendorSpeciality(vendor));
  const faq = useFaq(key, isKnown);
  const reviews = useEndpoint(
    'getReviews',
    { params: { id: vendor?._id ?? '' }, query: { sort: 'recent' } },
    { enabled: isKnown },
  );
  return {
    reviews: reviews.state === 'ready' ? reviews.value.reviews : [],
    faq: faq.state === 'ready' ? faq.value : [],
  };
}

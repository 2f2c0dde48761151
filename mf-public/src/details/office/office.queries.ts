import { type Loaded, useEndpoint, useLocation, useSearchParams } from '@nukkad/platform';
import type { GovOffice, GovOfficeDetails } from '@nukkad/platform/contract';
import { cardInState, type OfficeCard } from './office.model';

/** The address's request, and the card from the navigation state. */
export function useAsked(): {
  office: string | null;
  department: string | null;
  card: OfficeCard | null;
} {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return {
    office: query.get('office') || null,
    department: query.get('department'),
    card: cardInState(state),
  };
}

export function useOffices(enabled = true): Loaded<GovOffice[]> {
  return useEndpoint('getGovOffices', undefined, { enabled });
}

export function useOffice(slug: string | null): Loaded<GovOfficeDetails> {
  return useEndpoint('getGovOffice', { params: { slug: slug ?? '' } }, { enabled: slug !== null });
}

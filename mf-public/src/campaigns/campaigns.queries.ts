import { useEndpoint, useParams } from '@nukkad/platform';
import type { CampaignKind } from '@nukkad/platform/contract';

export function useCampaigns(kind: CampaignKind | null) {
  return useEndpoint('getCampaigns', kind === null ? undefined : { query: { kind } }, {
    keepPrevious: true,
  });
}

/** The campaign named by the address. */
export function useCampaign() {
  const { slug = '' } = useParams();
  return useEndpoint('getCampaign', { params: { slug } });
}

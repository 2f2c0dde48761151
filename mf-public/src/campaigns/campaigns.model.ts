import type { PageIdentity, StructuredData } from '@nukkad/platform';
import type { CampaignDetails, CampaignKind } from '@nukkad/platform/contract';
import { pageAddress } from '@nukkad/platform/words';

/** `?kind=` of the list; an unknown kind shows all. */
export function kindOf(kind: string | null): CampaignKind | null {
  return kind === 'cause' || kind === 'startup' ? kind : null;
}

export function campaignPath({ slug }: Pick<CampaignDetails, 'slug'>): string {
  return `/campaigns/${encodeURIComponent(slug)}`;
}

export function donatePath({ slug }: Pick<CampaignDetails, 'slug'>): string {
  return `/donate?campaign=${encodeURIComponent(slug)}`;
}

/** Address of the investor form of a campaign. */
export function investPath({ slug }: Pick<CampaignDetails, 'slug'>): string {
  return `/investors?campaign=${encodeURIComponent(slug)}`;
}

/** Page identity of a campaign. */
export function campaignPage(
  origin: string,
  campaign: CampaignDetails,
  trail: StructuredData,
): PageIdentity {
  const { title, description, picture, organiser } = campaign;
  const giving: StructuredData = {
    '@type': 'DonateAction',
    name: title,
    description,
    url: origin + pageAddress(campaignPath(campaign)),
    recipient: { '@type': 'Organization', name: organiser },
    target: origin + pageAddress(donatePath(campaign)),
  };
  return {
    title,
    description,
    canonical: campaignPath(campaign),
    ...(picture && { picture }),
    data: campaign.state === 'running' ? [giving, trail] : [trail],
  };
}

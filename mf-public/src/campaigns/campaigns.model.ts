import type { PageIdentity, StructuredData } from '@nukkad/platform';
import type { CampaignDetails, CampaignKind } from '@nukkad/platform/contract';

/** `?kind=` of the list; anything unknown shows all. */
export function kindOf(kind: string | null): CampaignKind | null {
  return kind === 'cause' || kind === 'startup' ? kind : null;
}

export function campaignPath({ slug }: Pick<CampaignDetails, 'slug'>): string {
  return `/campaigns/${encodeURIComponent(slug)}`;
}

/** Where the campaign is given to. */
export function donatePath({ slug }: Pick<CampaignDetails, 'slug'>): string {
  return `/donate?campaign=${encodeURIComponent(slug)}`;
}

/** Where its organiser is told of somebody who may invest. */
export function investPath({ slug }: Pick<CampaignDetails, 'slug'>): string {
  return `/investors?campaign=${encodeURIComponent(slug)}`;
}

/** What a campaign's page is, to those who find or share it. */
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
    url: origin + campaignPath(campaign),
    recipient: { '@type': 'Organization', name: organiser },
    target: origin + donatePath(campaign),
  };
  return {
    title,
    description,
    canonical: campaignPath(campaign),
    ...(picture && { picture: picture.src }),
    data: campaign.state === 'running' ? [giving, trail] : [trail],
  };
}

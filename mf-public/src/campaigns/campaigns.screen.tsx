import { keepFocus, Link, usePage, useSearchParams } from '@nukkad/platform';
import type { CampaignKind } from '@nukkad/platform/contract';
import { buttonClass, Chip, type ChipParts, ChipRow } from '@nukkad/shared-ui';
import { ListPage } from '../common/article/list-page';
import { CampaignCard } from '../common/cards/campaign-card';
import { CardPlaces } from '../common/cards/card-places';
import cards from '../common/cards/cards.module.css';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { Collection } from '../common/page/collection';
import { useOrigin } from '../common/page/origin';
import { kindOf } from './campaigns.model';
import { useCampaigns } from './campaigns.queries';
import { text } from './campaigns.text';

/** Placeholder cards while the count is unknown. */
const PLACES = 6;

const trail = [{ label: common.home, to: '/' }, { label: text.title }];

export function Screen() {
  const [query] = useSearchParams();
  const kind = kindOf(query.get('kind'));
  usePage({
    title: text.title,
    description: text.intro,
    canonical: kind === null ? '/campaigns' : `/campaigns?kind=${kind}`,
    data: [breadcrumbData(useOrigin(), trail)],
  });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      <Kinds current={kind} />
      <Collection
        what={text.what}
        items={useCampaigns(kind)}
        waiting={<CardPlaces count={PLACES} hasPicture isTall />}
        nothing={{ title: text.nothing, why: text.nothingWhy, way: <Start /> }}
      >
        {(campaigns) => (
          <ul className={cards.grid}>
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign._id} campaign={campaign} level={2} />
            ))}
          </ul>
        )}
      </Collection>
    </ListPage>
  );
}

function Kinds({ current }: { current: CampaignKind | null }) {
  const link = (kind: CampaignKind | null) => (parts: ChipParts) => (
    <Link
      to={kind === null ? '/campaigns' : `/campaigns?kind=${kind}`}
      state={keepFocus}
      {...parts}
    />
  );
  return (
    <ChipRow label={text.kinds}>
      {([null, 'cause', 'startup'] as const).map((kind) => (
        <Chip key={kind ?? 'all'} isCurrent={kind === current} render={link(kind)}>
          {text[kind ?? 'all']}
        </Chip>
      ))}
    </ChipRow>
  );
}

function Start() {
  return (
    <Link className={buttonClass({ tone: 'secondary' })} to="/start-fundraising">
      {text.start}
    </Link>
  );
}

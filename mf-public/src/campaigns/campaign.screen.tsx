import { Link, usePage } from '@nukkad/platform';
import type { CampaignDetails } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { buttonClass, Card, linkClass, Notice, Prose } from '@nukkad/shared-ui';
import { ShareButton } from '../common/actions/share-button';
import { ArticlePage } from '../common/article/article-page';
import { ArticleView } from '../common/article/article-view';
import { CampaignProgress } from '../common/cards/campaign-progress';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { useOrigin } from '../common/page/origin';
import { campaignPage, campaignPath, donatePath, investPath } from './campaigns.model';
import { useCampaign } from './campaigns.queries';
import { text } from './campaigns.text';
import { Updates } from './updates';

const above = [
  { label: common.home, to: '/' },
  { label: text.title, to: '/campaigns' },
];

export function Screen() {
  const campaign = useCampaign();
  const origin = useOrigin();
  const trail = campaign.state === 'ready' ? [...above, { label: campaign.value.title }] : above;
  usePage(
    campaign.state === 'ready'
      ? campaignPage(origin, campaign.value, breadcrumbData(origin, trail))
      : { title: text.title },
  );
  return (
    <ArticleView what={text.campaign} trail={trail} loaded={campaign}>
      {(found) => <CampaignPage campaign={found} trail={trail} />}
    </ArticleView>
  );
}

interface Props {
  campaign: CampaignDetails;
  trail: { label: string; to?: string }[];
}

function CampaignPage({ campaign, trail }: Props) {
  const isRunning = campaign.state === 'running';
  return (
    <ArticlePage
      trail={trail}
      title={campaign.title}
      facts={
        <>
          <span lang={langOf(localName(campaign.category))}>{localName(campaign.category)}</span>
          <span>{text.by(campaign.organiser)}</span>
        </>
      }
      actions={
        <>
          {isRunning && (
            <Link className={buttonClass()} to={donatePath(campaign)}>
              {text.donate}
            </Link>
          )}
          {isRunning && campaign.kind === 'startup' && (
            <Link className={buttonClass({ tone: 'secondary' })} to={investPath(campaign)}>
              {text.invest}
            </Link>
          )}
          <ShareButton title={campaign.title} path={campaignPath(campaign)} />
        </>
      }
      picture={campaign.picture}
    >
      {campaign.state === 'stopped' && (
        <Notice title={text.stopped}>
          <p>{text.stoppedWhy(campaign.stopReason ?? '')}</p>
        </Notice>
      )}
      {campaign.state === 'ended' && <Notice title={text.ended} />}
      <Card>
        <CampaignProgress campaign={campaign} />
      </Card>
      <Prose blocks={campaign.body} />
      <Updates updates={campaign.updates} />
      <p>
        <Link className={linkClass({ isStandalone: true })} to="/campaigns">
          {text.more}
        </Link>
      </p>
    </ArticlePage>
  );
}

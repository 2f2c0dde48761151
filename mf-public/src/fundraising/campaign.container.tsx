import { Link } from '@nukkad/platform';
import { limits, type OwnCampaignDetails } from '@nukkad/platform/contract';
import { FailurePanel, Loading, linkClass, Notice, Prose, Skeleton } from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { Editor } from './editor/editor.container';
import { RemoveDraft } from './editor/remove.container';
import { isPublished, isWritable } from './fundraising.model';
import styles from './fundraising.module.css';
import { useOwnCampaign } from './fundraising.queries';
import { text } from './fundraising.text';
import { Published } from './published.container';
import { StatePill } from './state-pill';

/** One of the organiser's own campaigns: draft, in review, or published. */
export function OneCampaign({ id }: { id: string }) {
  const read = useOwnCampaign(id);
  return (
    <div className={styles.room}>
      <p>
        <Link className={linkClass({ isStandalone: true })} to="/start-fundraising">
          {text.back}
        </Link>
      </p>
      {read.state === 'loading' && (
        <Loading label={common.loading(text.campaign)} slowAfterMs={limits.stillWorkingAfter}>
          <Skeleton shape="heading" />
          <Skeleton shape="text" lines={8} />
        </Loading>
      )}
      {read.state === 'failed' && (
        <FailurePanel what={text.campaign} failure={read.failure} onRetry={read.retry} />
      )}
      {read.state === 'ready' && <Shown campaign={read.value} />}
    </div>
  );
}

function Shown({ campaign }: { campaign: OwnCampaignDetails }) {
  const { title, state, reason } = campaign;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title === '' ? text.untitled : title}</h2>
        <StatePill state={state} />
      </div>
      {state === 'returned' && (
        <Notice title={text.returned}>
          <p>{reason}</p>
        </Notice>
      )}
      {isWritable(state) && <Editor campaign={campaign} />}
      {state === 'submitted' && <Submitted campaign={campaign} />}
      {isPublished(state) && <Published campaign={campaign} />}
    </>
  );
}

function Submitted({ campaign }: { campaign: OwnCampaignDetails }) {
  return (
    <>
      <Notice title={text.submitted}>
        <p>{text.submittedWhy}</p>
      </Notice>
      <Prose blocks={campaign.preview} className={styles.preview} />
      <RemoveDraft id={campaign._id} />
    </>
  );
}

import { Link } from '@nukkad/platform';
import type { OwnCampaign } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { Card, stretchedLinkClass } from '@nukkad/shared-ui';
import styles from './fundraising.module.css';
import { text } from './fundraising.text';
import { StatePill } from './state-pill';

/** The organiser's own campaigns; each links to its editor or management page. */
export function OwnList({ campaigns }: { campaigns: readonly OwnCampaign[] }) {
  return (
    <ul className={styles.list}>
      {campaigns.map(({ _id, title, kind, state, raised, goal }) => (
        <Card key={_id} as="li" className={styles.card}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              <Link className={stretchedLinkClass} to={`/start-fundraising?campaign=${_id}`}>
                {title === '' ? text.untitled : title}
              </Link>
            </h3>
            <StatePill state={state} />
          </div>
          <p className={styles.facts}>
            <span>{text.kinds[kind]}</span>
            {raised && goal && <span>{text.raised(formatMoney(raised), formatMoney(goal))}</span>}
          </p>
        </Card>
      ))}
    </ul>
  );
}

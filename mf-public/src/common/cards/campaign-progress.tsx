import type { Campaign } from '@nukkad/platform/contract';
import { formatCount, formatMoney } from '@nukkad/platform/format';
import { percentOf } from './campaigns.model';
import styles from './cards.module.css';
import { text } from './cards.text';

/** Progress of a campaign: sums, bar, donors and remaining time. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const percent = percentOf(campaign);
  const { raised, goal, donors, days } = campaign;
  return (
    <div className={styles.progress}>
      <p className={styles.sum}>
        <strong className={styles.amount}>{formatMoney(raised)}</strong>{' '}
        <span className={styles.detail}>{text.of(formatMoney(goal))}</span>
      </p>
      <progress
        className={styles.bar}
        max={100}
        value={Math.min(percent, 100)}
        aria-label={text.percent(percent)}
      />
      <p className={styles.foot}>
        <span>{text.percent(percent)}</span>
        <span>{text.donors(formatCount(donors), donors === 1)}</span>
        <span>{text.daysLeft(days)}</span>
      </p>
    </div>
  );
}

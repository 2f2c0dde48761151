import type { CampaignDetails } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import styles from './campaigns.module.css';
import { text } from './campaigns.text';

/** The organiser's updates, newest first. */
export function Updates({ updates }: Pick<CampaignDetails, 'updates'>) {
  const newestFirst = [...updates].sort((one, other) => other.time.localeCompare(one.time));
  return (
    <section className={styles.updates} aria-labelledby="updates">
      <h2 id="updates">{text.updates}</h2>
      {updates.length === 0 && <p className={styles.none}>{text.noUpdates}</p>}
      <ol className={styles.list}>
        {newestFirst.map(({ time, text: update }) => (
          <li key={time} className={styles.update}>
            <time className={styles.day} dateTime={time}>
              {formatDate(time)}
            </time>
            <p lang={langOf(update)}>{update}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

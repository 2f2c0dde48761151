import { Link } from '@nukkad/platform';
import { buttonClass, Card } from '@nukkad/shared-ui';
import { AsyncView, useDashboard, usePracticeStats } from '@nukkad/vendor-kit';
import styles from './home.module.css';
import { text } from './home.text';

/** Number of classes in the next seven days, with a link to them. */
export function UpcomingClass() {
  const { roomAddress } = useDashboard();
  return (
    <section aria-labelledby="upcoming-class">
      <Card className={styles.upcoming}>
        <div>
          <h2 id="upcoming-class" className={styles.label}>
            {text.upcoming}
          </h2>
          <AsyncView what={text.what} loaded={usePracticeStats()} lines={1}>
            {({ comingWeek }) => <p className={styles.number}>{comingWeek}</p>}
          </AsyncView>
          <p className={styles.muted}>{text.thisWeek}</p>
        </div>
        <Link className={buttonClass()} to={roomAddress('schedules')}>
          {text.seeSchedule}
        </Link>
      </Card>
    </section>
  );
}

import { Link } from '@nukkad/platform';
import { formatMoney } from '@nukkad/platform/format';
import { buttonClass, Card, FailurePanel, useRevealHold } from '@nukkad/shared-ui';
import { bookLessonAddress } from '../../common/vendor-address.model';
import { VendorLine } from '../../common/vendor-line';
import styles from '../booking/appointments.module.css';
import { useCredits } from '../booking/appointments.queries';
import { text } from './waitlist.text';

/** Lessons left of purchased packages; nothing without any. */
export function LessonsLeft() {
  const credits = useCredits();
  useRevealHold(credits.state === 'loading');
  if (credits.state === 'loading') return null;
  if (credits.state === 'failed') {
    return (
      <FailurePanel what={text.creditsWhat} failure={credits.failure} onRetry={credits.retry} />
    );
  }
  const left = credits.value.filter(({ lessons }) => lessons > 0);
  if (left.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="lessons-left">
      <h2 id="lessons-left">{text.credits}</h2>
      <ul className={styles.list}>
        {left.map(({ vendor, lessons, minutes, worth }) => (
          <Card as="li" key={`${vendor._id} ${minutes}`} className={styles.card}>
            <VendorLine vendor={vendor} level={3} />
            <p>
              {text.lessons(lessons, minutes)} ·{' '}
              <span className={styles.muted}>{text.worth(formatMoney(worth))}</span>
            </p>
            <div className={styles.actions}>
              <Link
                className={buttonClass({ tone: 'secondary' })}
                aria-label={text.bookOf(vendor.vendorName)}
                to={bookLessonAddress(vendor)}
              >
                {text.book}
              </Link>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

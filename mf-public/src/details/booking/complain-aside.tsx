import { Link } from '@nukkad/platform';
import { buttonClass, Card } from '@nukkad/shared-ui';
import { text } from './booking.text';
import styles from './booking-places.module.css';

/** Aside of an officer, who cannot be booked. */
export function ComplainAside({ to, name }: { to: string; name: string }) {
  return (
    <Card as="section" className={styles.complain}>
      <h2 className={styles.title}>{text.complain}</h2>
      <p>{text.complainWhy(name)}</p>
      <Link className={buttonClass()} to={to}>
        {text.complain}
      </Link>
    </Card>
  );
}

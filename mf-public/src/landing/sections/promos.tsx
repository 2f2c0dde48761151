import { Link } from '@nukkad/platform';
import { ArrowRightIcon, Card, stretchedLinkClass } from '@nukkad/shared-ui';
import styles from './sections.module.css';
import { text } from './sections.text';

/** Links to further pages of the site. */
export function Promos() {
  return (
    <ul className={styles.promos} aria-label={text.promos}>
      {text.promosOf.map(({ to, title, why }) => (
        <Card as="li" key={to} className={styles.promo}>
          <h3 className={styles.promoTitle}>
            <Link className={stretchedLinkClass} to={to}>
              {title}
            </Link>
            <ArrowRightIcon className={styles.arrow} size={20} />
          </h3>
          <p>{why}</p>
        </Card>
      ))}
    </ul>
  );
}

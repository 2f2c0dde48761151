import { Link } from '@nukkad/platform';
import type { Promotion } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Badge, buttonClass } from '@nukkad/shared-ui';
import { detailsAddress } from '../../common/navigation/vendor-address';
import { professionOfSlug } from '../../common/professions/professions';
import styles from './aside.module.css';
import { text } from './aside.text';

/** A labelled advertisement. */
export function PromoCard({ promotion }: { promotion: Promotion }) {
  const { title, text: words, action, vendor } = promotion;
  const profession = professionOfSlug(vendor.profession);
  if (!profession) return null;
  return (
    <section className={styles.box} aria-label={text.sponsored}>
      <Badge tone="accent">{text.sponsored}</Badge>
      {/* No portrait: the advertiser is a clinic or a firm, not one person. */}
      <h2 className={styles.title} lang={langOf(title)}>
        {title}
      </h2>
      <p className={styles.why} lang={langOf(words)}>
        {words}
      </p>
      <Link
        className={buttonClass({ tone: 'secondary', size: 'small' })}
        to={detailsAddress(profession, vendor._id)}
      >
        <span lang={langOf(action)}>{action}</span>
      </Link>
    </section>
  );
}

import { Link } from '@nukkad/platform';
import type { Promotion } from '@nukkad/platform/contract';
import { Avatar, Badge, buttonClass } from '@nukkad/shared-ui';
import { professionOfSlug } from '../../common/professions/professions';
import styles from './aside.module.css';
import { text } from './aside.text';

/** A paid place, said to be one. */
export function PromoCard({ promotion }: { promotion: Promotion }) {
  const { title, text: words, action, vendor } = promotion;
  const profession = professionOfSlug(vendor.profession);
  if (!profession) return null;
  return (
    <section className={styles.box} aria-label={text.sponsored}>
      <Badge tone="accent">{text.sponsored}</Badge>
      <div className={styles.promo}>
        <Avatar name={vendor.vendorName} src={vendor.img} size="small" />
        <h2 className={styles.title}>{title}</h2>
      </div>
      <p className={styles.why}>{words}</p>
      <Link
        className={buttonClass({ tone: 'secondary', size: 'small' })}
        to={`${profession.details}?id=${encodeURIComponent(vendor._id)}`}
      >
        {action}
      </Link>
    </section>
  );
}

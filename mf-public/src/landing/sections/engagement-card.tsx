import { Link } from '@nukkad/platform';
import type { Engagement } from '@nukkad/platform/contract';
import { Avatar, Card, stretchedLinkClass } from '@nukkad/shared-ui';
import { Stars } from '../../common/cards/stars';
import { dateWords } from '../../common/moments.model';
import { vendorAddress } from '../../common/vendor-address';
import { TrustBadges } from '../../common/vendor-card/trust-badges';
import styles from './sections.module.css';

export function EngagementCard({ engagement }: { engagement: Engagement }) {
  const { img, name, service, about, date, stars, rating, vendor, isSample } = engagement;
  return (
    <Card as="li" className={styles.person}>
      <div className={styles.face}>
        <Avatar name={name} src={img} size="small" />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <Link className={stretchedLinkClass} to={vendorAddress(vendor)}>
              {name}
            </Link>
          </h3>
          <p className={styles.muted}>{service}</p>
        </div>
      </div>
      <p className={styles.about}>{about}</p>
      <p className={styles.facts}>
        <Stars stars={stars} />
        <span>{rating.toFixed(1)}</span>
        <time dateTime={date}>{dateWords(date)}</time>
        <TrustBadges isVerified={false} isSample={isSample} />
      </p>
    </Card>
  );
}

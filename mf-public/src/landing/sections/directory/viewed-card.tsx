import { Link } from '@nukkad/platform';
import type { MostViewedVendor } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Avatar, Card, classNames, stretchedLinkClass } from '@nukkad/shared-ui';
import cards from '../../../common/cards/cards.module.css';
import { vendorAddress } from '../../../common/navigation/vendor-address';
import { TrustBadges } from '../../../common/vendor-card/trust-badges';
import styles from '../sections.module.css';
import { text } from '../sections.text';

export function ViewedCard({ vendor }: { vendor: MostViewedVendor }) {
  return (
    <Card as="li" className={classNames(cards.profile, styles.person)}>
      <div className={styles.face}>
        <Avatar name={vendor.name} src={vendor.img} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <Link className={stretchedLinkClass} to={vendorAddress(vendor)}>
              <span lang={langOf(vendor.name)}>{vendor.name}</span>
            </Link>
          </h3>
          <p lang={langOf(localName(vendor.speciality))}>{localName(vendor.speciality)}</p>
          <p className={styles.muted} lang={langOf(vendor.qualification)}>
            {vendor.qualification}
          </p>
        </div>
      </div>
      <p className={styles.facts}>
        {vendor.views !== null && <span>{text.views(formatCount(vendor.views))}</span>}
        <span>{text.consultations(formatCount(vendor.Consultations))}</span>
        <span>{text.years(vendor.experience)}</span>
        <TrustBadges isVerified={false} isSample={vendor.isSample} />
      </p>
    </Card>
  );
}

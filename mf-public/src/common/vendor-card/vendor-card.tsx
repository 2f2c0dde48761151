import { Link } from '@nukkad/platform';
import {
  Avatar,
  Card,
  LanguagesIcon,
  MapPinIcon,
  RatingLine,
  stretchedLinkClass,
} from '@nukkad/shared-ui';
import { text } from '../common.text';
import type { DetailsState } from '../navigation-state';
import { TrustBadges } from './trust-badges';
import type { VendorCardView } from './vendor-card.model';
import styles from './vendor-card.module.css';

interface Props {
  vendor: VendorCardView;
  to: string;
  state: DetailsState;
}

export function VendorCard({ vendor, to, state }: Props) {
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.body}>
        <Avatar name={vendor.name} src={vendor.img} />
        <div className={styles.who}>
          <div className={styles.headline}>
            <h3 className={styles.name}>
              <Link className={stretchedLinkClass} to={to} state={state}>
                {vendor.name}
              </Link>
            </h3>
            <TrustBadges isVerified={vendor.isVerified} isSample={vendor.isSample} />
          </div>
          <p className={styles.title}>{vendor.title ?? text.unknown}</p>
          <dl className={styles.lines}>
            {vendor.lines.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt className="nk-visually-hidden">{label}</dt>
                <dd>{value ?? text.unknown}</dd>
              </div>
            ))}
          </dl>
        </div>
        {vendor.fee !== null && (
          <p className={styles.fee}>
            <span className="nk-visually-hidden">{text.fee}</span>{' '}
            <strong className={styles.amount}>{vendor.fee.amount}</strong>{' '}
            <span className={styles.per}>{text.per(vendor.fee.per)}</span>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className="nk-visually-hidden">{text.rating}</dt>
          <dd>
            <RatingLine rating={vendor.rating} />
          </dd>
        </div>
        <div className={styles.fact}>
          <MapPinIcon size={16} />
          <dt className="nk-visually-hidden">{text.where}</dt>
          <dd>{vendor.place ?? text.unknown}</dd>
        </div>
        {vendor.languages !== null && (
          <div className={styles.fact}>
            <LanguagesIcon size={16} />
            <dt className="nk-visually-hidden">{text.speaks}</dt>
            <dd>{vendor.languages}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

import { Link } from '@nukkad/platform';
import type { Booking, Engagement } from '@nukkad/platform/contract';
import { formatDate, formatRating } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Avatar, Card, classNames, stretchedLinkClass } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import cards from '../../common/cards/cards.module.css';
import { Stars } from '../../common/cards/stars';
import { vendorAddress } from '../../common/navigation/vendor-address';
import { TrustBadges } from '../../common/vendor-card/trust-badges';
import styles from './sections.module.css';
import { text } from './sections.text';

export function EngagementCard({ engagement }: { engagement: Engagement }) {
  const { img, name, service, about, date, rating, vendor, isSample } = engagement;
  return (
    <PersonCard to={vendorAddress(vendor)} img={img} name={name} service={service}>
      <p className={styles.about} lang={langOf(about)}>
        {about}
      </p>
      <p className={styles.facts}>
        <Stars stars={rating} />
        <span aria-hidden="true">{formatRating(rating)}</span>
        <time dateTime={date}>{formatDate(date)}</time>
        <TrustBadges isVerified={false} isSample={isSample} />
      </p>
    </PersonCard>
  );
}

/** A past booking of the signed-in user, with their rating. */
export function OwnEngagementCard({ booking }: { booking: Booking }) {
  const { vendor, service, reference, start, review } = booking;
  return (
    <PersonCard
      to={vendorAddress(vendor)}
      img={vendor.img}
      name={vendor.vendorName}
      service={service ?? vendor.title}
    >
      <p className={styles.about}>{text.yourBooking(reference)}</p>
      <p className={styles.facts}>
        {review && <Stars stars={review.stars} />}
        <time dateTime={start}>{formatDate(start)}</time>
      </p>
    </PersonCard>
  );
}

interface PersonProps {
  to: string;
  img: string;
  name: string;
  service: string;
  children: ReactNode;
}

function PersonCard({ to, img, name, service, children }: PersonProps) {
  return (
    <Card as="li" className={classNames(cards.profile, styles.person)}>
      <div className={styles.face}>
        <Avatar name={name} src={img} size="small" />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <Link className={stretchedLinkClass} to={to}>
              <span lang={langOf(name)}>{name}</span>
            </Link>
          </h3>
          <p className={styles.muted} lang={langOf(localName(service))}>
            {localName(service)}
          </p>
        </div>
      </div>
      {children}
    </Card>
  );
}

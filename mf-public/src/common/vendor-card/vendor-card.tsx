import { Link } from '@nukkad/platform';
import type { Vendor } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Avatar, Card, stretchedLinkClass } from '@nukkad/shared-ui';
import { memo } from 'react';
import { LikeButton } from '../actions/like-button';
import * as text from '../common.text';
import { detailsState } from '../navigation/navigation-state';
import { detailsAddress } from '../navigation/vendor-address';
import type { Profession } from '../professions/profession';
import { CardActions } from './card-actions';
import { CardFacts } from './card-facts';
import { CardSlots } from './card-slots';
import { TrustBadges } from './trust-badges';
import { vendorCardView } from './vendor-card.model';
import styles from './vendor-card.module.css';

interface Props {
  vendor: Vendor;
  profession: Profession;
  /** Address of the page with the card, to come back to. */
  from: string;
  now: Date | null;
  onReveal: (vendorId: string) => Promise<string>;
}

/** A vendor in a list: name, speciality, place, price, next slots and actions. */
export const VendorCard = memo(function VendorCard(props: Props) {
  const { vendor, profession, from, now, onReveal } = props;
  const view = vendorCardView(vendor, profession);
  const to = detailsAddress(profession, view.id);
  const state = detailsState(vendor, profession, from);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.body}>
        <Avatar name={view.name} src={view.img} />
        <div className={styles.who} data-subject={to}>
          <div className={styles.headline}>
            <h3 className={styles.name} lang={langOf(view.name)}>
              <Link className={stretchedLinkClass} to={to} state={state}>
                {view.name}
              </Link>
            </h3>
            <TrustBadges isVerified={view.isVerified} isSample={view.isSample} />
          </div>
          <p className={styles.title} lang={langOf(view.title ?? '')}>
            {view.title ?? text.unknown}
          </p>
          <dl className={styles.lines}>
            {view.lines.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt className="nk-visually-hidden">{label}</dt>
                <dd lang={langOf(value ?? '')}>{value ?? text.unknown}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.side}>
          <LikeButton vendorId={view.id} name={view.name} />
          {view.fee !== null && (
            <p className={styles.fee}>
              <span className="nk-visually-hidden">{text.fee}</span>{' '}
              <strong className={styles.amount}>{view.fee.amount}</strong>{' '}
              <span className={styles.per}>{text.per(view.fee.per)}</span>
            </p>
          )}
        </div>
      </div>
      <CardFacts vendor={view} />
      {view.slots.length > 0 && <CardSlots vendor={view} now={now} />}
      <CardActions
        vendor={view}
        profession={profession}
        to={to}
        state={state}
        onReveal={onReveal}
      />
    </Card>
  );
});

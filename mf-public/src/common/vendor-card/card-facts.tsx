import { formatReviews } from '@nukkad/platform/format';
import { ClockIcon, LanguagesIcon, MapPinIcon, MessageIcon, RatingLine } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as text from '../common.text';
import type { VendorCardView } from './vendor-card.model';
import styles from './vendor-card.module.css';

/** Facts to compare between cards, in one row. */
export function CardFacts({ vendor }: { vendor: VendorCardView }) {
  const { rating, place, km, years, languages, replyMinutes } = vendor;
  return (
    <dl className={styles.facts}>
      <Fact label={text.rating}>
        <RatingLine rating={rating && formatReviews(rating)} />
      </Fact>
      <Fact label={text.where} icon={<MapPinIcon size={16} />}>
        {place ?? text.unknown}
        {km !== null && ` · ${text.km(km)}`}
      </Fact>
      {years !== null && (
        <Fact label={text.experience} icon={<ClockIcon size={16} />}>
          {years}
        </Fact>
      )}
      {languages !== null && (
        <Fact label={text.speaks} icon={<LanguagesIcon size={16} />}>
          {languages}
        </Fact>
      )}
      {replyMinutes !== null && (
        <Fact label={text.replies} icon={<MessageIcon size={16} />}>
          {text.repliesWithin(replyMinutes)}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  /** For screen readers, in place of the icon. */
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className="nk-visually-hidden">{label}</dt>
      <dd>
        {icon}
        {children}
      </dd>
    </div>
  );
}

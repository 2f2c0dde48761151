import { Link } from '@nukkad/platform';
import type { Booking } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  linkClass,
  StatusPill,
  TextLink,
} from '@nukkad/shared-ui';
import { bookingKindWords } from '@nukkad/vendor-kit';
import type { ReactNode } from 'react';
import { sectionAddress } from '../../common/section-address';
import { VendorLine } from '../../common/vendor-line';
import styles from './appointments.module.css';
import {
  directionsAddress,
  isOpen,
  joinWords,
  paymentWords,
  policyWords,
  spanWords,
  toneOf,
} from './booking.model';
import { text } from './booking.text';
import { BookingHistory } from './booking-history';

interface Props {
  booking: Booking;
  now: Date;
  /** Buttons of its actions. */
  actions: ReactNode;
}

/** One appointment with all its details. */
export function BookingCard({ booking, now, actions }: Props) {
  const { vendor, status, answerBy, timeZone, review, cause } = booking;
  const byVideo = joinWords(booking, now);
  return (
    <>
      <div className={styles.top}>
        <VendorLine vendor={vendor} />
        <StatusPill tone={toneOf(status)} icon={<StatusIcon booking={booking} />}>
          {text.status[status]}
        </StatusPill>
      </div>
      <Facts booking={booking} />
      {byVideo !== null && <p>{byVideo}</p>}
      {answerBy !== null && (
        <p className={styles.muted}>
          {text.answerBy(vendor.vendorName, formatDateTime(answerBy, timeZone))}
        </p>
      )}
      {cause !== null && (
        <p className={styles.words}>
          {text.cause}: {cause}
        </p>
      )}
      {review !== null && <p>{text.reviewed(review.stars)}</p>}
      <div className={styles.policy}>
        {policyWords(booking, now).map((words) => (
          <p key={words} className={styles.muted}>
            {words}
          </p>
        ))}
      </div>
      {actions}
      <BookingHistory booking={booking} />
    </>
  );
}

function StatusIcon({ booking }: Pick<Props, 'booking'>) {
  const tone = toneOf(booking.status);
  if (tone === 'success') return <CheckIcon size={14} />;
  return isOpen(booking) ? <ClockIcon size={14} /> : <CloseIcon size={14} />;
}

function Facts({ booking }: Pick<Props, 'booking'>) {
  const { _id, kind, service, series, reason, reference } = booking;
  const what = [bookingKindWords[kind], service, series && text.series(series.position, series.of)];
  return (
    <dl className={styles.facts}>
      <Fact term={text.when}>
        <time dateTime={booking.start}>{spanWords(booking)}</time>
      </Fact>
      <Fact term={text.about}>
        {what.filter(Boolean).join(' · ')}
        {reason !== null && <p className={styles.words}>{reason}</p>}
      </Fact>
      <Where booking={booking} />
      <Fact term={text.price}>{paymentWords(booking)}</Fact>
      <Fact term={text.reference}>
        <Link className={linkClass()} to={sectionAddress('appointments', { booking: _id })}>
          {reference}
        </Link>
      </Fact>
    </dl>
  );
}

function Where({ booking }: Pick<Props, 'booking'>) {
  const { address, vendor } = booking;
  if (address !== null) {
    return (
      <Fact term={text.whereHire}>
        {address.line}, {address.city} {address.pin}
      </Fact>
    );
  }
  if (vendor.address === '') return null;
  return (
    <Fact term={text.where}>
      {vendor.address}{' '}
      {isOpen(booking) && <TextLink href={directionsAddress(booking)}>{text.directions}</TextLink>}
    </Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.muted}>{term}</dt>
      <dd className={styles.words}>{children}</dd>
    </div>
  );
}

import type { PracticeBooking } from '@nukkad/platform/contract';
import { formatDateTime, formatPhone, phoneHref } from '@nukkad/platform/format';
import { TextLink } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { feeWords, spanWords } from '../booking.model';
import styles from '../booking.module.css';
import { kinds, text } from '../booking.text';
import { BookingStatusPill } from '../status';

interface Props {
  booking: PracticeBooking;
  timeZone: string;
}

export function BookingFacts({ booking, timeZone }: Props) {
  const { status, kind, about, phone, reference, seriesId, answerBy, cause } = booking;
  return (
    <div className={styles.stack}>
      <div>
        <BookingStatusPill status={status} />
      </div>
      {answerBy !== null && <p>{text.answerBy(formatDateTime(answerBy, timeZone))}</p>}
      {status === 'requested' && !booking.isClientProved && <p>{text.unproved}</p>}
      {booking.burst !== null && <p>{text.burst[booking.burst.of]}</p>}
      <dl className={styles.facts}>
        <Fact term={text.when}>{spanWords(booking, timeZone)}</Fact>
        <Fact term={text.about}>{[kinds[kind], about].filter(Boolean).join(' · ')}</Fact>
        {seriesId !== null && <Fact term={text.about}>{text.series}</Fact>}
        {phone !== null && (
          <Fact term={text.phone}>
            <TextLink href={phoneHref(phone)}>{formatPhone(phone)}</TextLink>
          </Fact>
        )}
        <Fact term={text.fee}>{feeWords(booking)}</Fact>
        <Fact term={text.reference}>{reference}</Fact>
        {cause !== null && <Fact term={text.cause}>{cause}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { Link } from '@nukkad/platform';
import type { Booking } from '@nukkad/platform/contract';
import { formatSpan } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Card, linkClass, TextLink } from '@nukkad/shared-ui';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { vendorAddress } from '../../common/navigation/vendor-address';
import { text as times } from '../../common/times/times.text';
import { directionsTo, paymentWords } from './ticket.model';
import styles from './ticket.module.css';
import { text } from './ticket.text';

interface Props {
  booking: Booking;
  /** Start that the user has just moved the booking to. */
  movedTo: string | null;
}

export function TicketFacts({ booking, movedTo }: Props) {
  const { vendor, kind, service, client, series, payment, reason } = booking;
  const time = useRef<HTMLElement>(null);
  useEffect(() => {
    // The time picker that had the focus is gone, and the new time stands far above it.
    if (movedTo !== null) time.current?.focus();
  }, [movedTo]);
  return (
    <Card as="section" className={styles.card}>
      <dl className={styles.facts}>
        <Fact label={text.when} ref={time}>
          {formatSpan(booking.start, booking.end)}
          {series !== null && <span>{text.part(series.position, series.of)}</span>}
        </Fact>
        <Fact label={text.who}>
          <Link className={linkClass()} to={vendorAddress(vendor)}>
            {vendor.vendorName}
          </Link>
          <span className={styles.muted}>{vendor.title}</span>
        </Fact>
        <Fact label={text.for}>
          {[times.kinds[kind], service].filter((part) => part !== null).join(' · ')}
        </Fact>
        <Where booking={booking} />
        <Fact label={text.client}>{client.name}</Fact>
        {reason !== null && <Fact label={text.note}>{reason}</Fact>}
        <Fact label={text.paying}>{paymentWords(payment)}</Fact>
      </dl>
    </Card>
  );
}

function Where({ booking: { kind, vendor, address } }: { booking: Booking }) {
  if (kind === 'hire') {
    if (address === null) return null;
    return <Fact label={text.comeTo}>{`${address.line}, ${address.city} ${address.pin}`}</Fact>;
  }
  const { name, city } = vendor.locality;
  const unsaid = [name, city].filter((part) => !vendor.address.includes(part));
  return (
    <Fact label={text.where}>
      {vendor.address}
      {unsaid.length > 0 && <span className={styles.muted}>{localName(unsaid.join(', '))}</span>}
      <TextLink href={directionsTo(vendor)} isStandalone>
        {text.directions}
      </TextLink>
    </Fact>
  );
}

interface FactProps {
  label: string;
  /** Given where the fact takes the focus. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

function Fact({ label, ref, children }: FactProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.fact}>
        {children}
      </dd>
    </div>
  );
}

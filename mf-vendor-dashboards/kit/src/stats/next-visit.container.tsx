import type { ClientDetails, PracticeBooking } from '@nukkad/platform/contract';
import { formatDate, formatDateTime } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Avatar, Card, EmptyState } from '@nukkad/shared-ui';
import { useId } from 'react';
import { AsyncView } from '../common/page/async-view';
import styles from './stats.module.css';
import { useComing, useVisitor } from './stats.queries';
import { text } from './stats.text';

/** The next client, with the professional's notes from the record. */
export function NextVisit() {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className={styles.visit}>
        <h2 id={title}>{text.nextVisit}</h2>
        <AsyncView what={text.visitWhat} loaded={useComing()}>
          {({ bookings }) => <Coming booking={bookings.find(isExpected)} />}
        </AsyncView>
      </Card>
    </section>
  );
}

const isExpected = ({ status }: PracticeBooking) => status === 'confirmed';

function Coming({ booking }: { booking: PracticeBooking | undefined }) {
  if (booking === undefined) {
    return <EmptyState level={3} title={text.nobody} why={text.nobodyWhy} />;
  }
  // Bookings older than client records have none.
  if (booking.clientId === null) return <Facts booking={booking} client={null} />;
  return <Noted booking={booking} clientId={booking.clientId} />;
}

function Noted({ booking, clientId }: { booking: PracticeBooking; clientId: string }) {
  return (
    <AsyncView what={text.visitWhat} loaded={useVisitor(clientId)}>
      {(client) => <Facts booking={booking} client={client} />}
    </AsyncView>
  );
}

interface FactsProps {
  booking: PracticeBooking;
  client: ClientDetails | null;
}

function Facts({ booking, client }: FactsProps) {
  const { name, img, about, start } = booking;
  return (
    <>
      <p className={styles.who}>
        <Avatar name={name} src={img} size="small" />
        <span className={styles.name}>{name}</span>
      </p>
      <dl className={styles.facts}>
        <Fact name={text.reason} value={about ?? client?.concern} />
        <Fact name={text.next} value={formatDateTime(start)} />
        <Fact name={text.born} value={client?.born && formatDate(client.born)} />
        <Fact
          name={text.lastVisit}
          value={client?.lastVisit ? formatDate(client.lastVisit) : text.noVisit}
        />
        <Fact name={text.sex} value={client?.gender && localName(client.gender)} />
        <Fact name={text.height} value={client?.heightCm && text.cm(client.heightCm)} />
        <Fact name={text.weight} value={client?.weightKg && text.kg(client.weightKg)} />
        <Fact name={text.registered} value={client && formatDate(client.registeredOn)} />
        <Fact name={text.history} value={client?.note} />
      </dl>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number | null | undefined }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.fact}>{value || text.unknown}</dd>
    </div>
  );
}

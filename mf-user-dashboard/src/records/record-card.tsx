import type { OwnClientLink, SharedByRecord } from '@nukkad/platform/contract';
import { formatDate, formatDateTime } from '@nukkad/platform/format';
import { Button, Card } from '@nukkad/shared-ui';
import { VendorLine } from '../common/vendor-line';
import styles from './records.module.css';
import { text } from './records.text';

interface Props {
  link: OwnClientLink;
  onEnd?: () => void;
}

/** A record link: professional, state, and shared data. */
export function RecordCard({ link, onEnd }: Props) {
  const { vendor, state, since, endedBy, shared } = link;
  const day = formatDate(since);
  const words = {
    linked: text.since(day),
    requested: text.askedOn(day),
    ended: text.endedOn[endedBy ?? 'system'](day),
  };
  return (
    <Card as="li" className={styles.card}>
      <VendorLine vendor={vendor} level={3} />
      <p className={styles.muted}>{words[state]}</p>
      {shared && <Shared shared={shared} />}
      {onEnd && (
        <div>
          <Button
            tone="secondary"
            aria-label={
              state === 'linked'
                ? text.endOf(vendor.vendorName)
                : text.takeBackOf(vendor.vendorName)
            }
            onClick={onEnd}
          >
            {state === 'linked' ? text.end : text.takeBack}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Shared({ shared: { appointments, assignments, documents } }: { shared: SharedByRecord }) {
  const more = [
    ...(assignments > 0 ? [text.assignments(assignments)] : []),
    ...(documents > 0 ? [text.documents(documents)] : []),
  ];
  return (
    <div>
      <h4>{text.appointments}</h4>
      {appointments.length === 0 && <p className={styles.muted}>{text.noAppointments}</p>}
      <ul>
        {appointments.map(({ _id, kind, start, status, service }) => (
          <li key={_id} className={styles.visit}>
            <span>{formatDateTime(start)}</span>
            <span>{service ?? text.kinds[kind]}</span>
            <span className={styles.muted}>{text.statuses[status]}</span>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <p>
          {text.shared}: {more.join(', ')}
        </p>
      )}
    </div>
  );
}

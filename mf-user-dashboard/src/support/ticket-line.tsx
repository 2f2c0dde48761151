import { Link } from '@nukkad/platform';
import type { Ticket, TicketState } from '@nukkad/platform/contract';
import {
  Badge,
  Card,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  StatusPill,
  stretchedLinkClass,
} from '@nukkad/shared-ui';
import { RelativeTime } from '@nukkad/vendor-kit';
import { sectionAddress } from '../common/section-address';
import styles from './support.module.css';
import { text } from './support.text';

interface Props {
  ticket: Ticket;
  now: Date;
}

export function TicketLine({ ticket, now }: Props) {
  const { _id, number, subject, state, updatedAt, hasNews } = ticket;
  return (
    <Card as="li" className={styles.line}>
      <h3 className={styles.subject}>
        <Link className={stretchedLinkClass} to={sectionAddress('support', { ticket: _id })}>
          {subject}
        </Link>
      </h3>
      <p className={styles.facts}>
        <TicketPill state={state} />
        {hasNews && <Badge tone="accent">{text.news}</Badge>}
        <span>{number}</span>
        <RelativeTime at={updatedAt} now={now} />
      </p>
    </Card>
  );
}

const looks = {
  open: { tone: 'warning', Icon: ClockIcon },
  answered: { tone: 'success', Icon: CheckIcon },
  closed: { tone: 'neutral', Icon: CloseIcon },
} as const;

export function TicketPill({ state }: { state: TicketState }) {
  const { tone, Icon } = looks[state];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} />}>
      {text.states[state]}
    </StatusPill>
  );
}

import { Link } from '@nukkad/platform';
import type { DatedHearing } from '@nukkad/platform/contract';
import { formatDateTime, formatLongDay, formatTime } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Avatar, linkClass } from '@nukkad/shared-ui';
import { useDashboard } from '@nukkad/vendor-kit';
import * as words from '../common/case.text';
import styles from './home.module.css';
import { text } from './home.text';
import { byDay } from './week.model';

interface Props {
  hearings: readonly DatedHearing[];
  zone: string;
}

export function WeekHearings({ hearings, zone }: Props) {
  if (hearings.length === 0) return <p className={styles.none}>{text.none}</p>;
  return (
    <ul className={styles.days}>
      {byDay(hearings, zone).map(({ day, hearings: those }) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.date}>
            <time dateTime={day}>{formatLongDay(day)}</time>
          </h3>
          <ul className={styles.hearings}>
            {those.map((hearing) => (
              <HearingLine key={hearing._id} hearing={hearing} zone={zone} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function HearingLine({ hearing, zone }: { hearing: DatedHearing; zone: string }) {
  const { roomAddress } = useDashboard();
  const { at, court, client, title, category, lastHearing, opponent } = hearing;
  return (
    <li className={styles.hearing}>
      <Avatar name={client.name} src={client.img || undefined} size="small" />
      <div className={styles.about}>
        <p className={styles.client}>{client.name}</p>
        <p className={styles.muted}>
          <time dateTime={at}>{formatTime(at, zone)}</time>
          {court !== null && `, ${court}`}
        </p>
        <Link
          className={linkClass({ isStandalone: true })}
          to={roomAddress('cases', { case: hearing.caseId })}
        >
          {title}
        </Link>
        <dl className={styles.facts}>
          <Fact name={text.category}>{localName(category, 'case')}</Fact>
          <Fact name={text.lastHearing}>
            {lastHearing === null ? text.first : formatDateTime(lastHearing, zone)}
          </Fact>
          <Fact name={text.against}>{opponent ?? words.nothing}</Fact>
        </dl>
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className={styles.muted}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}

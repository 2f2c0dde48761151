import type { VendorDetails } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { ZoneNote } from '../../common/clock/zone-note';
import { weekOf } from './hours.model';
import styles from './place.module.css';
import { text } from './place.text';

type Props = Pick<VendorDetails, 'workingHours'> & Partial<Pick<VendorDetails, 'lunch'>>;

export function WeekHours({ workingHours, lunch = null }: Props) {
  const week = weekOf(workingHours);
  if (week.length === 0) return <p className={styles.muted}>{text.noHours}</p>;
  return (
    <>
      <dl className={styles.week}>
        {week.map(({ weekday, spans }) => (
          <div key={weekday} className={styles.day}>
            <dt>{text.weekdays[weekday - 1]}</dt>
            <dd className={spans.length === 0 ? styles.muted : undefined}>
              {spans.length === 0 && text.closed}
              {spans.map(({ from, to }) => (
                <span key={from} className={styles.span}>
                  {text.span(formatClock(from), formatClock(to))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {lunch !== null && <p>{text.lunch(formatClock(lunch.from), formatClock(lunch.to))}</p>}
      <ZoneNote className={styles.zone} />
    </>
  );
}

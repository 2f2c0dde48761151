import type { VendorDetails } from '@nukkad/platform/contract';
import { weekOf } from './details.model';
import { text } from './details.text';
import styles from './details-body.module.css';

export function WeekHours({ workingHours }: Pick<VendorDetails, 'workingHours'>) {
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
              {spans.map(({ opens, closes }) => (
                <span key={opens} className={styles.span}>
                  {text.span(opens, closes)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.zone}>{text.hoursZone}</p>
    </>
  );
}

import { LazyPart, Skeleton } from '@nukkad/shared-ui';
import styles from '../wizard.module.css';
import { documentText } from '../wizard.text';
import type { DaysProps } from './day-pickers';

/** Loads the pickers: calendars are a fifth of what onboarding runs, and the first step has none. */
export const loadDayPickers = () => import('./day-pickers');

/** A date range. */
export function Days(props: DaysProps) {
  return (
    <LazyPart load={loadDayPickers} what={documentText.days} waiting={<Waiting />}>
      {({ DayPickers }) => <DayPickers {...props} />}
    </LazyPart>
  );
}

function Waiting() {
  return (
    <div className={styles.pair}>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="text" lines={2} />
    </div>
  );
}

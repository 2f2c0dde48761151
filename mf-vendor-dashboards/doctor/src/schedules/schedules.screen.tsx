import { AppointmentsPanel, CalendarRoom, sundayCalendar } from '@nukkad/vendor-kit';
import { places } from '../common/places';
import styles from './schedules.module.css';
import { text } from './schedules.text';

/** The older dashboard's week, which starts on Sunday, and its day list with a week strip. */
export function Screen() {
  return (
    <div className={styles.room}>
      <CalendarRoom config={sundayCalendar} text={{ title: text.title }} places={places} />
      <AppointmentsPanel title={text.list} picker="strip" weekStart="sunday" places={places} />
    </div>
  );
}

import {
  AppointmentsPanel,
  monthWords,
  PerformanceChart,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
  useNow,
} from '@nukkad/vendor-kit';
import styles from './home.module.css';
import { text } from './home.text';
import { UpcomingClass } from './upcoming-class.screen';

const places = { clients: 'students', messages: 'messages' };

/** How the teaching goes, and what comes next. */
export function Screen() {
  const { roomAddress } = useDashboard();
  const note = monthWords(useNow());
  return (
    <RoomPage title={text.title}>
      <div className={styles.numbers}>
        <UpcomingClass />
        <StatCards cards={cards.map((card) => ({ ...card, note }))} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PerformanceChart />
          <RequestsTable title={text.requests} viewAll={roomAddress('schedules')} places={places} />
        </div>
        <AppointmentsPanel title={text.schedules} places={places} />
      </div>
    </RoomPage>
  );
}

const cards: readonly Stat[] = [
  { label: text.hours, tell: ({ hours }) => hours },
  { label: text.students, tell: ({ students }) => students },
  { label: text.classes, tell: ({ classes }) => classes },
];

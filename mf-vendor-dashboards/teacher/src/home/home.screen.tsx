import {
  AppointmentsPanel,
  FirstSteps,
  HomeColumns,
  HomeSkeleton,
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
import { UpcomingClass } from './upcoming-class';

const places = { clients: 'students', messages: 'messages' };

const rooms = { hours: 'settings', bookings: 'schedules' };

export function Screen() {
  const { roomAddress } = useDashboard();
  const note = monthWords(useNow());
  return (
    <RoomPage title={text.title} waiting={<HomeSkeleton numbers={cards.length + 1} />}>
      <FirstSteps rooms={rooms} />
      <div className={styles.numbers}>
        <UpcomingClass />
        <StatCards cards={cards.map((card) => ({ ...card, note }))} />
      </div>
      <HomeColumns
        aside={<AppointmentsPanel title={text.schedules} picker="month" places={places} />}
      >
        <PerformanceChart />
        <RequestsTable
          title={text.requests}
          matter={text.matter}
          viewAll={roomAddress('schedules')}
          places={places}
        />
      </HomeColumns>
    </RoomPage>
  );
}

const cards: readonly Stat[] = [
  { label: text.hours, select: ({ hours }) => hours },
  { label: text.students, select: ({ students }) => students },
  { label: text.classes, select: ({ classes }) => classes },
];

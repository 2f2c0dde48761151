import {
  AppointmentsPanel,
  GenderChart,
  NextVisit,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import { places } from '../common/places';
import styles from './home.module.css';
import { text } from './home.text';

const cards: readonly Stat[] = [
  { label: text.cards.patients, tell: ({ clients }) => clients },
  { label: text.cards.appointments, tell: ({ bookings }) => bookings },
  { label: text.cards.consulting, tell: ({ consulted }) => consulted, span: 'quarter' },
  { label: text.cards.rating, tell: ({ rating }) => rating },
];

/** The first page of a doctor's dashboard. */
export function Screen() {
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={text.title}>
      <StatCards cards={cards} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RequestsTable viewAll={roomAddress('appointments')} places={places} />
          <NextVisit />
        </div>
        <div className={styles.column}>
          <AppointmentsPanel places={places} />
          <GenderChart />
        </div>
      </div>
    </RoomPage>
  );
}

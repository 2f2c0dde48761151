import {
  AppointmentsPanel,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import styles from './home.module.css';
import { text } from './home.text';

const places = { clients: 'clients', messages: 'messages' };

const cards: readonly Stat[] = [
  { label: text.clients, tell: ({ clients }) => clients },
  { label: text.comingWeek, tell: ({ comingWeek }) => comingWeek },
  { label: text.rating, tell: ({ rating }) => rating },
];

/** What is asked for, what is on today, and how the practice goes. */
export function Screen() {
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={text.title}>
      <StatCards cards={cards} />
      <div className={styles.columns}>
        <RequestsTable
          title={text.requests}
          viewAll={roomAddress('appointments')}
          places={places}
        />
        <AppointmentsPanel title={text.today} places={places} />
      </div>
    </RoomPage>
  );
}

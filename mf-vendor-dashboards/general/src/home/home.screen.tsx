import {
  AppointmentsPanel,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import type { ProfessionWords } from '../common/profession.text';
import { useProfession } from '../common/use-profession';
import styles from './home.module.css';
import { text } from './home.text';

const places = { clients: 'clients', messages: 'messages' };

/** What is asked for, what is on today, and how the practice goes. */
export function Screen() {
  const { roomAddress } = useDashboard();
  const { words } = useProfession();
  return (
    <RoomPage title={text.title}>
      <StatCards cards={cardsOf(words)} />
      <div className={styles.columns}>
        <RequestsTable
          title={words.requests}
          viewAll={roomAddress('appointments')}
          places={places}
        />
        <AppointmentsPanel title={words.bookings} places={places} />
      </div>
    </RoomPage>
  );
}

function cardsOf(words: ProfessionWords): readonly Stat[] {
  return [
    { label: words.clients.title, tell: ({ clients }) => clients },
    { label: words.bookings, tell: ({ bookings }) => bookings },
    { label: words.hours, tell: ({ hours }) => hours },
    { label: text.comingWeek, tell: ({ comingWeek }) => comingWeek },
    { label: text.rating, tell: ({ rating }) => rating },
  ];
}

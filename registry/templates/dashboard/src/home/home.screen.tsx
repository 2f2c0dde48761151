import {
  AppointmentsPanel,
  HomeColumns,
  HomeSkeleton,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import { text } from './home.text';

const places = { clients: 'clients', messages: 'messages' };

const cards: readonly Stat[] = [
  { label: text.clients, select: ({ clients }) => clients },
  { label: text.comingWeek, select: ({ comingWeek }) => comingWeek },
  { label: text.rating, select: ({ rating }) => rating },
];

/** What is asked for, what is on today, and how the practice goes. */
export function Screen() {
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={text.title} waiting={<HomeSkeleton numbers={cards.length} />}>
      <StatCards cards={cards} />
      <HomeColumns aside={<AppointmentsPanel title={text.today} places={places} />}>
        <RequestsTable
          title={text.requests}
          matter={text.matter}
          viewAll={roomAddress('appointments')}
          places={places}
        />
      </HomeColumns>
    </RoomPage>
  );
}

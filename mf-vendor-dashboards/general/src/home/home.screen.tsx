import {
  AppointmentsPanel,
  FirstSteps,
  HomeColumns,
  HomeSkeleton,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import type { ProfessionWords } from '../common/profession.text';
import { useProfession } from '../common/use-profession';
import { text } from './home.text';

const NUMBERS = 5;

const rooms = { hours: 'availability', bookings: 'appointments' };
const places = { clients: 'clients', messages: 'messages' };

export function Screen() {
  const { roomAddress } = useDashboard();
  const { words } = useProfession();
  return (
    <RoomPage title={text.title} waiting={<HomeSkeleton numbers={NUMBERS} />}>
      <FirstSteps rooms={rooms} />
      <StatCards cards={cardsOf(words)} />
      <HomeColumns
        aside={<AppointmentsPanel title={words.bookings} picker="month" places={places} />}
      >
        <RequestsTable
          title={words.requests}
          matter={words.matter}
          viewAll={roomAddress('appointments')}
          places={places}
        />
      </HomeColumns>
    </RoomPage>
  );
}

function cardsOf(words: ProfessionWords): readonly Stat[] {
  return [
    { label: words.clients.title, select: ({ clients }) => clients },
    { label: words.bookings, select: ({ bookings }) => bookings },
    { label: words.hours, select: ({ hours }) => hours },
    { label: text.comingWeek, select: ({ comingWeek }) => comingWeek },
    { label: text.rating, select: ({ rating }) => rating },
  ];
}

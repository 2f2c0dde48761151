import {
  AppointmentsPanel,
  FirstSteps,
  GenderChart,
  HomeColumns,
  HomeSkeleton,
  NextVisit,
  RequestsTable,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import { places } from '../common/places';
import { text } from './home.text';

const cards: readonly Stat[] = [
  { label: text.cards.patients, select: ({ clients }) => clients },
  { label: text.cards.appointments, select: ({ bookings }) => bookings },
  { label: text.cards.consulting, select: ({ consulted }) => consulted, span: 'quarter' },
  { label: text.cards.rating, select: ({ rating }) => rating },
];

const rooms = { hours: 'settings', bookings: 'appointments' };

export function Screen() {
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={text.title} waiting={<HomeSkeleton numbers={cards.length} />}>
      <FirstSteps rooms={rooms} />
      <StatCards cards={cards} />
      <HomeColumns
        aside={
          <>
            <AppointmentsPanel places={places} />
            <GenderChart />
          </>
        }
      >
        <RequestsTable viewAll={roomAddress('appointments')} places={places} />
        <NextVisit />
      </HomeColumns>
    </RoomPage>
  );
}

import {
  AppointmentsPanel,
  FirstSteps,
  HomeColumns,
  HomeSkeleton,
  RoomPage,
  type Stat,
  StatCards,
} from '@nukkad/vendor-kit';
import { CaseRequestsTable } from '../common/case-requests/case-requests';
import { places } from '../common/places';
import { text } from './home.text';
import { WeeklyCases } from './weekly-cases.container';

const cards: readonly Stat[] = [
  { label: text.cards.total, select: ({ cases }) => cases.total },
  { label: text.cards.won, select: ({ cases }) => cases.won },
  { label: text.cards.lost, select: ({ cases }) => cases.lost },
  { label: text.cards.rating, select: ({ rating }) => rating },
];

const rooms = { hours: 'settings', bookings: 'appointments' };

export function Screen() {
  return (
    <RoomPage title={text.title} waiting={<HomeSkeleton numbers={cards.length} />}>
      <FirstSteps rooms={rooms} />
      <StatCards cards={cards} />
      <HomeColumns aside={<AppointmentsPanel picker="month" places={places} />}>
        <WeeklyCases />
        <CaseRequestsTable />
      </HomeColumns>
    </RoomPage>
  );
}

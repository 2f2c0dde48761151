import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { SlotGrid, type SlotGroup } from './slot-grid';

const slots = (taken: string[], ...times: string[]): SlotGroup['slots'] =>
  times.map((time) => ({ time, state: taken.includes(time) ? 'taken' : 'free' }));

const day: SlotGroup[] = [
  {
    title: 'Morning',
    slots: slots(['09:30', '11:00'], '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'),
  },
  { title: 'Afternoon', slots: [] },
  { title: 'Evening', slots: slots(['18:30'], '17:00', '17:30', '18:00', '18:30') },
];

const fullDay: SlotGroup[] = [
  { title: 'Morning', slots: slots(['10:00', '10:30'], '10:00', '10:30') },
];

function Booking({ groups = day, at = null }: { groups?: SlotGroup[]; at?: string | null }) {
  const [time, setTime] = useState(at);
  return (
    <SlotGrid label="Slots on Fri 20 Nov" groups={groups} selected={time} onSelect={setTime} />
  );
}

export const slotGridExhibit: Exhibit = {
  component: 'Slot grid',
  specimens: [
    { state: 'Nothing chosen', Draw: () => <Booking /> },
    { state: 'Chosen', Draw: () => <Booking at="10:30" /> },
    { state: 'All taken', Draw: () => <Booking groups={fullDay} /> },
    { state: 'No slots', Draw: () => <Booking groups={[{ title: 'Morning', slots: [] }]} /> },
    {
      state: 'With a note on the clock',
      Draw: () => (
        <SlotGrid
          label="Slots on Fri 20 Nov"
          groups={day}
          selected={null}
          onSelect={() => undefined}
          zoneNote="Times in India (IST)"
        />
      ),
    },
  ],
};

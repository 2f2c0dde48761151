import { useState } from 'react';
import { BadgeCheckIcon, MapPinIcon, StarIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { type TabItem, Tabs } from './tabs';

const appointments: TabItem[] = [
  { key: 'upcoming', label: 'Upcoming', content: <p>Thursday 26 Nov, 10:30 AM: Dr. Asha Rao</p> },
  { key: 'past', label: 'Past', content: <p>Nothing yet.</p> },
  { key: 'cancelled', label: 'Cancelled', content: null, isDisabled: true },
];

const profile: TabItem[] = [
  { key: 'reviews', label: 'Reviews', icon: <StarIcon size={20} />, content: <p>4.5 (300)</p> },
  { key: 'practice', label: 'Practice', icon: <MapPinIcon size={20} />, content: <p>27th Main</p> },
  {
    key: 'papers',
    label: 'Registration and certificates',
    icon: <BadgeCheckIcon size={20} />,
    content: <p>Karnataka State Dental Council, 2012</p>,
  },
  { key: 'fees', label: 'Fees and offers', content: <p>₹1,200 for the first visit</p> },
];

function Sample({ label, items }: { label: string; items: TabItem[] }) {
  const [selected, setSelected] = useState(items[0]?.key ?? '');
  return <Tabs label={label} items={items} selected={selected} onSelect={setSelected} />;
}

export const tabsExhibit: Exhibit = {
  component: 'Tabs',
  specimens: [
    {
      state: 'Plain, one disabled',
      Draw: () => <Sample label="Appointments" items={appointments} />,
    },
    {
      state: 'With icons, more than fit on a phone',
      Draw: () => <Sample label="Profile" items={profile} />,
    },
  ],
};

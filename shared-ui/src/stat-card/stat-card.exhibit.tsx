import type { Exhibit } from '../workshop/exhibit';
import { StatCard } from './stat-card';

export const statCardExhibit: Exhibit = {
  component: 'Stat card',
  specimens: [
    { state: 'A number', Draw: () => <StatCard label="Appointments" number="128" /> },
    {
      state: 'Up, and welcome',
      Draw: () => (
        <StatCard
          label="Earned this month"
          number="₹1,25,000"
          delta={{ direction: 'up', text: '₹12,400 more than in October', tone: 'good' }}
        />
      ),
    },
    {
      state: 'Down, and unwelcome',
      Draw: () => (
        <StatCard
          label="New clients"
          number="9"
          delta={{ direction: 'down', text: '4 fewer than last week', tone: 'bad' }}
        />
      ),
    },
    {
      state: 'Level',
      Draw: () => (
        <StatCard
          label="Mean rating"
          number="4.6"
          delta={{ direction: 'level', text: 'As last week' }}
        />
      ),
    },
  ],
};

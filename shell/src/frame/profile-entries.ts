import { BadgeCheck, CalendarDays, Heart, LayoutDashboard, UserRound } from 'lucide-react';
import type { OwnWork } from './account.queries';
import { text } from './frame.text';

const entries = [
  { label: text.profile, to: '/profile', icon: UserRound },
  { label: text.appointments, to: '/profile?section=appointments', icon: CalendarDays },
  { label: text.favourites, to: '/profile?section=favourites', icon: Heart },
];

/** Where a logged-in person goes; the sections are the user dashboard's. */
export function profileEntries({ dashboard, isOperator }: OwnWork) {
  return [
    ...(isOperator
      ? [{ label: text.operatorConsole, to: '/operator-dashboard', icon: BadgeCheck }]
      : []),
    ...(dashboard === null
      ? []
      : [{ label: text.dashboard, to: dashboard, icon: LayoutDashboard }]),
    ...entries,
  ];
}

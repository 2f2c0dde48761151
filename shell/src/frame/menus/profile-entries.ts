import { BadgeCheck, CalendarDays, Heart, LayoutDashboard, UserRound } from 'lucide-react';
import { text } from '../site/frame.text';
import type { OwnWork } from './account.queries';

const entries = [
  { label: text.profile, to: '/profile', icon: UserRound },
  { label: text.appointments, to: '/profile?section=appointments', icon: CalendarDays },
  { label: text.favourites, to: '/profile?section=favourites', icon: Heart },
];

/** Menu of a signed-in user; the sections belong to the user dashboard. */
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

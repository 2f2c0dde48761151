import { CalendarDays, Heart, UserRound } from 'lucide-react';
import { text } from './frame.text';

/** Where a logged-in person goes; the sections are the user dashboard's. */
export const profileEntries = [
  { label: text.profile, to: '/profile', icon: UserRound },
  { label: text.appointments, to: '/profile?section=appointments', icon: CalendarDays },
  { label: text.favourites, to: '/profile?section=favourites', icon: Heart },
] as const;

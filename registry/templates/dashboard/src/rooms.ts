import {
  CalendarDaysIcon,
  DashboardIcon,
  MessageIcon,
  PeopleIcon,
  SettingsIcon,
} from '@nukkad/shared-ui';
import type { DashboardRoom, SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './rooms.text';

/** The menu. A room is a folder with a screen, and a line here. */
export const rooms: readonly DashboardRoom[] = [
  {
    id: 'dashboard',
    label: text.dashboard,
    icon: DashboardIcon,
    load: () => import('./home/home.screen'),
  },
  {
    id: 'appointments',
    label: text.appointments,
    icon: CalendarDaysIcon,
    load: () => import('./appointments/appointments.screen'),
  },
  {
    id: 'clients',
    label: text.clients,
    icon: PeopleIcon,
    load: () => import('./clients/clients.screen'),
  },
  {
    id: 'messages',
    label: text.messages,
    icon: MessageIcon,
    load: () => import('./messages/messages.screen'),
  },
  {
    id: 'settings',
    label: text.settings,
    icon: SettingsIcon,
    load: () => import('./settings/settings.screen'),
  },
];

/** In which rooms the search finds what. */
export const search: SearchPlaces = {
  clients: { room: 'clients', label: text.clients },
  bookings: { room: 'appointments', label: text.appointments },
  messages: { room: 'messages', label: text.messages },
};

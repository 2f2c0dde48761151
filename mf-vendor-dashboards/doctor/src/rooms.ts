import { ClockIcon, PeopleIcon } from '@nukkad/shared-ui';
import { commonRooms, type DashboardRoom, type SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './rooms.text';

/** The specified menu, followed by further pages of the older one. */
export const rooms: readonly DashboardRoom[] = [
  { ...commonRooms.dashboard, load: () => import('./home/home.screen') },
  { ...commonRooms.appointments, load: () => import('./appointments/appointments.screen') },
  {
    id: 'patients',
    label: text.patients,
    icon: PeopleIcon,
    load: () => import('./patients/patients.screen'),
  },
  { ...commonRooms.messages, load: () => import('./messages/messages.screen') },
  { ...commonRooms.payments, load: () => import('./payments/payments.screen') },
  {
    id: 'schedules',
    label: text.schedules,
    icon: ClockIcon,
    load: () => import('./schedules/schedules.screen'),
  },
  { ...commonRooms.questions, load: () => import('./questions/questions.screen') },
  { ...commonRooms.settings, load: () => import('./settings/settings.screen') },
];

/** Pages that open search results. */
export const search: SearchPlaces = {
  clients: { room: 'patients', label: text.patients },
  bookings: { room: 'appointments', label: commonRooms.appointments.label },
  messages: { room: 'messages', label: commonRooms.messages.label },
};

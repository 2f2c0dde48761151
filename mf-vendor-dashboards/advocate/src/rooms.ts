import { CaseIcon, PeopleIcon } from '@nukkad/shared-ui';
import { commonRooms, type DashboardRoom, type SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './rooms.text';

/** The specified menu, followed by clients and settings. */
export const rooms: readonly DashboardRoom[] = [
  { ...commonRooms.dashboard, load: () => import('./home/home.screen') },
  { ...commonRooms.appointments, load: () => import('./appointments/appointments.screen') },
  { id: 'cases', label: text.cases, icon: CaseIcon, load: () => import('./cases/cases.screen') },
  { ...commonRooms.messages, load: () => import('./messages/messages.screen') },
  { ...commonRooms.payments, load: () => import('./payments/payments.screen') },
  {
    id: 'clients',
    label: text.clients,
    icon: PeopleIcon,
    load: () => import('./clients/clients.screen'),
  },
  { ...commonRooms.questions, load: () => import('./questions/questions.screen') },
  { ...commonRooms.settings, load: () => import('./settings/settings.screen') },
];

/** Pages that open search results. */
export const search: SearchPlaces = {
  clients: { room: 'clients', label: text.clients },
  bookings: { room: 'appointments', label: commonRooms.appointments.label },
  messages: { room: 'messages', label: commonRooms.messages.label },
};

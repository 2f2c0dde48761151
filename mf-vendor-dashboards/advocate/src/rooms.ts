import {
  CalendarDaysIcon,
  CaseIcon,
  DashboardIcon,
  MessageIcon,
  PaymentsIcon,
  PeopleIcon,
  QuestionIcon,
  SettingsIcon,
} from '@nukkad/shared-ui';
import type { DashboardRoom, SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './rooms.text';

/** The specified menu, followed by clients and settings. */
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
  { id: 'cases', label: text.cases, icon: CaseIcon, load: () => import('./cases/cases.screen') },
  {
    id: 'messages',
    label: text.messages,
    icon: MessageIcon,
    load: () => import('./messages/messages.screen'),
  },
  {
    id: 'payments',
    label: text.payments,
    icon: PaymentsIcon,
    load: () => import('./payments/payments.screen'),
  },
  {
    id: 'clients',
    label: text.clients,
    icon: PeopleIcon,
    load: () => import('./clients/clients.screen'),
  },
  {
    id: 'questions',
    label: text.questions,
    icon: QuestionIcon,
    load: () => import('./questions/questions.screen'),
  },
  {
    id: 'settings',
    label: text.settings,
    icon: SettingsIcon,
    load: () => import('./settings/settings.screen'),
  },
];

/** Pages that open search results. */
export const search: SearchPlaces = {
  clients: { room: 'clients', label: text.clients },
  bookings: { room: 'appointments', label: text.appointments },
  messages: { room: 'messages', label: text.messages },
};

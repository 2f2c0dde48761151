import {
  CalendarDaysIcon,
  ClockIcon,
  DashboardIcon,
  MessageIcon,
  PaymentsIcon,
  PeopleIcon,
  QuestionIcon,
  SettingsIcon,
} from '@nukkad/shared-ui';
import type { DashboardRoom, SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './rooms.text';

/** The specified menu, followed by further pages of the older one. */
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
    id: 'patients',
    label: text.patients,
    icon: PeopleIcon,
    load: () => import('./patients/patients.screen'),
  },
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
    id: 'schedules',
    label: text.schedules,
    icon: ClockIcon,
    load: () => import('./schedules/schedules.screen'),
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
  clients: { room: 'patients', label: text.patients },
  bookings: { room: 'appointments', label: text.appointments },
  messages: { room: 'messages', label: text.messages },
};

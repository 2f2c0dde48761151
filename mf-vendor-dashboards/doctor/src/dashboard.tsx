import type { ScreenProps } from '@nukkad/platform';
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
import { DashboardFrame, defineDashboard } from '@nukkad/vendor-kit';
import { text } from './dashboard.text';

const dashboard = defineDashboard({
  rooms: {
    dashboard: [DashboardIcon, () => import('./home/home.screen')],
    appointments: [CalendarDaysIcon, () => import('./appointments/appointments.screen')],
    patients: [PeopleIcon, () => import('./patients/patients.screen')],
    messages: [MessageIcon, () => import('./messages/messages.screen')],
    payments: [PaymentsIcon, () => import('./payments/payments.screen')],
    schedules: [ClockIcon, () => import('./schedules/schedules.screen')],
    questions: [QuestionIcon, () => import('./questions/questions.screen')],
    settings: [SettingsIcon, () => import('./settings/settings.screen')],
  },
  labels: text,
  search: { clients: 'patients', bookings: 'appointments', messages: 'messages' },
});

/** Serves `/doctor-dashboard`, and `/trial` for visitors whose stored profession is doctor. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} {...dashboard} />;
}

import type { ScreenProps } from '@nukkad/platform';
import {
  AssignmentsIcon,
  CalendarDaysIcon,
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
    schedules: [CalendarDaysIcon, () => import('./schedules/schedules.screen')],
    students: [PeopleIcon, () => import('./students/students.screen')],
    messages: [MessageIcon, () => import('./messages/messages.screen')],
    assignments: [AssignmentsIcon, () => import('./assignments/assignments.screen')],
    payments: [PaymentsIcon, () => import('./payments/payments.screen')],
    questions: [QuestionIcon, () => import('./questions/questions.screen')],
    settings: [SettingsIcon, () => import('./settings/settings.screen')],
  },
  labels: text.rooms,
  search: {
    clients: 'students',
    bookings: { room: 'schedules', label: text.classes },
    messages: 'messages',
  },
});

/** Serves `/teacher-dashboard`, and `/trial` for visitors whose stored profession is teacher. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} {...dashboard} />;
}

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
import type { DashboardRoom, SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './dashboard.text';

const { rooms: words } = text;

/** The specified menu, questions and settings; each page is a chunk, loaded on entry. */
export const rooms: readonly DashboardRoom[] = [
  {
    id: 'dashboard',
    label: words.dashboard,
    icon: DashboardIcon,
    load: () => import('./home/home.screen'),
  },
  {
    id: 'schedules',
    label: words.schedules,
    icon: CalendarDaysIcon,
    load: () => import('./schedules/schedules.screen'),
  },
  {
    id: 'students',
    label: words.students,
    icon: PeopleIcon,
    load: () => import('./students/students.screen'),
  },
  {
    id: 'messages',
    label: words.messages,
    icon: MessageIcon,
    load: () => import('./messages/messages.screen'),
  },
  {
    id: 'assignments',
    label: words.assignments,
    icon: AssignmentsIcon,
    load: () => import('./assignments/assignments.screen'),
  },
  {
    id: 'payments',
    label: words.payments,
    icon: PaymentsIcon,
    load: () => import('./payments/payments.screen'),
  },
  {
    id: 'questions',
    label: words.questions,
    icon: QuestionIcon,
    load: () => import('./questions/questions.screen'),
  },
  {
    id: 'settings',
    label: words.settings,
    icon: SettingsIcon,
    load: () => import('./settings/settings.screen'),
  },
];

/** Students, classes and messages are searchable. */
export const searchPlaces: SearchPlaces = {
  clients: { room: 'students', label: words.students },
  bookings: { room: 'schedules', label: text.classes },
  messages: { room: 'messages', label: words.messages },
};

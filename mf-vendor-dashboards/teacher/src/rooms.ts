import { AssignmentsIcon, CalendarDaysIcon, PeopleIcon } from '@nukkad/shared-ui';
import { commonRooms, type DashboardRoom, type SearchPlaces } from '@nukkad/vendor-kit';
import { text } from './dashboard.text';

const { rooms: words } = text;

/** The specified menu, questions and settings; each page is a chunk, loaded on entry. */
export const rooms: readonly DashboardRoom[] = [
  { ...commonRooms.dashboard, load: () => import('./home/home.screen') },
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
  { ...commonRooms.messages, load: () => import('./messages/messages.screen') },
  {
    id: 'assignments',
    label: words.assignments,
    icon: AssignmentsIcon,
    load: () => import('./assignments/assignments.screen'),
  },
  { ...commonRooms.payments, load: () => import('./payments/payments.screen') },
  { ...commonRooms.questions, load: () => import('./questions/questions.screen') },
  { ...commonRooms.settings, load: () => import('./settings/settings.screen') },
];

/** Students, classes and messages are searchable. */
export const searchPlaces: SearchPlaces = {
  clients: { room: 'students', label: words.students },
  bookings: { room: 'schedules', label: text.classes },
  messages: { room: 'messages', label: commonRooms.messages.label },
};

import {
  CalendarDaysIcon,
  ClockIcon,
  DashboardIcon,
  FileIcon,
  MessageIcon,
  OfficeIcon,
  PaymentsIcon,
  PeopleIcon,
  PricesIcon,
  QuestionIcon,
  SettingsIcon,
} from '@nukkad/shared-ui';
import { type DashboardDefinition, defineDashboard } from '@nukkad/vendor-kit';
import { hasOfficePage, isBooked } from './common/profession.model';
import { professionWords } from './common/profession.text';
import { text } from './dashboard.text';

type Rooms = DashboardDefinition['rooms'];

const messages = {
  messages: [MessageIcon, () => import('./messages/messages.screen')],
} satisfies Rooms;

const others = {
  questions: [QuestionIcon, () => import('./questions/questions.screen')],
  settings: [SettingsIcon, () => import('./settings/settings.screen')],
} satisfies Rooms;

const bookedRooms = {
  dashboard: [DashboardIcon, () => import('./home/home.screen')],
  appointments: [CalendarDaysIcon, () => import('./appointments/appointments.screen')],
  clients: [PeopleIcon, () => import('./clients/clients.screen')],
  services: [PricesIcon, () => import('./services/services.screen')],
  availability: [ClockIcon, () => import('./availability/availability.screen')],
  ...messages,
  payments: [PaymentsIcon, () => import('./payments/payments.screen')],
  ...others,
} satisfies Rooms;

const officerHome = {
  dashboard: [DashboardIcon, () => import('./complaints/officer-home.screen')],
} satisfies Rooms;

const officePage = {
  desk: [OfficeIcon, () => import('./office-page/office-page.screen')],
} satisfies Rooms;

const officerRooms = {
  complaints: [FileIcon, () => import('./complaints/complaints.screen')],
  ...messages,
  ...others,
} satisfies Rooms;

/** Pages of a profession, by slug. */
export function dashboardOf(slug: string | null) {
  if (!isBooked(slug)) {
    const page: Rooms = hasOfficePage(slug) ? officePage : {};
    return defineDashboard({
      rooms: { ...officerHome, ...page, ...officerRooms },
      labels: text,
      search: { messages: 'messages' },
    });
  }
  const { bookings, clients, services } = professionWords(slug);
  return defineDashboard({
    rooms: bookedRooms,
    labels: { ...text, appointments: bookings, clients: clients.title, services },
    search: { clients: 'clients', bookings: 'appointments', messages: 'messages' },
  });
}

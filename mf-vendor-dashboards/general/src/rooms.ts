import {
  CalendarDaysIcon,
  ClockIcon,
  FileIcon,
  OfficeIcon,
  PeopleIcon,
  PricesIcon,
} from '@nukkad/shared-ui';
import { commonRooms, type DashboardRoom, type SearchPlaces } from '@nukkad/vendor-kit';
import { hasOfficePage, isBooked } from './common/profession.model';
import { type ProfessionWords, professionWords } from './common/profession.text';
import { text } from './dashboard.text';

const messages: DashboardRoom = {
  ...commonRooms.messages,
  load: () => import('./messages/messages.screen'),
};

const settings: DashboardRoom = {
  ...commonRooms.settings,
  load: () => import('./settings/settings.screen'),
};

const questions: DashboardRoom = {
  ...commonRooms.questions,
  load: () => import('./questions/questions.screen'),
};

const officePage: DashboardRoom = {
  id: 'desk',
  label: text.officePage,
  icon: OfficeIcon,
  load: () => import('./office-page/office-page.screen'),
};

const bookedRooms = (words: ProfessionWords): DashboardRoom[] => [
  { ...commonRooms.dashboard, load: () => import('./home/home.screen') },
  {
    id: 'appointments',
    label: words.bookings,
    icon: CalendarDaysIcon,
    load: () => import('./appointments/appointments.screen'),
  },
  {
    id: 'clients',
    label: words.clients.title,
    icon: PeopleIcon,
    load: () => import('./clients/clients.screen'),
  },
  {
    id: 'services',
    label: words.services,
    icon: PricesIcon,
    load: () => import('./services/services.screen'),
  },
  {
    id: 'availability',
    label: text.availability,
    icon: ClockIcon,
    load: () => import('./availability/availability.screen'),
  },
  messages,
  { ...commonRooms.payments, load: () => import('./payments/payments.screen') },
  questions,
  settings,
];

const officerRooms: readonly DashboardRoom[] = [
  { ...commonRooms.dashboard, load: () => import('./complaints/officer-home.screen') },
  {
    id: 'complaints',
    label: text.complaints,
    icon: FileIcon,
    load: () => import('./complaints/complaints.screen'),
  },
  messages,
  questions,
  settings,
];

/** Menu of a profession, by slug. */
export function roomsOf(slug: string | null): readonly DashboardRoom[] {
  if (isBooked(slug)) return bookedRooms(professionWords(slug));
  if (!hasOfficePage(slug)) return officerRooms;
  const [home, complaints, ...others] = officerRooms;
  return [home!, officePage, complaints!, ...others];
}

/** Pages that open search results, limited to those in the menu. */
export function placesOf(slug: string | null): SearchPlaces {
  const found = { messages: { room: 'messages', label: commonRooms.messages.label } };
  if (!isBooked(slug)) return found;
  const words = professionWords(slug);
  return {
    clients: { room: 'clients', label: words.clients.title },
    bookings: { room: 'appointments', label: words.bookings },
    ...found,
  };
}

import type { ScreenProps } from '@nukkad/platform';
import {
  CalendarDaysIcon,
  DashboardIcon,
  MessageIcon,
  PeopleIcon,
  SettingsIcon,
} from '@nukkad/shared-ui';
import { DashboardFrame, defineDashboard } from '@nukkad/vendor-kit';
import { text } from './dashboard.text';

/** A page is a folder with a screen, a line here and a label. */
const dashboard = defineDashboard({
  rooms: {
    dashboard: [DashboardIcon, () => import('./home/home.screen')],
    appointments: [CalendarDaysIcon, () => import('./appointments/appointments.screen')],
    clients: [PeopleIcon, () => import('./clients/clients.screen')],
    messages: [MessageIcon, () => import('./messages/messages.screen')],
    settings: [SettingsIcon, () => import('./settings/settings.screen')],
  },
  labels: text,
  search: { clients: 'clients', bookings: 'appointments', messages: 'messages' },
});

/** `/__slug__-dashboard` and everything below it. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} {...dashboard} />;
}

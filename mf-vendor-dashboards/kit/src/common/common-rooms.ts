import {
  CalendarDaysIcon,
  DashboardIcon,
  type Icon,
  MessageIcon,
  PaymentsIcon,
  QuestionIcon,
  SettingsIcon,
} from '@nukkad/shared-ui';
import { text } from './common-rooms.text';

const room = (id: keyof typeof text, icon: Icon) => ({ id, label: text[id], icon });

/**
 * Menu entries that several dashboards have; each dashboard adds its page.
 *
 * @example { ...commonRooms.messages, load: () => import('./messages/messages.screen') }
 */
export const commonRooms = {
  dashboard: room('dashboard', DashboardIcon),
  appointments: room('appointments', CalendarDaysIcon),
  messages: room('messages', MessageIcon),
  payments: room('payments', PaymentsIcon),
  questions: room('questions', QuestionIcon),
  settings: room('settings', SettingsIcon),
};

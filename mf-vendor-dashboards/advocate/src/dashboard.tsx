import type { ScreenProps } from '@nukkad/platform';
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
import { DashboardFrame, DecisionCallsContext, defineDashboard } from '@nukkad/vendor-kit';
import { useCaseCalls } from './common/case-requests/case-calls';
import { text } from './dashboard.text';

const dashboard = defineDashboard({
  rooms: {
    dashboard: [DashboardIcon, () => import('./home/home.screen')],
    appointments: [CalendarDaysIcon, () => import('./appointments/appointments.screen')],
    cases: [CaseIcon, () => import('./cases/cases.screen')],
    messages: [MessageIcon, () => import('./messages/messages.screen')],
    payments: [PaymentsIcon, () => import('./payments/payments.screen')],
    clients: [PeopleIcon, () => import('./clients/clients.screen')],
    questions: [QuestionIcon, () => import('./questions/questions.screen')],
    settings: [SettingsIcon, () => import('./settings/settings.screen')],
  },
  labels: text,
  search: { clients: 'clients', bookings: 'appointments', messages: 'messages' },
});

/** Serves `/advocate-dashboard`, and `/trial` for visitors whose stored profession is advocate. */
export function Screen({ path }: ScreenProps) {
  const base = path.replace(/\/\*$/, '');
  const calls = useCaseCalls((caseId) => `${base}/cases?case=${caseId}`);
  return (
    <DecisionCallsContext value={calls}>
      <DashboardFrame path={path} {...dashboard} />
    </DecisionCallsContext>
  );
}

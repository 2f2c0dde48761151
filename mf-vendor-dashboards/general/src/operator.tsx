import { type ScreenProps, useEndpoint } from '@nukkad/platform';
import { BadgeCheckIcon } from '@nukkad/shared-ui';
import { DashboardFrame, type DashboardRoom } from '@nukkad/vendor-kit';
import { text } from './dashboard.text';

const rooms: readonly DashboardRoom[] = [
  {
    id: 'verification',
    label: text.verification,
    icon: BadgeCheckIcon,
    load: () => import('./verification/verification.screen'),
  },
];

/** The dashboard of an operator. Who may see it the shell asks the API, which answers nobody else. */
export function Screen({ path }: ScreenProps) {
  const account = useEndpoint('getSession');
  const name = account.state === 'ready' ? account.value.fullName : '';
  return <DashboardFrame path={path} rooms={rooms} search={{}} operator={name} />;
}

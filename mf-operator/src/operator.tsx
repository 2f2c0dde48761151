import { type ScreenProps, useEndpoint } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { rooms } from './rooms';

/** The operator's desk. Who may see it the shell asks the API, which answers nobody else. */
export function Screen({ path }: ScreenProps) {
  const account = useEndpoint('getSession');
  const name = account.state === 'ready' ? account.value.fullName : '';
  return <DashboardFrame path={path} rooms={rooms} search={{}} operator={name} />;
}

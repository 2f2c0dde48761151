import { type ScreenProps, useEndpoint } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { useMemo } from 'react';
import { rooms, roomsWith } from './rooms';

const MINUTE = 60_000;

/** The operator's desk. Who may see it the shell asks the API, which answers nobody else. */
export function Screen({ path }: ScreenProps) {
  const account = useEndpoint('getSession');
  const name = account.state === 'ready' ? account.value.fullName : '';
  return <DashboardFrame path={path} rooms={useRooms()} search={{}} operator={name} />;
}

/** Who comes while the desk is open is counted in the menu. */
function useRooms() {
  const queues = useEndpoint('getQueues', undefined, { refreshOnShow: true, refreshEvery: MINUTE });
  const counts = queues.state === 'ready' ? queues.value : null;
  return useMemo(() => (counts === null ? rooms : roomsWith(counts)), [counts]);
}

import { type ScreenProps, useEndpoint } from '@nukkad/platform';
import { LazyPart } from '@nukkad/shared-ui';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { useMemo } from 'react';
import { text } from './operator.text';
import { rooms, roomsWith } from './rooms';

const MINUTE = 60_000;

/** The operator console. The shell asks the API who may see it; the API answers operators alone. */
export function Screen({ path }: ScreenProps) {
  const account = useEndpoint('getSession');
  const name = account.state === 'ready' ? account.value.fullName : '';
  const queues = useQueues();
  const rooms = useRooms(queues);
  // The console's first call fails for operators whose session lacks a passkey.
  if (queues.state === 'failed' && queues.failure.code === 'passkey-required') {
    return (
      <LazyPart load={passkeyPage} what={text.passkeyPage}>
        {({ PasskeyPage }) => <PasskeyPage onConfirmed={queues.retry} />}
      </LazyPart>
    );
  }
  return <DashboardFrame path={path} rooms={rooms} search={{}} operator={name} />;
}

const passkeyPage = () => import('./passkey/passkey.container');

const useQueues = () =>
  useEndpoint('getQueues', undefined, { refreshOnShow: true, refreshEvery: MINUTE });

/** Cases that arrive while the console is open are counted in the menu. */
function useRooms(queues: ReturnType<typeof useQueues>) {
  const counts = queues.state === 'ready' ? queues.value : null;
  return useMemo(() => (counts === null ? rooms : roomsWith(counts)), [counts]);
}

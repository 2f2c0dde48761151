import { api, session, useEndpoint, useSession } from '@nukkad/platform';
import { pushAbility, pushEndpoint, subscribeToPush } from '@nukkad/platform/push';
import { rememberDevice } from '@nukkad/platform/push/allowed';
import { useEffect, useState } from 'react';

/** What there is to agree to; null where nothing can be pushed to this browser, or already is. */
export function usePushOffer(): { publicKey: string; wording: string } | null {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([pushAbility(), pushEndpoint()]).then(([can, endpoint]) => {
      if (isCurrent) setPossible(can === 'possible' && endpoint === null);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const state = useEndpoint('getPushState', undefined, { enabled: isLoggedIn && isPossible });
  if (state.state !== 'ready' || state.value.publicKey === null) return null;
  const { publicKey, wording } = state.value;
  return { publicKey, wording };
}

/** Subscribes this browser; `refused` by its owner in the browser's own question. */
export function useAllowing() {
  return async (publicKey: string): Promise<'allowed' | 'refused' | 'failed'> => {
    try {
      const body = await subscribeToPush(publicKey);
      if (body === null) return 'refused';
      const state = await api.call('addPushDevice', { body });
      await rememberDevice(state, body.endpoint, session.get().remembered.userId ?? '');
      return 'allowed';
    } catch {
      // The browser reached no push service, or the API refused: the person is told, and may retry.
      return 'failed';
    }
  };
}

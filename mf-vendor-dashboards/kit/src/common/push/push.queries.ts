import { api, session, useAnswers, useEndpoint } from '@nukkad/platform';
import type { PushChanges, PushState } from '@nukkad/platform/contract';
import {
  type PushAbility,
  pushAbility,
  pushEndpoint,
  subscribeToPush,
  unsubscribeFromPush,
} from '@nukkad/platform/push';
import { rememberDevice } from '@nukkad/platform/push/allowed';
import { useCallback, useEffect, useState } from 'react';

export const usePushState = () => useEndpoint('getPushState');

/** What this browser can, and the address of its subscription; null until it has answered. */
export function useBrowser() {
  const [browser, setBrowser] = useState<{ can: PushAbility; endpoint: string | null } | null>(
    null,
  );
  const ask = useCallback(async () => {
    setBrowser({ can: await pushAbility(), endpoint: await pushEndpoint() });
  }, []);
  useEffect(() => void ask(), [ask]);
  return { browser, ask };
}

/** Notes as which device this browser is registered, where it was allowed before notes were kept. */
export function useDeviceNote(state: PushState, endpoint: string | null) {
  useEffect(() => {
    if (endpoint === null) return;
    // Without the note the browser stays allowed, until its address changes.
    rememberDevice(state, endpoint, session.get().remembered.userId ?? '').catch(() => {});
  }, [state, endpoint]);
}

/** Each call rejects with an ApiError; on success the settings follow at once. */
export function usePushChanges() {
  const answers = useAnswers();
  const keep = (state: PushState) => answers.change('getPushState', undefined, () => state);
  return {
    /** False when the browser's owner said no. */
    async allow(publicKey: string): Promise<boolean> {
      const body = await subscribeToPush(publicKey);
      if (body === null) return false;
      const state = await api.call('addPushDevice', { body });
      await rememberDevice(state, body.endpoint, session.get().remembered.userId ?? '');
      keep(state);
      return true;
    },
    async change(body: PushChanges): Promise<void> {
      keep(await api.call('changePush', { body }));
    },
    async end(deviceId: string, isThis: boolean): Promise<void> {
      if (isThis) await unsubscribeFromPush();
      await api.call('removePushDevice', { params: { deviceId } });
      answers.renew('getPushState');
    },
  };
}

import { api, isApiError, session } from '@nukkad/platform';
import { grantedSubscription } from '@nukkad/platform/push';
import {
  allowedPush,
  forgetAllowed,
  isDeviceAt,
  rememberDevice,
} from '@nukkad/platform/push/allowed';
import { report } from '../../common/report';

/** Says this browser's new address where it has changed; what was allowed ends with signing out. */
export function startPushRenewal(): void {
  session.subscribe(() => {
    if (session.get().ended === 'signed-out') void forgetAllowed();
  });
  renewPush().catch((error) => report({ code: 'PUSH-RENEW', message: String(error) }, error));
}

/**
 * Registers the address that the browser has now, in place of the one with which whoever is signed in
 * allowed it. Nothing else is ever allowed without a press: not for another account, not what its owner
 * ended, here or elsewhere.
 */
export function renewPush(): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  // Two pages at once would both replace the same device.
  return locks ? locks.request('nukkad-push', renew) : renew();
}

async function renew(): Promise<void> {
  const { isLoggedIn, remembered } = session.get();
  const allowed = isLoggedIn ? await allowedPush() : null;
  if (allowed === null || allowed.account !== remembered.userId) return;
  const subscription = await grantedSubscription();
  if (subscription === null || isDeviceAt(allowed, subscription.endpoint)) return;
  const body = { ...subscription, replaces: allowed.device };
  try {
    const state = await api.call('addPushDevice', { body });
    await rememberDevice(state, subscription.endpoint, allowed.account);
  } catch (error) {
    if (hasEnded(error)) await forgetAllowed();
    // Without a connection, or while the API is busy, the next page tries again.
    else if (!isApiError(error)) throw error;
  }
}

/** The API has no such device any more, or never sends to such an address. */
const hasEnded = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 422);

import { allowedPush, forgetAllowed } from '@nukkad/platform/push/allowed';
import { addressOf, notificationOf } from './push.model';
import type { WorkerScope } from './scope';

type Scope = Pick<WorkerScope, 'clients' | 'location' | 'registration'>;

/** Shows a message that a push service brought. */
export function showPushed(text: string, { registration }: Scope): Promise<void> {
  const { title, options } = notificationOf(text);
  return registration.showNotification(title, options);
}

/**
 * Shows the page of a notification that was pressed: where it is open already, or else in a window of
 * its own, as another may have something typed.
 */
export async function openPage(sent: unknown, { clients, location }: Scope): Promise<void> {
  const address = new URL(addressOf(sent), location.origin).href;
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === address);
  if (open) await open.focus();
  else await clients.openWindow(address);
}

/**
 * The browser gave its subscription up: subscribes again with the same key, where somebody has allowed
 * it. The next page of that account says the new address; this worker has no session to do so.
 */
export async function subscribeAgain(
  next: PushSubscription | null,
  { registration }: Scope,
): Promise<void> {
  const allowed = await allowedPush();
  if (next || allowed === null) return;
  const options = { userVisibleOnly: true, applicationServerKey: allowed.publicKey };
  await registration.pushManager?.subscribe(options);
}

/** Whoever uses this device next is shown nothing of somebody else's, and has allowed nothing. */
export async function endPush({ registration }: Scope): Promise<void> {
  await forgetAllowed();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

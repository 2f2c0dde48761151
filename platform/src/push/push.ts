import type { PushDeviceOrder } from '../contract';
import { forgetAllowed } from './allowed-push';

/**
 * Whether this browser can show notifications while no page is open. `denied`: its owner said no in
 * the browser, and a page cannot ask again. `never`: it cannot, or the site's worker is not there.
 */
export type PushAbility = 'possible' | 'denied' | 'never';

/** Asks the browser, not the person. */
export async function pushAbility(): Promise<PushAbility> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'never';
  if ((await registration()) === undefined) return 'never';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/**
 * Has the browser ask its owner, and subscribes. Call it on a press. Null when they said no.
 *
 * @param publicKey of the installation, as the API says it
 * @throws DOMException when the browser's push service cannot be reached
 */
export async function subscribeToPush(publicKey: string): Promise<PushDeviceOrder | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // With the key of an earlier installation the browser refuses.
  const subscription = await worker.pushManager.subscribe(options).catch(async () => {
    await unsubscribeFromPush();
    return worker.pushManager.subscribe(options);
  });
  return orderOf(subscription);
}

/** This browser's subscription as the API takes it; null without one, or where its owner took the permission back. */
export async function grantedSubscription(): Promise<PushDeviceOrder | null> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  const subscription = await (await registration())?.pushManager?.getSubscription();
  return subscription ? orderOf(subscription) : null;
}

function orderOf(subscription: PushSubscription): PushDeviceOrder {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Address of this browser's subscription; null without one. */
export async function pushEndpoint(): Promise<string | null> {
  const worker = 'PushManager' in window ? await registration() : undefined;
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ends the subscription of this browser; messages to it are refused from then on. */
export async function unsubscribeFromPush(): Promise<void> {
  await forgetAllowed();
  const worker = await registration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.getRegistration();
}

import type { PushMessage } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { PushSettings } from '../config/push-settings';
import type { Tables } from '../db/tables.generated';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handlers';
import { languageOfUser } from '../language/people-language.store';
import { notificationOf } from '../notifications/notifications.store';
import { type PushOrder, pushJob } from '../notifications/push-job';
import { untilAwake } from '../notifications/quiet-hours.model';
import { isOfPushService, outcomeOf, pushLifetime, secondsUntilRetry } from './push.model';
import {
  countMessage,
  deviceOf,
  markGone,
  noteSent,
  type PushDevice,
  preferenceOf,
  removeDevice,
  uncountMessage,
} from './push.store';

interface Deps {
  db: Kysely<Tables>;
  settings: PushSettings;
}

/** Milliseconds; shorter than the lease of a message. */
const patience = 15_000;

/** Pushes notifications, outside of any transaction. Whoever pushes twice after a crash shows one: the browser replaces by id. */
export const pushDelivery = (deps: Deps): JobHandler<PushOrder> => ({
  atOnce: 10,
  leaseSeconds: 60,
  work: (order) => deliver(deps, order),
  retryAfter: (_error, attempts) => secondsUntilRetry(attempts),
  // The address of a device is as good as a key to it.
  isErrorSecret: true,
});

async function deliver({ db, settings }: Deps, order: PushOrder): Promise<void> {
  const device = await deviceOf(db, order.device);
  if (!device || device.gone_at !== null || !settings.vapid) return;
  const { user_id: userId } = device;
  const notification = await notificationOf(db, userId, order.notification);
  if (!notification || notification.isRead || isOld(notification.time)) return;
  const { muted, quiet } = await preferenceOf(db, userId);
  if (muted.includes(notification.kind)) return;
  const pause = untilAwake(new Date(), quiet);
  if (pause > 0) return enqueue(db, pushJob, order, { after: Math.ceil(pause / 1_000) });
  if (!(await countMessage(db, device.id, settings.deviceCap))) return;
  const { _id: id, title, text, link } = notification;
  const language = await languageOfUser(db, userId);
  try {
    await send(db, settings, device, { id, title, text, link, language });
  } catch (error) {
    await uncountMessage(db, device.id);
    throw error;
  }
}

const isOld = (time: string) => Date.now() - Date.parse(time) >= pushLifetime;

async function send(
  db: Kysely<Tables>,
  { vapid, services }: PushSettings,
  device: PushDevice,
  message: PushMessage,
): Promise<void> {
  const { endpoint, p256dh, auth } = device;
  // The list may have become shorter since.
  if (!vapid || !isOfPushService(endpoint, services)) return removeDevice(db, device);
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body, method } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(message),
    { vapidDetails: vapid, TTL: pushLifetime / 1_000, contentEncoding: 'aes128gcm' },
  );
  const answer = await fetch(endpoint, {
    ...{ method, body: new Uint8Array(body ?? []), redirect: 'error' },
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      // `fetch` counts the bytes itself.
      name === 'Content-Length' ? [] : [[name, String(value)]],
    ),
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  const outcome = outcomeOf(answer.status);
  if (outcome === 'sent') return noteSent(db, device.id);
  if (outcome === 'gone') return markGone(db, device);
  throw new Error(`The push service answered ${answer.status}.`);
}

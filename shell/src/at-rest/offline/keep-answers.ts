import { api, session } from '@nukkad/platform';
import { addressOf } from '@nukkad/platform/api-client';
import { accountCachePrefix, aheadElementId, type CallName } from '@nukkad/platform/contract';
import type { AheadState } from '@nukkad/platform/host';
import { type CarriedAnswers, keptAtHeader } from '../../common/kept/kept';

const HOUR = 3_600_000;
const upcoming = { query: { when: 'upcoming' } } as const;

/** Has the worker keep the answers that this page was rendered with. */
export async function keepCarried(worker: ServiceWorker, page: Document = document): Promise<void> {
  const state: AheadState | null = JSON.parse(
    page.getElementById(aheadElementId)?.textContent ?? 'null',
  );
  const answers = (state?.answers ?? []).map(
    async ([[name, request], answer]): Promise<[string, unknown]> => [
      await addressOf(name as CallName, (request ?? undefined) as never),
      answer,
    ],
  );
  const message: CarriedAnswers = { kind: 'answers', answers: await Promise.all(answers) };
  if (answers.length > 0) worker.postMessage(message);
}

/**
 * Asks, once an hour, for what somebody signed in needs on the way to an appointment: the worker
 * keeps the answers as they pass.
 */
export async function keepAppointments(): Promise<void> {
  const { isLoggedIn, remembered } = session.get();
  // Without a worker in between nothing would be kept.
  if (!isLoggedIn || remembered.vendorType !== null || !navigator.serviceWorker.controller) return;
  if (await isKeptLately(await addressOf('getMyBookings', upcoming))) return;
  await api.call('getSession');
  await api.call('getMyBookings', upcoming);
}

async function isKeptLately(address: string): Promise<boolean> {
  const own = (await caches.keys()).filter((name) => name.startsWith(accountCachePrefix));
  for (const name of own) {
    const kept = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (Date.now() - Date.parse(kept?.headers.get(keptAtHeader) ?? '') < HOUR) return true;
  }
  return false;
}

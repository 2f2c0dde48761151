import { session } from '@nukkad/platform';
import { accountCachePrefix } from '@nukkad/platform/contract';
import { WORKER } from '../../common/kept/kept';
import { report } from '../../common/report';
import { scriptUrlPolicy } from '../../remotes/script-gate/trusted-urls';
import { keepAppointments, keepCarried } from './keep-answers';
import { keepVisit, type Running } from './keep-visit';
import { startNotice } from './notice';

/**
 * Keeps this visit for the time without a connection. A preview or a replayed composition is never
 * kept; where the registry has switched the worker off, it goes with all it kept.
 */
export function startOffline(running: Running): void {
  // The browser offers it on secure origins alone.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  startNotice(serviceWorker);
  if (running.visit.badge !== null) return;
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${WORKER}"]`)?.content;
  const work = address ? keepWith(serviceWorker, address, running) : switchOff(serviceWorker);
  work.catch((error) => report({ code: 'OFFLINE-WORKER', message: String(error) }, error));
}

async function keepWith(workers: ServiceWorkerContainer, address: string, running: Running) {
  if (!session.get().isLoggedIn) await forgetOwn();
  // Without a connection there is nothing to fetch, and the worker is there already.
  if (savesData() || !navigator.onLine) return;
  const url = scriptUrlPolicy(location.origin).createScriptURL(address);
  await workers.register(url, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  if (!active) return;
  await keepCarried(active);
  await keepVisit(running, active);
  await keepOwn();
  let wasLoggedIn = session.get().isLoggedIn;
  session.subscribe(() => {
    const { isLoggedIn } = session.get();
    if (isLoggedIn && !wasLoggedIn) void keepVisit(running, active).then(keepOwn);
    wasLoggedIn = isLoggedIn;
  });
}

/** A failure is none of this page: whoever opens the appointments is told of it there. */
const keepOwn = () => keepAppointments().catch(() => {});

/** Of sessions that ended where no page could tell. */
async function forgetOwn(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(accountCachePrefix)) await caches.delete(name);
  }
}

async function switchOff(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith('nukkad-')) await caches.delete(name);
  }
}

function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

import { session } from '@nukkad/platform';
import { pageLanguage } from '@nukkad/platform/words';
import { allRemotes } from '../../common/all-remotes';
import type { KeepOrder, Kept } from '../../common/kept/kept';
import { report } from '../../common/report';
import type { Visit } from '../../common/visit';
import type { ScreenLoader } from '../../remotes/loading/screen-loader';
import { filesOf, partsToKeep, shellFilesOf } from './kept-files.model';

/** A page and how it loads its parts. */
export interface Running {
  visit: Visit;
  loader: Pick<ScreenLoader, 'resolve' | 'phase'>;
}

/** Has the worker keep the composition of this visit; what fails is reported, and tried next time. */
export async function keepVisit(running: Running, worker: ServiceWorker): Promise<void> {
  const kept = await orderOf(running)
    .then((order) => answerOf(worker, order))
    .catch((error): Kept => ({ state: 'failed', why: String(error) }));
  if (kept.state === 'failed') report({ code: 'OFFLINE-KEEP', message: kept.why });
}

async function orderOf({ visit, loader }: Running): Promise<KeepOrder> {
  const { composition, live } = visit;
  const opened = Object.keys(allRemotes(composition)).filter(
    (part) => loader.phase(part) === 'screen',
  );
  const parts = partsToKeep(composition, { isLoggedIn: session.get().isLoggedIn, opened });
  const language = pageLanguage();
  const releases = await Promise.all(parts.map(loader.resolve));
  const files = releases.map((release) => filesOf(release, language));
  return {
    kind: 'keep',
    lock: composition.lock,
    live: live.lock,
    assets: composition.assets ?? '',
    files: Object.assign(shellFilesOf(composition, language), ...files),
    parts,
  };
}

function answerOf(worker: ServiceWorker, order: KeepOrder): Promise<Kept> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(order, [port2]);
  });
}

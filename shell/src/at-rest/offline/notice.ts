import type { AskedAnew, ShownAsKept } from '../../common/kept/kept';
import { restRegion } from '../../common/rest-region/rest-region';
import { noticeOf, older } from './notice.model';
import styles from './notice.module.css';
import { text } from './offline.text';

/**
 * Says on the page that there is no connection, and when what it shows was loaded.
 */
export function startNotice(workers: ServiceWorkerContainer): void {
  let at: string | null = null;
  const region = document.createElement('aside');
  region.setAttribute('aria-label', text.label);
  region.className = styles.region ?? '';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = text.reload;
  again.addEventListener('click', () => location.reload());
  region.append(words, again);
  region.hidden = true;
  restRegion().append(region);

  const draw = () => {
    const notice = noticeOf(navigator.onLine, at);
    region.hidden = notice.state === 'none';
    again.hidden = notice.state !== 'kept' || notice.isOffline;
    if (notice.state === 'offline') words.textContent = text.offline;
    if (notice.state !== 'kept') return;
    words.textContent = notice.isOffline
      ? text.offlineSince(notice.at)
      : text.unreachable(notice.at);
  };
  workers.addEventListener('message', ({ data }: MessageEvent<ShownAsKept | null>) => {
    if (data?.kind !== 'kept-answer') return;
    at = older(at, data.at);
    draw();
  });
  window.addEventListener('offline', draw);
  window.addEventListener('online', () => {
    // What is on the page is read anew now.
    at = null;
    draw();
  });
  workers.controller?.postMessage({ kind: 'was-kept' } satisfies AskedAnew);
  draw();
}

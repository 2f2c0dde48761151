import { Button, DownloadIcon } from '@nukkad/shared-ui';
import styles from './app.module.css';
import { text } from './app.text';
import { installMenuOf } from './install-menu.model';
import { type Installation, install } from './installation.store';

/** Offers to install the app: by the browser's prompt, or by naming its menu. */
export function AppBanner({ installation }: { installation: Installation }) {
  if (installation === 'installed' || installation === 'unknown') return null;
  return (
    <section className={styles.banner} aria-labelledby="app">
      <div className={styles.words}>
        <h2 id="app">{text.title}</h2>
        <p>{text.why}</p>
        {installation === 'manual' && <p className={styles.how}>{howTo()}</p>}
      </div>
      {installation === 'offered' && (
        <Button size="large" onClick={install}>
          <DownloadIcon size={20} />
          {text.install}
        </Button>
      )}
    </section>
  );
}

function howTo(): string {
  return text.how[installMenuOf(navigator.userAgent, navigator.maxTouchPoints)];
}

import { signInAddress } from '@nukkad/platform/contract';
import { Tooltip } from '@nukkad/shared-ui';
import { DocumentLinks } from '../legal/document-links';
import { ProviderMark } from './marks';
import type { Way } from './providers.model';
import styles from './providers.module.css';
import * as text from './providers.text';

interface Props {
  ways: readonly Way[];
  /** For those who see no tooltips. */
  note: string | null;
}

export function ProviderButtons({ ways, note }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no set of fields
    <div className={styles.providers} role="group" aria-label={text.group}>
      <p className={styles.or}>{text.or}</p>
      <div className={styles.row}>
        {ways.map((way) => (
          <ProviderButton key={way.provider} {...way} />
        ))}
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
      {ways.some(({ whyNot }) => whyNot === null) && <DocumentLinks before={text.agreeing} />}
    </div>
  );
}

function ProviderButton({ provider, whyNot }: Way) {
  const label = text.continueWith(text.names[provider]);
  if (whyNot === null) {
    return (
      <Tooltip text={label}>
        <a className={styles.button} href={signInAddress(provider)} aria-label={label}>
          <ProviderMark provider={provider} />
        </a>
      </Tooltip>
    );
  }
  return (
    <Tooltip text={whyNot}>
      <button type="button" className={styles.button} aria-label={label} aria-disabled="true">
        <ProviderMark provider={provider} />
      </button>
    </Tooltip>
  );
}

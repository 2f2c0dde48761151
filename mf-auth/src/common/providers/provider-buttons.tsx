import { type SignInProvider, signInAddress } from '@nukkad/platform/contract';
import { Tooltip } from '@nukkad/shared-ui';
import { DocumentLinks } from '../legal/document-links';
import { ProviderMark } from './marks';
import styles from './providers.module.css';
import * as text from './providers.text';

/** Buttons of other sign-in providers; nothing without any. */
export function ProviderButtons({ ways }: { ways: readonly SignInProvider[] }) {
  if (ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields
    <div className={styles.providers} role="group" aria-label={text.group}>
      <p className={styles.or}>{text.or}</p>
      <div className={styles.row}>
        {ways.map((provider) => (
          <ProviderButton key={provider} provider={provider} />
        ))}
      </div>
      <DocumentLinks sentence={text.agreeing} />
    </div>
  );
}

function ProviderButton({ provider }: { provider: SignInProvider }) {
  const label = text.continueWith(text.names[provider]);
  return (
    <Tooltip text={label}>
      <a className={styles.button} href={signInAddress(provider)} aria-label={label}>
        <ProviderMark provider={provider} />
      </a>
    </Tooltip>
  );
}

import type { ReactNode } from 'react';
import { IdentityPrompt } from '../identity/identity-prompt';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { SessionNotice } from './session-notice';
import { text } from './site/frame.text';
import styles from './site-frame.module.css';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a href="#content" className="nk-skip-link">
        {text.skip}
      </a>
      <Header />
      <SessionNotice />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      <IdentityPrompt />
    </div>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { ExternalLinkIcon } from '../icons/icons';
import * as words from '../words';
import { isExternalUrl } from './external-url.model';
import styles from './link.module.css';

/** How a link looks; `linkClass` gives it to the router's. */
export interface LinkLook {
  /** `muted` for what stands back: footers, sources. Default `primary`. */
  tone?: 'primary' | 'muted';
  /** On its own, outside of a sentence: 44 px high, underlined only under the pointer. */
  isStandalone?: boolean;
}

/**
 * The look of a link, for the router's:
 * `<Link className={linkClass({ isStandalone: true })} to="/doctors">All doctors</Link>`.
 */
export function linkClass({ tone = 'primary', isStandalone = false }: LinkLook = {}): string {
  return classNames(styles.link, styles[tone], isStandalone && styles.standalone);
}

export interface TextLinkProps extends LinkLook, ComponentProps<'a'> {
  href: string;
}

/**
 * A link that is not the router's: to a phone number, a file, another site. That one opens beside
 * this page, and says so. `<TextLink href="https://www.icai.org/">ICAI</TextLink>`
 */
export function TextLink({ tone, isStandalone, className, children, ...anchor }: TextLinkProps) {
  const look = classNames(linkClass({ tone, isStandalone }), className);
  if (!isExternalUrl(anchor.href)) {
    return (
      <a {...anchor} className={look}>
        {children}
      </a>
    );
  }
  return (
    <a target="_blank" rel="noopener noreferrer" {...anchor} className={look}>
      {children}
      <ExternalLinkIcon className={styles.mark} size={14} />
      <span className="nk-visually-hidden"> {words.opensElsewhere}</span>
    </a>
  );
}

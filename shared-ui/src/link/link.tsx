import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { ExternalLinkIcon } from '../icons/icons';
import { isExternalUrl } from './external-url.model';
import styles from './link.module.css';
import { text } from './link.text';

/** Appearance of a link; for router links use `linkClass`. */
export interface LinkLook {
  /** `muted` for secondary links: footers, sources. Default `primary`. */
  tone?: 'primary' | 'muted';
  /** Outside a sentence: 44 px high, underlined only on hover. */
  isStandalone?: boolean;
}

/**
 * Link classes for a router link:
 * `<Link className={linkClass({ isStandalone: true })} to="/doctors">All doctors</Link>`.
 */
export function linkClass({ tone = 'primary', isStandalone = false }: LinkLook = {}): string {
  return classNames(styles.link, styles[tone], isStandalone && styles.standalone);
}

export interface TextLinkProps extends LinkLook, ComponentProps<'a'> {
  href: string;
}

/**
 * A link outside the router: to a phone number, a file, another site. Another site opens in a new
 * tab, and the link says so.
 * `<TextLink href="https://www.icai.org/">ICAI</TextLink>`
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
      <span className="nk-visually-hidden"> {text.opensElsewhere}</span>
    </a>
  );
}

import { Link } from '@nukkad/platform';
import type { FooterLink, FooterContent as Links, SiteContent } from '@nukkad/platform/contract';
import { formatPhone, phoneHref } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Button, Skeleton } from '@nukkad/shared-ui';
import { Mail, MapPin, Phone } from 'lucide-react';
import { LanguageSwitch } from '../../language/language-switch';
import { ThemeSwitch } from '../../theme/theme-switch';
import { useFooterLinks, useHome, useSiteContent } from '../site/frame.queries';
import { text } from '../site/frame.text';
import { Wordmark } from '../site/wordmark';
import styles from './footer-content.module.css';
import { NetworkIcon } from './network-icon';

/** Footer content beyond the legal links; fetched once the page is idle. */
export function FooterContent() {
  const links = useFooterLinks();
  const site = useSiteContent();
  const failed = [links, site].filter((read) => read.state === 'failed');
  const retry = () => {
    for (const read of failed) read.retry();
  };
  const isLoading = [links, site].some(({ state }) => state === 'loading');
  return (
    <>
      <div className={styles.content} aria-busy={isLoading || undefined}>
        <div className={styles.house}>
          <Wordmark />
          {site.state === 'ready' && <House site={site.value} />}
          {site.state === 'loading' && <HousePlace />}
          {links.state === 'ready' && <Networks links={links.value.social} />}
        </div>
        {failed.length > 0 && (
          <div role="alert" className={styles.failed}>
            <p>{text.footerFailed}</p>
            <Button tone="secondary" size="small" onClick={retry}>
              {text.retry}
            </Button>
          </div>
        )}
        {links.state === 'ready' && <Lists links={links.value} />}
        {links.state === 'loading' && <ListsPlace />}
      </div>
      <div className={styles.foot}>
        <p className={styles.copyright}>{site.state === 'ready' ? site.value.copyright : ''}</p>
        {site.state === 'ready' ? (
          <a href={`mailto:${site.value.email}`} className={styles.help}>
            {text.help}
          </a>
        ) : (
          <span className={styles.help} />
        )}
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}

function House({ site }: { site: SiteContent }) {
  return (
    <address id="contact" className={styles.address}>
      <span className={styles.contact}>
        <MapPin aria-hidden size={18} />
        {site.address}
      </span>
      <a href={phoneHref(site.phone)} className={styles.contact}>
        <Phone aria-hidden size={18} />
        {formatPhone(site.phone)}
      </a>
      <a href={`mailto:${site.email}`} className={styles.contact}>
        <Mail aria-hidden size={18} />
        {site.email}
      </a>
    </address>
  );
}

function Networks({ links }: { links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={text.followUs}>
      <ul className={styles.networks}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              rel="noreferrer"
              aria-label={label}
              title={label}
              className={styles.network}
            >
              <NetworkIcon href={href} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Lists({ links }: { links: Links }) {
  return (
    <>
      <LinkList title={text.quickLinks} links={links.quickLinks} />
      <LinkList title={text.popularCategories} links={links.popularCategories} />
      <LinkList title={text.popularCities} links={links.popularCities} />
    </>
  );
}

function LinkList({ title, links }: { title: string; links: FooterLink[] }) {
  const home = useHome();
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Link
                to={href === '/' ? home : href}
                className={styles.link}
                lang={langOf(localName(label))}
              >
                {localName(label)}
              </Link>
            ) : (
              <a
                href={href}
                rel="noreferrer"
                className={styles.link}
                lang={langOf(localName(label))}
              >
                {localName(label)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listTitles = [text.quickLinks, text.popularCategories, text.popularCities];

/** Placeholder with as many rows as a new installation has. */
function ListsPlace() {
  return listTitles.map((title) => (
    <div key={title} aria-hidden="true" className={styles.group}>
      <p className={styles.title}>{title}</p>
      <div className={styles.rows}>
        <Skeleton shape="text" lines={6} />
      </div>
    </div>
  ));
}

function HousePlace() {
  return (
    <div aria-hidden="true" className={styles.housePlace}>
      <Skeleton shape="text" lines={3} />
    </div>
  );
}

import { Link } from '@nukkad/platform';
import type { FooterLink } from '@nukkad/platform/contract';
import { Button } from '@nukkad/shared-ui';
import { ThemeSwitch } from '../theme/theme-switch';
import styles from './footer.module.css';
import { useFooterContent, useSiteContent } from './frame.data';
import { text } from './frame.text';
import { useSeen } from './use-seen';
import { Wordmark } from './wordmark';

export function Footer() {
  const { ref, isSeen } = useSeen<HTMLElement>();
  const links = useFooterContent(isSeen);
  const site = useSiteContent(isSeen);
  return (
    <footer ref={ref} className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.house}>
          <Wordmark />
          {site.state === 'ready' && (
            <address className={styles.address}>
              <span>{site.value.address}</span>
              <a href={`tel:${site.value.phone.replace(/\s/g, '')}`}>{site.value.phone}</a>
              <a href={`mailto:${site.value.email}`}>{site.value.email}</a>
            </address>
          )}
        </div>
        {links.state === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>{text.footerFailed}</p>
            <Button size="small" onClick={links.retry}>
              {text.retry}
            </Button>
          </div>
        )}
        {links.state === 'ready' && (
          <>
            <LinkList title={text.quickLinks} links={links.value.quickLinks} />
            <LinkList title={text.popularCategories} links={links.value.popularCategories} />
            <LinkList title={text.popularCities} links={links.value.popularCities} />
            <LinkList title={text.followUs} links={links.value.social} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.copyright}>{site.state === 'ready' ? site.value.copyright : ''}</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Link to={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              <a href={href} rel="noreferrer" className={styles.link}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

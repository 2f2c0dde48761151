import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
} from '../icons/icons';
import { boundedPage, pageWindow } from './page-window';
import styles from './pagination.module.css';
import { text } from './pagination.text';

/** Props of a page link; pass them to the router's link. */
export interface PageLink {
  href: string;
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current': 'page' | undefined;
}

export interface PaginationProps {
  /** From 1; clamped to the last page. */
  page: number;
  totalPages: number;
  /** Address of a page: `(page) => '?page=' + page`. */
  hrefOf: (page: number) => string;
  /** Renders a link: `({ href, ...link }) => <Link to={href} {...link} />`. */
  renderLink: (link: PageLink) => ReactNode;
}

/**
 * First, previous, a window of numbers, next, last: real links, none beyond the ends.
 * `<Pagination page={2} totalPages={9} hrefOf={hrefOf} renderLink={renderLink} />`
 */
export function Pagination({ page: asked, totalPages, hrefOf, renderLink }: PaginationProps) {
  if (totalPages <= 1) return null;
  const page = boundedPage(asked, totalPages);

  const step = (label: string, target: number, icon: ReactNode) => {
    if (target < 1 || target > totalPages || target === page) {
      return (
        // biome-ignore lint/a11y/useValidAnchor: a disabled link keeps its position
        <a role="link" aria-disabled="true" className={styles.step}>
          {icon}
          <span className="nk-visually-hidden">{label}</span>
        </a>
      );
    }
    return renderLink({
      href: hrefOf(target),
      className: styles.step ?? '',
      children: icon,
      'aria-label': label,
      'aria-current': undefined,
    });
  };

  return (
    <nav className={styles.pages} aria-label={text.pages}>
      <ul className={styles.list}>
        <li className={styles.end}>{step(text.firstPage, 1, <ChevronsLeftIcon size={20} />)}</li>
        <li>{step(text.previousPage, page - 1, <ChevronLeftIcon size={20} />)}</li>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number} data-distance={Math.abs(number - page)}>
            {renderLink({
              href: hrefOf(number),
              className: classNames(styles.number, number === page && styles.current),
              children: number,
              'aria-label': text.pageNumber(number),
              'aria-current': number === page ? 'page' : undefined,
            })}
          </li>
        ))}
        <li>{step(text.nextPage, page + 1, <ChevronRightIcon size={20} />)}</li>
        <li className={styles.end}>
          {step(text.lastPage, totalPages, <ChevronsRightIcon size={20} />)}
        </li>
      </ul>
    </nav>
  );
}

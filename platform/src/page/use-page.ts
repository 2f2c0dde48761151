import type { FetchQueryOptions } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Loaded } from '../data/use-endpoint';
import { addPageData, describeDocument, type PageIdentity, type StructuredData } from './page-head';

/** Receives what a page rendered ahead of the visit says about itself, while it renders. */
export interface PageSink {
  /** Identity of the page; the last call counts. */
  page(page: PageIdentity): void;
  /** Structured data of a part; called again when the part renders again. */
  data(data: readonly StructuredData[]): void;
  /** The address names nothing: render the fallback route instead. */
  notFound(): void;
  /** The address names nothing, and the screen says so itself. */
  missing(): void;
  /**
   * Begins a read; null if it has been answered or has failed. Whoever looks at its state waits for
   * it, not whoever asks, so that the reads of a part are under way together.
   */
  pending(read: FetchQueryOptions): Loaded<unknown> | null;
}

/** Provided while rendering ahead of the visit; null in a browser. See `collectPage`. */
export const PageSinkContext = createContext<PageSink | null>(null);

/** Key that the router gives to the entry at which the document was opened. */
const openedEntry = (): string =>
  (globalThis.history?.state as { key?: string } | null | undefined)?.key ?? 'default';

// The history entry whose heading has received focus. The page at which the document was opened keeps the
// browser's focus; a page that it leads on to by itself, such as the login, does not.
let settledEntry = openedEntry();
let settledPath: string | null = null;

/**
 * Navigation state of a change within a page: a filter, a sort order. Keeps focus on the control
 * that made it, where a navigation would move it to the heading.
 *
 * @example navigate({ search: '?sort=rating' }, { state: keepFocus });
 */
export const keepFocus = { keepsFocus: true } as const;

/**
 * Sets the document's title, description, canonical address and structured data, and after a
 * navigation moves focus to the page's heading, so that a screen reader starts there. Call it once
 * in every screen; call it again with a better identity when data arrives.
 *
 * @example usePage({ title: 'Dentists in HSR Layout', canonical: '/doctors?spec=dentist' });
 */
export function usePage(page: PageIdentity): void {
  const { key, pathname, state } = useLocation();
  useContext(PageSinkContext)?.page(page);
  // Compare by content: screens create a new object at every render.
  const identity = JSON.stringify(page);
  useEffect(() => describeDocument(JSON.parse(identity) as PageIdentity), [identity]);

  // After every render, because the heading may appear later than the screen; with it, because between
  // them the focus would be with the document, from where a screen reader goes to the heading unheard.
  useLayoutEffect(() => {
    settledPath ??= pathname;
    if (settledPath === pathname && keepsFocus(state)) settledEntry = key;
    if (settledEntry === key) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    settledEntry = key;
    settledPath = pathname;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/**
 * Adds structured data about a part that loads after the page, for as long as the part is there.
 *
 * @example usePageData([{ '@type': 'FAQPage', mainEntity }]);
 */
export function usePageData(data: readonly StructuredData[]): void {
  useContext(PageSinkContext)?.data(data);
  const text = JSON.stringify(data);
  useEffect(() => addPageData(JSON.parse(text) as StructuredData[]), [text]);
}

function keepsFocus(state: unknown): boolean {
  return (state as Partial<typeof keepFocus> | null)?.keepsFocus === true;
}

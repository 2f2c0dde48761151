import { withoutLanguage } from '@nukkad/platform/contract';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import './subject-transitions.css';

/** Marks an element that shows the name of a page's subject, after its picture. */
const SUBJECT = 'data-subject';
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Draws navigations. One that leads from a card to the page of its subject, or back, is a view
 * transition in which picture and name move to where the other page has them; nothing waits for
 * code or data. Any other, and every one where browsers know no view transitions or visitors want
 * no motion, is drawn as it comes.
 *
 * @param isLoaded whether the screen of a path is here; only then there is something to move to
 */
export function subjectTransitions(
  isLoaded: (pathname: string) => boolean,
): (update: () => void) => void {
  let shown = addressNow();
  return (update) => {
    const next = addressNow();
    const subject = subjectBetween(shown, next);
    shown = next;
    if (subject === null || !isMoving() || !isLoaded(location.pathname)) startTransition(update);
    else afterPaint(() => move(subject, update));
  };
}

/** Loads the screen behind a pressed card before the press ends. */
export function loadPressed(load: (pathname: string) => Promise<void>): void {
  const onPress = ({ target }: PointerEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || subjectBetween('', addressOf(link)) === null) return;
    // A failure is met again, and reported, by the page.
    load(link.pathname).catch(() => {});
  };
  document.addEventListener('pointerdown', onPress, { passive: true });
}

const isMoving = () =>
  'startViewTransition' in document && !document.hidden && !matchMedia(STILL).matches;

/** Taking the old page's picture must not delay the frame that answers the press. */
const afterPaint = (act: () => void) => void requestAnimationFrame(() => setTimeout(act));

/** What is named for the transition that began last: the next one may begin before it has ended. */
let latest: { named: HTMLElement[] } = { named: [] };

function move(subject: string, update: () => void): void {
  unname(latest.named);
  const own = { named: nameParts(subject) };
  latest = own;
  const transition = document.startViewTransition(() => {
    unname(own.named);
    flushSync(update);
    own.named = nameParts(subject);
  });
  // A transition is skipped when the page is hidden or the next one begins.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .then(() => {
      if (latest === own) unname(own.named);
    });
}

const addressNow = () => addressOf(location);

/** Without its language: a subject's page is one in every language. */
const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  withoutLanguage(pathname) + search;

/** The subject that is shown now, and whose page one of two addresses is. */
function subjectBetween(from: string, to: string): string | null {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(`[${SUBJECT}]`)) {
    const { subject = '' } = dataset;
    if (isPageOf(subject, from) !== isPageOf(subject, to)) return subject;
  }
  return null;
}

/** A page's address may go on: `/doctor-detail?id=1&tab=reviews`. */
const isPageOf = (subject: string, address: string) => `${address}&`.startsWith(`${subject}&`);

/** Names picture and name of a subject for the browser, on its first card alone. */
function nameParts(subject: string): HTMLElement[] {
  const words = document.querySelector(`[${SUBJECT}="${CSS.escape(subject)}"]`);
  const parts = {
    'subject-picture': words?.previousElementSibling,
    'subject-name': words?.querySelector('h1, h3'),
  };
  return Object.entries(parts).flatMap(([name, part]) => {
    if (!(part instanceof HTMLElement)) return [];
    part.style.viewTransitionName = name;
    return [part];
  });
}

function unname(parts: readonly HTMLElement[]): void {
  for (const part of parts) part.style.viewTransitionName = '';
}

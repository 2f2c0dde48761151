import { useEffect, useState } from 'react';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { text } from './leave-question.text';
import { useLeaveGuard } from './use-leave-guard';

export interface LeaveQuestionProps {
  /** The page has unsaved changes. */
  isNeeded: boolean;
  /** Name of the unsaved content: "Booking policy". */
  what: string;
  /** Explains what happens to the changes. */
  children: string;
  /** Navigates to the followed link; an address of this site, such as `/doctors?page=2`. */
  onLeave: (to: string) => void;
}

/**
 * Asks before a link leads to another page of this site, and makes the browser ask before the page
 * is closed.
 * `<LeaveQuestion isNeeded={isChanged} what="Profile" onLeave={navigate}>…</LeaveQuestion>`
 */
export function LeaveQuestion({ isNeeded, what, children, onLeave }: LeaveQuestionProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  useLeaveGuard(isNeeded && agreed === null);
  useLinks(isNeeded && agreed === null, setAsked);
  // After the guard is removed, because the navigation may load a new document.
  useEffect(() => {
    if (agreed !== null) onLeave(agreed);
  }, [agreed, onLeave]);
  return (
    <AlertDialog
      title={text.leaveUnsaved(what)}
      isOpen={asked !== null && agreed === null}
      confirmText={text.leave}
      cancelText={text.stay}
      onConfirm={() => setAgreed(asked)}
      onCancel={() => setAsked(null)}
    >
      {children}
    </AlertDialog>
  );
}

/** Intercepts presses on links to other pages before their own handlers. */
function useLinks(isNeeded: boolean, onPress: (to: string) => void) {
  useEffect(() => {
    if (!isNeeded) return;
    const hear = (event: MouseEvent) => {
      const to = followedHere(event);
      if (to === null) return;
      event.preventDefault();
      onPress(to);
    };
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, [isNeeded, onPress]);
}

/** Target of a press on a link to another page of this site, in this window; else null. */
function followedHere(event: MouseEvent): string | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isThisPage = pathname === location.pathname && search === location.search;
  return origin !== location.origin || isThisPage ? null : pathname + search + hash;
}

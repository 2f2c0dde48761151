import { useEffect, useState } from 'react';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import * as words from '../words';
import { useLeaveGuard } from './use-leave-guard';

export interface LeaveQuestionProps {
  /** Something on the page is not saved. */
  isNeeded: boolean;
  /** What is not saved: "Booking policy". */
  what: string;
  /** Says what becomes of it. */
  children: string;
  /** Goes where the followed link leads; an address of this site, such as `/doctors?page=2`. */
  onLeave: (to: string) => void;
}

/**
 * Asks before a link leads to another page of this site, and lets the browser ask before the page
 * is closed. `<LeaveQuestion isNeeded={isChanged} what="Profile" onLeave={navigate}>…</LeaveQuestion>`
 */
export function LeaveQuestion({ isNeeded, what, children, onLeave }: LeaveQuestionProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  useLeaveGuard(isNeeded && agreed === null);
  useLinks(isNeeded && agreed === null, setAsked);
  // Not before the guard is gone: the way may lead through a new document.
  useEffect(() => {
    if (agreed !== null) onLeave(agreed);
  }, [agreed, onLeave]);
  return (
    <AlertDialog
      title={words.leaveUnsaved(what)}
      isOpen={asked !== null && agreed === null}
      confirmText={words.leave}
      cancelText={words.stay}
      onConfirm={() => setAgreed(asked)}
      onCancel={() => setAsked(null)}
    >
      {children}
    </AlertDialog>
  );
}

/** Hears of a press on a link to another page before whoever would follow it. */
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

/** Where a press leads on this site and in this window, if it leads to another page. */
function followedHere(event: MouseEvent): string | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isThisPage = pathname === location.pathname && search === location.search;
  return origin !== location.origin || isThisPage ? null : pathname + search + hash;
}

import * as limits from '../contract/limits';

/** How a toast looks, and how urgently a screen reader reads it. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** A toast to show. */
export interface ToastOrder {
  /** One short sentence: "Dr Rao is a favourite now". */
  text: string;
  /** `danger` interrupts the screen reader, the others wait for it. Default `neutral`. */
  tone?: ToastTone;
  /** Reverts the announced action; called at most once. Without it there is no Undo. */
  undo?: () => void;
  /** Label of the undo button. Default "Undo". */
  undoText?: string;
  /** Link to a follow-up page: `{ label: 'Log in', to: '/login' }`. */
  link?: { label: string; to: string; state?: unknown };
  /** Milliseconds on show, `Infinity` until it is closed. Default 6 s, with Undo or a link 8 s. */
  durationMs?: number;
}

/** A queued or visible toast. */
export interface Toast extends ToastOrder {
  id: string;
  tone: ToastTone;
  durationMs: number;
  isUndoable: boolean;
}

export function toastOf(order: ToastOrder, id: string): Toast {
  const isUndoable = order.undo !== undefined;
  const isAnswerable = isUndoable || order.link !== undefined;
  const usual = isAnswerable ? limits.undoToastDuration : limits.toastDuration;
  const { tone = 'neutral', durationMs = usual } = order;
  return { ...order, id, tone, durationMs, isUndoable };
}

/** The visible toasts: the oldest few; the others wait until one of these is dismissed. */
export function onShow(said: readonly Toast[]): readonly Toast[] {
  return said.slice(0, limits.toastsShown);
}

/** Returns the same list when there is no such toast, to avoid a re-render. */
export function without(said: readonly Toast[], id: string): readonly Toast[] {
  return said.some((toast) => toast.id === id) ? said.filter((toast) => toast.id !== id) : said;
}

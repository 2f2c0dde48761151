import * as limits from '../contract/limits';

export type ToastTone = 'neutral' | 'success' | 'danger';

/** What a part asks to be said. */
export interface ToastOrder {
  /** One short sentence: "Dr Rao is a favourite now". */
  text: string;
  /** `danger` is announced at once, the others when the screen reader is done. Default `neutral`. */
  tone?: ToastTone;
  /** Takes back what the text tells; called at most once. Without it there is no Undo. */
  undo?: () => void;
  /** What the way back is called. Default "Undo". */
  undoText?: string;
  /** A page that goes further: `{ label: 'Log in', to: '/login' }`. */
  link?: { label: string; to: string; state?: unknown };
  /** Milliseconds on show, `Infinity` to stay until it is closed. Default 6 s, with Undo or a link 8 s. */
  durationMs?: number;
}

/** A message as it waits and is shown. */
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

/** The first few of all that were said; the others wait until one of these goes. */
export function onShow(said: readonly Toast[]): readonly Toast[] {
  return said.slice(0, limits.toastsShown);
}

/** The same list when there is no such message, so that nothing is drawn again. */
export function without(said: readonly Toast[], id: string): readonly Toast[] {
  return said.some((toast) => toast.id === id) ? said.filter((toast) => toast.id !== id) : said;
}

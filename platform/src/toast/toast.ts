import { createStore } from 'zustand/vanilla';
import { onShow, type Toast, type ToastOrder, toastOf, without } from './toast.model';

/** All toasts of one page, and the only ways to change them. */
export interface Toasts {
  /** Visible toasts, oldest first; the same array until it changes. */
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  say(order: ToastOrder): string;
  dismiss(id: string): void;
  /** Dismisses it and reverts its action; does nothing when it is already gone. */
  undo(id: string): void;
}

interface ToastState {
  said: readonly Toast[];
  shown: readonly Toast[];
}

/** Separate toasts, for a test. The page has one instance: `toasts`. */
export function createToasts(): Toasts {
  const store = createStore<ToastState>(() => ({ said: [], shown: [] }));
  let count = 0;
  const keep = (said: readonly Toast[]) => {
    const { said: before, shown } = store.getState();
    if (said === before) return;
    const next = onShow(said);
    const isSame =
      next.length === shown.length && next.every((toast, index) => toast === shown[index]);
    store.setState({ said, shown: isSame ? shown : next });
  };
  const dismiss = (id: string) => keep(without(store.getState().said, id));
  return {
    get: () => store.getState().shown,
    subscribe: (listener) => store.subscribe(listener),
    say(order) {
      count += 1;
      const toast = toastOf(order, `toast-${count}`);
      keep([...store.getState().said, toast]);
      return toast.id;
    },
    dismiss,
    undo(id) {
      const toast = store.getState().said.find((one) => one.id === id);
      dismiss(id);
      toast?.undo?.();
    },
  };
}

/** The page's toasts, shared by all parts. */
export const toasts: Toasts = createToasts();

/**
 * Shows a short message at the foot of the page, with Undo if given. Three are shown at a time, the
 * others are queued. Returns the id for `dismissToast`.
 *
 * @example toast({ text: 'Review deleted', undo: () => restore(review) });
 */
export function toast(order: ToastOrder): string {
  return toasts.say(order);
}

/** Dismisses a toast early, visible or queued; its action stays done. */
export function dismissToast(id: string): void {
  toasts.dismiss(id);
}

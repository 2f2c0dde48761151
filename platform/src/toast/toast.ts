import { createStore } from 'zustand/vanilla';
import { onShow, type Toast, type ToastOrder, toastOf, without } from './toast.model';

/** All messages of one page, and the only ways to change them. */
export interface Toasts {
  /** Those on show, oldest first; the same list until it changes. */
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  say(order: ToastOrder): string;
  dismiss(id: string): void;
  /** Dismisses it and takes back what it told; nothing when it is gone already. */
  undo(id: string): void;
}

interface ToastState {
  said: readonly Toast[];
  shown: readonly Toast[];
}

/** Messages of their own, for a test. The page has one: `toasts`. */
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

/** The page's messages, whichever part says them. */
export const toasts: Toasts = createToasts();

/**
 * Says something short at the foot of the page, with a way back if there is one. Three are shown at
 * a time, the others wait their turn. Returns what `dismissToast` needs.
 *
 * @example toast({ text: 'Review deleted', undo: () => restore(review) });
 */
export function toast(order: ToastOrder): string {
  return toasts.say(order);
}

/** Takes a message away before its time, shown or waiting; what it told stays done. */
export function dismissToast(id: string): void {
  toasts.dismiss(id);
}

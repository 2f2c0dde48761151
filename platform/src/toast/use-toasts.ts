import { useSyncExternalStore } from 'react';
import { type Toasts, toasts } from './toast';
import type { Toast } from './toast.model';

const none: readonly Toast[] = [];

/** Visible toasts, and their actions. For the shell, which renders them. */
export function useToasts(): { shown: readonly Toast[] } & Pick<Toasts, 'dismiss' | 'undo'> {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return { shown, dismiss: toasts.dismiss, undo: toasts.undo };
}

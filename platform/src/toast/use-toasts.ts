import { useSyncExternalStore } from 'react';
import { type Toasts, toasts } from './toast';
import type { Toast } from './toast.model';

/** Visible toasts, and their actions. For the shell, which renders them. */
export function useToasts(): { shown: readonly Toast[] } & Pick<Toasts, 'dismiss' | 'undo'> {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return { shown, dismiss: toasts.dismiss, undo: toasts.undo };
}

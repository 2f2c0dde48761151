import { useToasts } from '@nukkad/platform/host';
import { useDeferredValue, useEffect, useState } from 'react';
import { lazyChunk } from '../common/lazy-chunk';
import { report } from '../common/report';

type Drawing = typeof import('./toast-region');

const region = lazyChunk('SHELL-TOASTS', () => import('./toast-region'));

/**
 * Renders messages of `toast()`. The component is loaded with the first message, which waits for
 * it: pages without messages do not pay for it.
 */
export function Toasts() {
  const { shown, dismiss, undo } = useToasts();
  // Deferred: the effect of a press renders before its message.
  const drawn = useDeferredValue(shown);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const isWanted = drawing === null && shown.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next message retries a failed load.
  useEffect(() => {
    if (!isWanted) return;
    region
      .bring()
      .then(setDrawing, (error) => report({ code: region.code, message: String(error) }, error));
  }, [isWanted, shown]);

  return drawing && <drawing.ToastRegion toasts={drawn} onDismiss={dismiss} onUndo={undo} />;
}

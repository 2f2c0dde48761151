import { useToasts } from '@nukkad/platform/host';
import { useDeferredValue, useEffect, useState } from 'react';
import { lazyChunk } from '../common/lazy-chunk';
import { report } from '../common/report';

type Drawing = typeof import('./toast-region');

const region = lazyChunk('SHELL-TOASTS', () => import('./toast-region'));

/**
 * Draws what any part says with `toast()`. How to draw it is fetched with the first message, which
 * waits until then: a page that says nothing does not pay for it.
 */
export function Toasts() {
  const { shown, dismiss, undo } = useToasts();
  // What was pressed shows first, what is said of it after.
  const drawn = useDeferredValue(shown);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const isWanted = drawing === null && shown.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the next message.
  useEffect(() => {
    if (!isWanted) return;
    region
      .bring()
      .then(setDrawing, (error) => report({ code: region.code, message: String(error) }));
  }, [isWanted, shown]);

  return drawing && <drawing.ToastRegion toasts={drawn} onDismiss={dismiss} onUndo={undo} />;
}

import { useSession } from '@nukkad/platform';
import { useCallback, useEffect, useState } from 'react';
import { lazyChunk } from '../common/lazy-chunk';
import { report } from '../common/report';
import type { OverlayProps } from './overlay';

type Drawing = typeof import('./overlay');

const overlay = lazyChunk('SHELL-OVERLAY', () => import('./overlay'));

/** Opens the operators' overlay with Alt+Shift+N; loaded on demand, for signed-in users only. */
export function LazyOverlay(props: Omit<OverlayProps, 'onClose'>) {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const [isOpen, setOpen] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isLoggedIn) return;
    const onKey = (event: KeyboardEvent) => {
      // `code`, not `key`: with Alt many keyboards produce another letter.
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyN') return;
      event.preventDefault();
      setOpen(true);
      overlay.bring().then(setDrawing, (error) => {
        setOpen(false);
        report({ code: overlay.code, message: String(error) }, error);
      });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isLoggedIn]);

  return isLoggedIn && isOpen && drawing ? <drawing.Overlay {...props} onClose={close} /> : null;
}

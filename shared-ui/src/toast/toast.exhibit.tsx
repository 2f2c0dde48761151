import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { type ToastItem, ToastRegion } from './toast';

/** A framed page with toasts at its foot. */
function Page({ toasts }: { toasts: readonly ToastItem[] }) {
  const [shown, setShown] = useState(toasts);
  const drop = (gone: string) => setShown(shown.filter(({ id }) => id !== gone));
  return (
    <div style={{ contain: 'layout', minBlockSize: '15rem' }}>
      <ToastRegion toasts={shown} onDismiss={drop} onUndo={drop} />
    </div>
  );
}

const stays = { durationMs: Number.POSITIVE_INFINITY };
const saved: ToastItem = { id: 'saved', text: 'Your hours are saved', tone: 'success', ...stays };
const removed: ToastItem = {
  id: 'removed',
  text: 'Dr Rao is no favourite any more',
  isUndoable: true,
  ...stays,
};
const failed: ToastItem = {
  id: 'failed',
  text: 'The request could not be accepted. Nothing has changed.',
  tone: 'danger',
  isUndoable: true,
  undoText: 'Try again',
  ...stays,
};

export const toastExhibit: Exhibit = {
  component: 'Toast',
  specimens: [
    { state: 'With Undo', Draw: () => <Page toasts={[removed]} /> },
    { state: 'Success', Draw: () => <Page toasts={[saved]} /> },
    { state: 'Danger, with words of its own', Draw: () => <Page toasts={[failed]} /> },
    { state: 'Three at a time', Draw: () => <Page toasts={[removed, saved, failed]} /> },
  ],
};

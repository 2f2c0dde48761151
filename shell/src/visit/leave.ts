import { lockParameter } from '@nukkad/platform/contract';
import { forgetPreview } from './begin-visit';

/** Reloads the URL with the live composition instead of the preview. */
export function leavePreview(): void {
  forgetPreview();
  window.location.reload();
}

/** Reloads the URL with the current composition instead of the replayed one. */
export function leaveReplay(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(lockParameter);
  // Assigning an equal URL would not load the document again.
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

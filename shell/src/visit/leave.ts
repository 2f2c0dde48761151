import { lockParameter } from '@nukkad/platform/contract';
import { forgetPreview } from './begin-visit';

/** The same address as everybody sees it. */
export function leavePreview(): void {
  forgetPreview();
  window.location.reload();
}

/** The same address as it is now. */
export function leaveReplay(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(lockParameter);
  // An address that is the same already would be a step within the page.
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

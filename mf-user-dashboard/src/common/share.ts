import { toast } from '@nukkad/platform';
import * as text from './common.text';

/** Hands a page of this site to another app where the device can, else copies its address. */
export async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (navigator.share) {
    // Whoever closes the device's own sheet has changed their mind: nothing failed.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ text: text.copied, tone: 'success' });
  } catch {
    toast({ text: text.notCopied(url), tone: 'danger' });
  }
}

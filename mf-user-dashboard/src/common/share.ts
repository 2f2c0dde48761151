import { toast } from '@nukkad/platform';
import * as text from './common.text';

/** Opens the device's share sheet if there is one, else copies the address. */
export async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (navigator.share) {
    // Rejects when the user closes the share sheet, which is no failure.
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

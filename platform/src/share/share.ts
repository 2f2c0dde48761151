// Compiled into its users; the package's name reaches the toasts of the shared instance.
import { toast } from '@nukkad/platform';
import { text } from './share.text';

export { text as shareText } from './share.text';

/**
 * Opens the device's share sheet if there is one; otherwise copies the address, and says so in a
 * toast.
 *
 * @param title of the shared page: "Dr. Kavya Gowda"
 * @param path its canonical path, from the root: `/blogs/first-visit`
 */
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

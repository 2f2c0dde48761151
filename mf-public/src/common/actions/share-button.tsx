import { toast } from '@nukkad/platform';
import { Button, ShareIcon } from '@nukkad/shared-ui';
import * as text from './share-button.text';

interface Props {
  /** What is shared: "Dr. Kavya Gowda". */
  title: string;
  /** Its own address, from the root: `/blogs/first-visit`. */
  path: string;
}

/** Hands the page to another app where the device can, else copies its address. */
export function ShareButton({ title, path }: Props) {
  const share = async () => {
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
  };
  return (
    <Button tone="secondary" aria-label={text.shareOf(title)} onClick={share}>
      <ShareIcon size={18} />
      {text.share}
    </Button>
  );
}

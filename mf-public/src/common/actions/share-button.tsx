import { toast } from '@nukkad/platform';
import { Button, ShareIcon } from '@nukkad/shared-ui';
import * as text from './share-button.text';

interface Props {
  /** Title of the shared page: "Dr. Kavya Gowda". */
  title: string;
  /** Its canonical path, from the root: `/blogs/first-visit`. */
  path: string;
}

/** Opens the device's share sheet if there is one, else copies the address. */
export function ShareButton({ title, path }: Props) {
  const share = async () => {
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
  };
  return (
    <Button tone="secondary" aria-label={text.shareOf(title)} onClick={share}>
      <ShareIcon size={18} />
      {text.share}
    </Button>
  );
}

import { share } from '@nukkad/platform/share';
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
  return (
    <Button
      tone="secondary"
      aria-label={text.shareOf(title)}
      onClick={() => void share(title, path)}
    >
      <ShareIcon size={18} />
      {text.share}
    </Button>
  );
}

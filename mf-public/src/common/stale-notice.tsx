import { Button, Notice } from '@nukkad/shared-ui';
import * as text from './common.text';

interface Props {
  what: string;
  onRetry: () => void;
}

/** Old results stay visible when a refresh fails. */
export function StaleNotice({ what, onRetry }: Props) {
  return (
    <Notice title={text.savedResults}>
      <p>{text.savedResultsWhy(what)}</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  );
}

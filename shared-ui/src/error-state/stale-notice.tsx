import { Button } from '../button/button';
import * as common from '../common.text';
import { Notice } from '../notice/notice';
import { failureWords } from './failure.text';

export interface StaleNoticeProps {
  /** What failed to load anew: "addresses". */
  what: string;
  onRetry: () => void;
}

/** Above data that stays visible because its refresh failed. `<StaleNotice what="doctors" … />` */
export function StaleNotice({ what, onRetry }: StaleNoticeProps) {
  return (
    <Notice title={failureWords.stale}>
      <p>{failureWords.staleWhy(what)}</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {common.retry}
      </Button>
    </Notice>
  );
}

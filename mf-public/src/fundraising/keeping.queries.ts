import { limits, type OwnCampaignDetails } from '@nukkad/platform/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { draftOf, type Writing } from './fundraising.model';
import { type Kept, keepDraft, useOrganising } from './fundraising.queries';

/** How a draft stands that is kept while it is written. */
export type Keeping =
  | 'untouched'
  | 'waiting'
  | 'keeping'
  | 'kept'
  | Exclude<Kept, { state: 'kept' }>;

type Tell = (keeping: Keeping, campaign?: OwnCampaignDetails) => void;

/** Keeps one draft: the newest answers, one write after the other. */
function keeper(begun: OwnCampaignDetails, tell: Tell) {
  const { _id: id, kind } = begun;
  let revision = begun.revision;
  let newest: Writing | null = null;
  let underWay: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether everything written is stored. */
  async function keepAll(): Promise<boolean> {
    while (newest !== null) {
      const writing = newest;
      newest = null;
      tell('keeping');
      const kept = await keepDraft(id, draftOf(kind, writing), revision);
      if (kept.state !== 'kept') {
        newest ??= writing;
        tell(kept);
        return false;
      }
      revision = kept.campaign.revision;
      tell('kept', kept.campaign);
    }
    return true;
  }

  const keepNow = (): Promise<boolean> => {
    clearTimeout(timer);
    underWay ??= keepAll().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    write(writing: Writing) {
      newest = writing;
      tell('waiting');
      clearTimeout(timer);
      timer = setTimeout(keepNow, limits.draftKeptAfter);
    },
    keepNow,
  };
}

/** A draft that is kept a moment after each key, and when its page is left. */
export function useKeeping(begun: OwnCampaignDetails) {
  const [keeping, setKeeping] = useState<Keeping>('untouched');
  const [preview, setPreview] = useState(begun.preview);
  const { follow } = useOrganising();
  const tell = useCallback<Tell>(
    (next, campaign) => {
      setKeeping(next);
      if (!campaign) return;
      setPreview(campaign.preview);
      follow(campaign);
    },
    [follow],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is of the draft it began with
  const { write, keepNow } = useMemo(() => keeper(begun, tell), [begun._id, tell]);
  useEffect(() => () => void keepNow(), [keepNow]);
  return { keeping, preview, write, keepNow };
}

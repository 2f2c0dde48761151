import { limits, type OwnCampaignDetails } from '@nukkad/platform/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { draftOf, type Writing } from '../fundraising.model';
import { type SaveOutcome, saveDraft, useOrganising } from '../fundraising.queries';

/** Autosave state of a draft. */
export type SaveStatus =
  | 'untouched'
  | 'waiting'
  | 'saving'
  | 'saved'
  | Exclude<SaveOutcome, { state: 'saved' }>;

type OnSaveStatus = (saveStatus: SaveStatus, campaign?: OwnCampaignDetails) => void;

/** Saves one draft: the newest values, one write at a time. */
function createDraftAutosave(begun: OwnCampaignDetails, onSaveStatus: OnSaveStatus) {
  const { _id: id, kind } = begun;
  let revision = begun.revision;
  let newest: Writing | null = null;
  let underWay: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves to whether everything is stored. */
  async function saveAll(): Promise<boolean> {
    while (newest !== null) {
      const writing = newest;
      newest = null;
      onSaveStatus('saving');
      const outcome = await saveDraft(id, draftOf(kind, writing), revision);
      if (outcome.state !== 'saved') {
        newest ??= writing;
        onSaveStatus(outcome);
        return false;
      }
      revision = outcome.campaign.revision;
      onSaveStatus('saved', outcome.campaign);
    }
    return true;
  }

  const saveNow = (): Promise<boolean> => {
    clearTimeout(timer);
    underWay ??= saveAll().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    write(writing: Writing) {
      newest = writing;
      onSaveStatus('waiting');
      clearTimeout(timer);
      timer = setTimeout(saveNow, limits.draftKeptAfter);
    },
    saveNow,
  };
}

/** A draft with debounced autosave, also saved when its page is left. */
export function useDraftAutosave(begun: OwnCampaignDetails) {
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('untouched');
  const [preview, setPreview] = useState(begun.preview);
  const { follow } = useOrganising();
  const onSaveStatus = useCallback<OnSaveStatus>(
    (next, campaign) => {
      setSaveStatus(next);
      if (!campaign) return;
      setPreview(campaign.preview);
      follow(campaign);
    },
    [follow],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: use the initial draft only
  const { write, saveNow } = useMemo(
    () => createDraftAutosave(begun, onSaveStatus),
    [begun._id, onSaveStatus],
  );
  useEffect(() => () => void saveNow(), [saveNow]);
  return { saveStatus, preview, write, saveNow };
}

import { isApiError } from '@nukkad/platform';
import { limits, type OnboardingDraft } from '@nukkad/platform/contract';
import { isSameDraft, wholeDraft } from './draft.model';
import type { OnboardingCalls } from './onboarding.queries';
import { createRetry, isWorthRetrying } from './retry';
import type { WizardState } from './wizard.store';

/** Where the draft is: `refused` is not tried again before somebody types. */
export type SaveStatus = 'saved' | 'waiting' | 'sending' | 'failed' | 'refused';

interface Setting {
  get: () => WizardState;
  set: (next: Partial<WizardState>) => void;
  calls: OnboardingCalls;
  revision: number;
}

/** Keeps the draft with the API: a while after the last key, and again until it is there. */
export function createDraftAutosave({ get, set, calls, revision: begun }: Setting) {
  let revision = begun;
  let sent: OnboardingDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = createRetry(() => void keep());

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), limits.draftKeptAfter);
  };

  async function keep(how?: { keepalive: boolean }): Promise<void> {
    clearTimeout(timer);
    const { draft, saveStatus, remoteVersion } = get();
    if (remoteVersion !== null || saveStatus === 'saved' || saveStatus === 'sending') return;
    sent = draft;
    set({ saveStatus: 'sending' });
    try {
      const kept = await calls.keep({ revision, draft }, how);
      retry.worked();
      adopt(kept.revision);
      calls.follow((before) => ({ ...before, draft, revision }));
      settle(draft);
    } catch (error) {
      await failed(error, draft);
    }
  }

  /** What was typed while it was on its way goes after it. */
  function settle(draft: OnboardingDraft) {
    const isAll = isSameDraft(get().draft, draft);
    set({ saveStatus: isAll ? 'saved' : 'waiting' });
    if (!isAll) later();
  }

  async function failed(error: unknown, draft: OnboardingDraft) {
    if (isApiError(error, 'draft-changed')) return meet(draft);
    // It was submitted meanwhile, on another device or by an answer that was lost.
    if (isApiError(error, 'conflict')) calls.renew();
    const isRefused = isApiError(error) && !isWorthRetrying(error.status);
    set({ saveStatus: isRefused ? 'refused' : 'failed' });
    if (!isRefused) retry.failed();
  }

  /** Another device was faster, or the answer to an earlier try was lost. */
  async function meet(draft: OnboardingDraft) {
    try {
      const remoteVersion = await calls.read();
      const isOurs = [draft, get().draft].some((one) => isSameDraft(one, remoteVersion.draft));
      if (!isOurs) return set({ saveStatus: 'waiting', remoteVersion });
      adopt(remoteVersion.revision);
      settle(wholeDraft(remoteVersion.draft));
    } catch {
      set({ saveStatus: 'failed' });
      retry.failed();
    }
  }

  function adopt(next: number) {
    revision = next;
    sent = null;
  }

  let isOver = false;
  const leave = () => void (!isOver && keep({ keepalive: true }));
  const hide = () => document.visibilityState === 'hidden' && leave();
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    retry.stop();
  };
  return {
    adopt,
    typed: later,
    stop,
    position: () => ({ revision, sent }),
    start() {
      isOver = false;
      const stopRetry = retry.start();
      window.addEventListener('pagehide', leave);
      document.addEventListener('visibilitychange', hide);
      if (get().saveStatus === 'waiting') void keep();
      return () => {
        window.removeEventListener('pagehide', leave);
        document.removeEventListener('visibilitychange', hide);
        stopRetry();
        leave();
        stop();
      };
    },
  };
}

import { isApiError } from '@nukkad/platform';
import { limits, type OnboardingDraft } from '@nukkad/platform/contract';
import { isSameDraft, wholeDraft } from '../draft/draft.model';
import type { OnboardingCalls } from '../draft/onboarding.queries';
import { createRetry, isWorthRetrying } from './retry';
import type { WizardState } from './wizard.store';

/** Save state of the draft: `refused` is not retried before the next change. */
export type SaveStatus = 'saved' | 'waiting' | 'sending' | 'failed' | 'refused';

/** Drafts without an answer that are known again; more are kept only where many tries fail in a row. */
const mostUnanswered = 10;

interface Setting {
  get: () => WizardState;
  set: (next: Partial<WizardState>) => void;
  calls: OnboardingCalls;
  revision: number;
}

/** Draft autosave: debounced, and retried until stored. */
export function createDraftAutosave({ get, set, calls, revision: begun }: Setting) {
  let revision = begun;
  /** Of this revision: the API may have stored one, whose answer was lost. */
  let unanswered: OnboardingDraft[] = [];
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
    unanswered = [...unanswered.filter((one) => one !== draft), draft].slice(-mostUnanswered);
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

  /** Input typed during the request is sent after it. */
  function settle(draft: OnboardingDraft) {
    const isAll = isSameDraft(get().draft, draft);
    set({ saveStatus: isAll ? 'saved' : 'waiting' });
    if (!isAll) later();
  }

  async function failed(error: unknown, draft: OnboardingDraft) {
    if (isApiError(error, 'draft-changed')) return meet(draft);
    // The draft was submitted meanwhile, on another device or by a request whose answer was lost.
    if (isApiError(error, 'conflict')) calls.renew();
    const isRefused = isApiError(error) && !isWorthRetrying(error.status);
    set({ saveStatus: isRefused ? 'refused' : 'failed' });
    if (!isRefused) retry.failed();
  }

  /** Another device saved first, or the answer to an earlier try was lost. */
  async function meet(draft: OnboardingDraft) {
    try {
      const remoteVersion = await calls.read();
      const ours = [...unanswered, draft, get().draft];
      const isOurs = ours.some((one) => isSameDraft(one, remoteVersion.draft));
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
    unanswered = [];
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
    position: () => ({ revision, unanswered }),
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

import { safeStorage } from '@nukkad/platform';
import {
  type OnboardingDraft,
  type OnboardingStep,
  typedToBeListed,
} from '@nukkad/platform/contract';
import { isSame } from './draft.model';

// localStorage, so that input not yet stored by the API survives a crash.
const storage = safeStorage(() => window.localStorage);

/** Input on this device that is not fully stored yet. */
export interface LocalCopy {
  /** Revision the draft is based on. */
  revision: number;
  draft: OnboardingDraft;
  /** Drafts sent since the last answer: the API may have one of them, though it was not said. */
  unanswered: OnboardingDraft[];
  /** The API has this draft. */
  isKept: boolean;
  /** Steps changed since they were stored. */
  edited: OnboardingStep[];
  /** Steps that could not be stored, to be retried. */
  failed: OnboardingStep[];
}

export function readCopy(vendorId: string): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(storage.get(typedToBeListed + vendorId) ?? 'null');
    return isCopy(copy) ? { ...copy, unanswered: copy.unanswered ?? [] } : null;
  } catch {
    return null;
  }
}

export function writeCopy(vendorId: string, copy: LocalCopy): void {
  storage.set(typedToBeListed + vendorId, JSON.stringify(copy));
}

export function dropCopy(vendorId: string): void {
  storage.remove(typedToBeListed + vendorId);
}

const sections = ['availability', 'certificates', 'description', 'details', 'education', 'other'];

/** Storage may hold anything, also from an older release. */
function isCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, draft, edited, failed } = value as Partial<LocalCopy>;
  if (typeof revision !== 'number' || !Array.isArray(edited) || !Array.isArray(failed))
    return false;
  return typeof draft === 'object' && isSame(Object.keys(draft ?? {}).sort(), sections);
}

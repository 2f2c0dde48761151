import { safeStorage } from '@nukkad/platform';
import {
  type OnboardingDraft,
  type OnboardingStep,
  typedToBeListed,
} from '@nukkad/platform/contract';
import { isSame } from './draft.model';

// It outlives the tab: a computer that dies before the API has answered loses nothing either.
const storage = safeStorage(() => window.localStorage);

/** What was typed on this device and is not all stored yet. */
export interface LocalCopy {
  /** The one the draft was begun from. */
  revision: number;
  draft: OnboardingDraft;
  /** On its way when this was written: the API may have it, though its answer never came. */
  sent: OnboardingDraft | null;
  /** The API has the draft as it is here. */
  isKept: boolean;
  /** Typed in since they were stored. */
  edited: OnboardingStep[];
  /** They could not be stored, and are to be tried again. */
  failed: OnboardingStep[];
}

export function readCopy(vendorId: string): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(storage.get(typedToBeListed + vendorId) ?? 'null');
    return isCopy(copy) ? copy : null;
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

/** Storage may have been written by anybody, or by an older release. */
function isCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, draft, edited, failed } = value as Partial<LocalCopy>;
  if (typeof revision !== 'number' || !Array.isArray(edited) || !Array.isArray(failed))
    return false;
  return typeof draft === 'object' && isSame(Object.keys(draft ?? {}).sort(), sections);
}

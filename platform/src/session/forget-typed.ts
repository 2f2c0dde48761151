import { draftPrefix, typedToBeListed } from '../contract';

/**
 * Removes what was typed and is not stored yet, so that the next person at this device finds none of
 * it: drafts of forms in this tab, and of becoming listed.
 */
export function forgetTyped(): void {
  removeBeginning(draftPrefix, () => window.sessionStorage);
  removeBeginning(typedToBeListed, () => window.localStorage);
}

function removeBeginning(prefix: string, open: () => Storage): void {
  try {
    const storage = open();
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of keys) storage.removeItem(key);
  } catch {
    // Where the browser refuses storage, what was typed goes with the page anyway.
  }
}

import { type SafeStorage, safeStorage, useSession } from '@nukkad/platform';
import { draftPrefix } from '@nukkad/platform/contract';
import { useState } from 'react';

// Of this tab alone: it outlives a login that has expired, not the tab.
const storage: SafeStorage = safeStorage(() => window.sessionStorage);

/** What somebody has begun to write in a form, until it is stored. */
export interface Draft<Values extends object> {
  /** What the form begins with. */
  values: Values;
  /** They are what was written earlier. */
  isKept: boolean;
  keep: (values: Values) => void;
  drop: () => void;
}

/**
 * Keeps a form through an expired session and the login after it. Each person and form has its own.
 *
 * @param form names the form, with the id of what it is about: `review:booking-1`
 * @example const draft = useDraft('support', { message: '' });
 */
export function useDraft<Values extends object>(form: string, empty: Values): Draft<Values> {
  const [userId] = useState(useUserId());
  const key = `${draftPrefix}${userId}:${form}`;
  const [kept] = useState(() => read(key, empty));
  return {
    values: kept ?? empty,
    isKept: kept !== null,
    keep: (values) => storage.set(key, JSON.stringify(values)),
    drop: () => storage.remove(key),
  };
}

/** Whether a form was begun and not stored: it is to be open again. */
export function useHasDraft(form: string): boolean {
  const userId = useUserId();
  const [hasOne] = useState(() => storage.get(`${draftPrefix}${userId}:${form}`) !== null);
  return hasOne;
}

/** Whose dashboard it is. */
export function useUserId(): string {
  return useSession((state) => state.remembered.userId) ?? '';
}

/** Only answers that the form still asks for; anything else may have been written by anybody. */
function read<Values extends object>(key: string, empty: Values): Values | null {
  const stored = parsed(storage.get(key));
  if (stored === null) return null;
  const known = Object.entries(empty).map(([name, value]) => {
    const written = stored[name];
    const fits = value === null ? isScalar(written) : typeof written === typeof value;
    return [name, fits ? written : value];
  });
  return Object.fromEntries(known) as Values;
}

const isScalar = (value: unknown) => value === null || ['string', 'number'].includes(typeof value);

function parsed(stored: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

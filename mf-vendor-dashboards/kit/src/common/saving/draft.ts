import { type SafeStorage, safeStorage, useSession } from '@nukkad/platform';
import { draftPrefix } from '@nukkad/platform/contract';
import { useState } from 'react';

// sessionStorage: a draft survives an expired session, but not the tab.
const storage: SafeStorage = safeStorage(() => window.sessionStorage);

/** Unsaved form values. */
export interface Draft<Values extends object> {
  /** Initial values of the form. */
  values: Values;
  /** True when `values` come from an earlier draft. */
  isKept: boolean;
  keep: (values: Values) => void;
  drop: () => void;
}

/**
 * Keeps unsaved values through an expired session and the next login, per user and form.
 *
 * @param form key of the form, with the id of its subject: `review:booking-1`
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

/** Whether a draft exists, so that the form should open again. */
export function useHasDraft(form: string): boolean {
  const userId = useUserId();
  const [hasOne] = useState(() => storage.get(`${draftPrefix}${userId}:${form}`) !== null);
  return hasOne;
}

/** Id of the signed-in user; empty without one. */
export function useUserId(): string {
  return useSession((state) => state.remembered.userId) ?? '';
}

/** Keeps known fields of the right type only: the storage may hold anything. */
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

import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Id of an unsaved row; for documents the API stores it. */
export const newRowId = (): string => crypto.randomUUID();

/** Prefixes a row's field errors with its form path: `date` becomes `added[0].date`. */
export function problemsOfRow(answer: SubmitAnswer, row: string): SubmitAnswer {
  return renamed(answer, (field) => `${row}.${field}`);
}

/** Maps a list's field errors to form paths: `3.name` becomes `services[3].name`. */
export function problemsOfRows(answer: SubmitAnswer, list: string): SubmitAnswer {
  return renamed(answer, (field) => field.replace(/^(\d+)\./, `${list}[$1].`));
}

function renamed(answer: SubmitAnswer, rename: (field: string) => string): SubmitAnswer {
  if (answer === undefined || typeof answer === 'string') return answer;
  const named = Object.entries(answer).map(([field, message]) => [rename(field), message]);
  return Object.fromEntries(named) as Record<string, string>;
}

/** Focuses the first field of a row after it renders: `<div ref={rows}>`, then `lead(id)`. */
export function useRowFocus(): {
  rows: RefObject<HTMLDivElement | null>;
  lead: (id: string) => void;
} {
  const rows = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const row = rows.current?.querySelector(`[data-row="${CSS.escape(wanted)}"]`);
    row?.querySelector<HTMLElement>('input, select, textarea, [role="spinbutton"]')?.focus();
    setWanted(null);
  }, [wanted]);
  return { rows, lead: setWanted };
}

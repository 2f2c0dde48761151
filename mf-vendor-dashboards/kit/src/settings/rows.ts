import type { SubmitAnswer } from '@nukkad/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The id of a row that is not stored; the API takes it for documents. */
export const newRowId = (): string => crypto.randomUUID();

/** What was refused of one row, at its fields in the form: `date` is `added[0].date`. */
export function problemsOfRow(answer: SubmitAnswer, row: string): SubmitAnswer {
  return renamed(answer, (field) => `${row}.${field}`);
}

/** What was refused of a list, at the fields of the form: `3.name` is `services[3].name`. */
export function problemsOfRows(answer: SubmitAnswer, list: string): SubmitAnswer {
  return renamed(answer, (field) => field.replace(/^(\d+)\./, `${list}[$1].`));
}

function renamed(answer: SubmitAnswer, rename: (field: string) => string): SubmitAnswer {
  if (answer === undefined || typeof answer === 'string') return answer;
  const named = Object.entries(answer).map(([field, message]) => [rename(field), message]);
  return Object.fromEntries(named) as Record<string, string>;
}

/** Leads to the first field of a row once it is there: `<div ref={rows}>`, then `lead(id)`. */
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

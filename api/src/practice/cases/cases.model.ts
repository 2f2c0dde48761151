import type { CaseDocument, CaseOrder, Hearing, LegalCase } from '@nukkad/platform/contract';
import { faceOf } from '../../core/assets/faces';
import type { CaseRow } from './cases.store';

/** Display number of a case: `C-000123`. */
export const caseNumber = (number: number): string => `C-${String(number).padStart(6, '0')}`;

export function toCase(row: CaseRow): LegalCase {
  const { id, title, category, opponent, court, stage, outcome, note } = row;
  return {
    _id: id,
    number: caseNumber(row.number),
    ...{ title, category, opponent, court, stage, outcome, note },
    client: {
      _id: row.client_id,
      name: row.client_name,
      img: faceOf(row.client_id, row.client_gender),
    },
    openedOn: row.opened_on,
    closedOn: row.closed_on,
    lastHearing: row.last_hearing?.toISOString() ?? null,
    nextHearing: row.next_hearing?.toISOString() ?? null,
  };
}

export const toHearing = (row: {
  id: string;
  case_id: string;
  at: Date;
  court: string | null;
  note: string | null;
}): Hearing => ({
  _id: row.id,
  caseId: row.case_id,
  at: row.at.toISOString(),
  court: row.court,
  note: row.note,
});

export const toDocument = (row: {
  id: string;
  file_id: string;
  name: string;
  type: string;
  bytes: number;
  added_at: Date;
}): CaseDocument => ({
  _id: row.id,
  fileId: row.file_id,
  ...{ name: row.name, type: row.type, bytes: row.bytes },
  addedAt: row.added_at.toISOString(),
});

/** An order as stored; omitted fields are undefined and keep their value. */
export function valuesOf({ clientId, ...order }: CaseOrder) {
  const { title, category, opponent, court, stage, outcome, note } = order;
  return { client_id: clientId, title, category, opponent, court, stage, outcome, note };
}

/** Maximum length of a title made from a multi-line text. */
const longestTitle = 120;

/** Title of a case that began as a request. */
export function titleOf(about: string | null, clientName: string): string {
  const [first = ''] = (about ?? '').split('\n', 1);
  const line = first.replace(/\s+/g, ' ').trim() || `Case of ${clientName}`;
  const emails = [...line];
  return emails.length > longestTitle ? `${emails.slice(0, longestTitle - 1).join('')}…` : line;
}

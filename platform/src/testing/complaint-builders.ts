import type { ComplaintDetails, OfficeComplaint, OfficeComplaintsAnswer } from '../contract';
import { aComplaint } from './builders';

/** A published complaint in its public view. */
export function aComplaintDetails(values: Partial<ComplaintDetails> = {}): ComplaintDetails {
  return {
    ...aComplaint(),
    dueAt: '2026-11-05T10:00:00Z',
    isMine: false,
    sent: null,
    events: [
      { kind: 'received', time: '2026-11-01T10:00:00Z', level: null, text: null },
      { kind: 'published', time: '2026-11-02T10:00:00Z', level: null, text: null },
    ],
    ...values,
  };
}

/** A complaint as the office sees it, with a named author. */
export function anOfficeComplaint(values: Partial<OfficeComplaint> = {}): OfficeComplaint {
  return { ...aComplaint(), from: 'Asha Rao', dueAt: '2026-11-05T10:00:00Z', ...values };
}

/** The complaints as the first and only page, unless `paging` says otherwise. */
export function officeComplaintsPage(
  complaints: OfficeComplaint[],
  paging: Partial<OfficeComplaintsAnswer> = {},
): OfficeComplaintsAnswer {
  const total = complaints.length;
  return { complaints, page: 1, limit: 10, total, totalPages: 1, ...paging };
}

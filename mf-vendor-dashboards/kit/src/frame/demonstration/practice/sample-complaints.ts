import type { OfficeComplaint, OfficeComplaintsAnswer } from '@nukkad/platform/contract';

const DAY = 86_400_000;

/** Complaints to an invented office. */
export function sampleComplaints(now: Date): OfficeComplaintsAnswer {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const complaint = (nth: number, different: Partial<OfficeComplaint>): OfficeComplaint => ({
    ...{ _id: `complaint-${nth}`, number: `NK-C-00000${nth}`, kind: 'Service-related' },
    ...{ recipient: null, text: '', time: ago(nth), status: 'received', level: 1, alike: 0 },
    ...{ answer: null, from: null, dueAt: null, ...different },
  });
  const complaints = [
    complaint(1, {
      text: 'The counter for certificates closed an hour early. This complaint is invented.',
      dueAt: ago(-2),
      alike: 3,
    }),
    complaint(9, {
      text: 'The receipt had another name on it. This complaint is invented.',
      status: 'answered',
      answer: { time: ago(4), text: 'A new receipt is at the counter.' },
    }),
  ];
  const total = complaints.length;
  return { complaints, page: 1, limit: 10, total, totalPages: 1 };
}

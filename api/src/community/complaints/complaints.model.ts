import {
  type Complaint,
  type ComplaintDetails,
  type ComplaintEvent,
  type ComplaintRecipient,
  type ComplaintStatus,
  limits,
  type OwnComplaint,
} from '@nukkad/platform/contract';
import { referenceOf } from '../../core/http/reference';
import type { ComplaintRow, EventRow } from './complaints.store';

/** State of a complaint in its escalation. */
export interface Standing {
  status: ComplaintStatus;
  level: number;
  isPublished: boolean;
}

/** At this level the office's time is over and Nukkad's own staff handle the complaint. */
export const lastLevel = 3;

/** Not decided yet, or the office was notified and has not answered. */
export const isOpen = (status: ComplaintStatus): boolean =>
  status === 'received' || status === 'in-progress';

/** Days from publication, or before that from receipt, until the next step is due. */
export function daysGiven({ status, level, isPublished }: Standing): number | null {
  if (!isOpen(status)) return null;
  if (!isPublished) return limits.complaintReviewDays;
  if (level >= lastLevel) return null;
  if (level === 2) return limits.complaintHeadDays;
  return status === 'received' ? limits.complaintAcknowledgeDays : limits.complaintAnswerDays;
}

/** `from`: time of publication, or of receipt before that. */
export function dueAfter(standing: Standing, from: Date): Date | null {
  const days = daysGiven(standing);
  return days === null ? null : new Date(from.getTime() + days * 86_400_000);
}

/** The reference number given to a complainant: `NK-C-000123`. */
export const numberOf = (number: number): string => referenceOf('C', number);

export function recipientOf(row: ComplaintRow): ComplaintRecipient | null {
  const { officer_id, officer, officer_title, department, department_name } = row;
  if (officer_id !== null && officer !== null) {
    return { kind: 'officer', officerId: officer_id, name: officer, about: officer_title ?? '' };
  }
  if (department === null || department_name === null) return null;
  const office = { office: row.office ?? '', about: row.office_heading ?? '' };
  return { kind: 'office', ...office, department, name: department_name };
}

type Kinds = Map<string, string>;

export function toComplaint(row: ComplaintRow, kinds: Kinds): Complaint {
  const { answer_text, answered_at } = row;
  return {
    _id: row.id,
    number: numberOf(row.number),
    kind: kinds.get(row.kind) ?? row.kind,
    recipient: recipientOf(row),
    text: row.published_text ?? '',
    time: row.created_at.toISOString(),
    status: row.status,
    level: row.level,
    alike: row.supporters,
    answer:
      answer_text !== null && answered_at !== null
        ? { time: answered_at.toISOString(), text: answer_text }
        : null,
  };
}

interface Seen {
  isMine: boolean;
  events: EventRow[];
  sent: ComplaintDetails['sent'];
}

/** The text of a reason is for the complainant only; others see that there was one. */
export function toDetails(row: ComplaintRow, kinds: Kinds, seen: Seen): ComplaintDetails {
  return {
    ...toComplaint(row, kinds),
    text: row.published_text,
    dueAt: row.due_at?.toISOString() ?? null,
    isMine: seen.isMine,
    sent: seen.sent,
    events: seen.events.map((event) => toEvent(event, seen.isMine)),
  };
}

export function toOwn(row: ComplaintRow, kinds: Kinds): OwnComplaint {
  const { _id, number, kind, recipient, time, status } = toComplaint(row, kinds);
  return {
    ...{ _id, number, kind, recipient, time, status },
    text: row.body,
    isPublished: row.published_text !== null,
    dueAt: row.due_at?.toISOString() ?? null,
  };
}

/** Whether the complainant brought it to the next level: overdue complaints get there without words. */
export const isContest = ({ kind, text }: Pick<EventRow, 'kind' | 'text'>): boolean =>
  kind === 'escalated' && text !== null;

const toEvent = (event: EventRow, isMine: boolean): ComplaintEvent => ({
  ...{ kind: event.kind, time: event.at.toISOString(), level: event.level },
  text: isMine || event.kind === 'answered' ? event.text : null,
  ...(isContest(event) && { isContested: true }),
});

import type { PracticeBooking } from '@nukkad/platform/contract';
import { joinUrlOf } from '../../booking';
import { faceOf } from '../../core/assets/faces';
import { referenceOf } from '../../core/http/reference';
import type { PracticeBookingRow } from './practice-bookings.store';

/** A booking as its professional sees it at the moment `now`. */
export function toPracticeBooking(row: PracticeBookingRow, now: Date): PracticeBooking {
  return {
    _id: row.id,
    reference: referenceOf('B', row.number),
    clientId: row.client_id,
    name: row.name,
    phone: row.phone,
    img: faceOf(row.client_id ?? row.id, row.gender),
    kind: row.kind,
    status: row.status,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    about: row.about,
    caseCategory: row.case_category,
    fee:
      row.fee_amount === null || row.fee_currency === null
        ? null
        : { amount: row.fee_amount, currency: row.fee_currency },
    payingBy: row.paying_by,
    isPaid: row.is_paid,
    answerBy: row.status === 'requested' ? (row.expires_at?.toISOString() ?? null) : null,
    joinUrl: joinUrlOf(row, now),
    seriesId: row.series_id,
    isClientProved: row.user_id !== null || row.client_email !== null,
    burst: row.status === 'requested' ? burstOf(row.burst_id) : null,
    cause: row.cause,
    may: mayOf(row, now),
  };
}

/** `network.…` or `email.…`. */
function burstOf(id: string | null): PracticeBooking['burst'] {
  if (id === null) return null;
  return { _id: id, of: id.startsWith('email.') ? 'email' : 'network' };
}

/** The actions that `changes.service` and `responses.service` would accept. */
function mayOf({ status, starts_at, is_reviewed }: PracticeBookingRow, now: Date) {
  const isOpen = status === 'requested' || status === 'confirmed';
  const isToCome = starts_at > now;
  return {
    answer: status === 'requested',
    move: isOpen && isToCome,
    cancel: isOpen && isToCome,
    finish: status === 'confirmed' && !isToCome,
    review: status === 'completed' && !is_reviewed,
  };
}

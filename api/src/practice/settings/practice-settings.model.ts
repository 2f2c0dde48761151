import type {
  Availability,
  PracticeClaim,
  PracticePolicy,
  PracticePolicyOrder,
  PracticeProfile,
  PracticeProfileOrder,
  ServiceOrder,
} from '@nukkad/platform/contract';
import { lunchOf, vendorPath } from '../../directory';
import { type Claims, evidenceFor, isReviewed, splitClaims } from '../claims/claims.model';
import type { PageRow } from './page.store';

export function profileOf(row: PageRow, claims: PracticeClaim[]): PracticeProfile {
  const { fee_amount: amount, fee_currency: currency, fee_per: per } = row;
  const hasFee = amount !== null && currency !== null && per !== null;
  return {
    name: row.name,
    title: row.title,
    about: row.about,
    languages: row.languages,
    qualifications: row.qualifications,
    address: row.address,
    landmark: row.landmark,
    parking: row.parking,
    fee: hasFee ? { amount, currency, per } : null,
    img: row.image,
    publicPath: row.status === 'live' ? vendorPath(row.profession, row.id) : null,
    claims,
  };
}

export const availabilityOf = (row: PageRow): Availability => ({
  timeZone: row.time_zone,
  hours: row.working_hours,
  lunch: lunchOf(row),
  slotMinutes: row.slot_minutes,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  noticeMinutes: row.notice_minutes,
  horizonDays: row.horizon_days,
});

export const policyOf = (row: PageRow): PracticePolicy => ({
  isAskedFirst: row.is_asked_first,
  cancelHours: row.cancel_hours,
  moveHours: row.move_hours,
  meetingUrl: row.meeting_url,
});

/**
 * The columns an order changes, and the claims that wait: a verified page shows checked claims
 * only. A teacher's spoken languages are also the teaching languages.
 */
export function profileValues(
  row: PageRow,
  { fee, title, qualifications, ...rest }: PracticeProfileOrder,
) {
  const { languages } = rest;
  const teaches = languages !== undefined && row.profession === 'teacher';
  const { shown, waiting } = isReviewed(row)
    ? splitClaims(row, { title, qualifications })
    : { shown: given({ title, qualifications }), waiting: [] };
  const evidence = evidenceFor(row.evidence, row, { ...row, ...shown });
  const values = {
    ...rest,
    ...shown,
    ...(row.is_verified && { evidence: JSON.stringify(evidence) }),
    ...(teaches && { detail: JSON.stringify({ ...row.detail, teachingLanguages: languages }) }),
    ...(fee !== undefined && {
      fee_amount: fee?.amount ?? null,
      fee_currency: fee?.currency ?? null,
      fee_per: fee?.per ?? null,
    }),
  };
  return { values, waiting };
}

const given = ({ title, qualifications }: Partial<Claims>): Partial<Claims> => ({
  ...(title !== undefined && { title }),
  ...(qualifications !== undefined && { qualifications }),
});

export function weekValues({ hours, lunch }: Availability) {
  const week = [...hours].sort((a, b) => a.weekday - b.weekday);
  return {
    working_hours: JSON.stringify(week),
    lunch_from: lunch?.from ?? null,
    lunch_to: lunch?.to ?? null,
  };
}

export const ruleValues = (order: Availability) => ({
  time_zone: order.timeZone,
  slot_minutes: order.slotMinutes,
  buffer_before: order.bufferBefore,
  buffer_after: order.bufferAfter,
  notice_minutes: order.noticeMinutes,
  horizon_days: order.horizonDays,
});

/** An omitted meeting URL stays. */
export const policyValues = (order: PracticePolicyOrder) => ({
  is_asked_first: order.isAskedFirst,
  cancel_hours: order.cancelHours,
  move_hours: order.moveHours,
  ...(order.meetingUrl !== undefined && { meeting_url: order.meetingUrl }),
});

/** Price of a service: by its rate and length plus other charges, else its fixed fee. */
export const serviceFee = ({ rate, minutes, otherCharges, fee }: Omit<ServiceOrder, 'name'>) =>
  rate === null ? fee : Math.round((rate * minutes) / 60) + otherCharges;

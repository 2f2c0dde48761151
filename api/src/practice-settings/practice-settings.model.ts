import type {
  Availability,
  PracticePolicy,
  PracticePolicyOrder,
  PracticeProfile,
  PracticeProfileOrder,
  ServiceOrder,
} from '@nukkad/platform/contract';
import { lunchOf } from '../vendors/vendor.wire';
import type { PageRow } from './page.store';

export function profileOf(row: PageRow): PracticeProfile {
  const { fee_amount: amount, fee_currency: currency, fee_per: per } = row;
  const hasFee = amount !== null && currency !== null && per !== null;
  return {
    name: row.name,
    title: row.title,
    about: row.about,
    languages: row.languages,
    qualifications: row.qualifications,
    landmark: row.landmark,
    parking: row.parking,
    fee: hasFee ? { amount, currency, per } : null,
    img: row.image,
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

/** The columns an order changes; teachers teach in the languages they speak. */
export function profileValues(row: PageRow, { fee, ...rest }: PracticeProfileOrder) {
  const { languages } = rest;
  const teaches = languages !== undefined && row.profession === 'teacher';
  return {
    ...rest,
    ...(teaches && { detail: JSON.stringify({ ...row.detail, teachingLanguages: languages }) }),
    ...(fee !== undefined && {
      fee_amount: fee?.amount ?? null,
      fee_currency: fee?.currency ?? null,
      fee_per: fee?.per ?? null,
    }),
  };
}

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

/** An address that is left out stays. */
export const policyValues = (order: PracticePolicyOrder) => ({
  is_asked_first: order.isAskedFirst,
  cancel_hours: order.cancelHours,
  move_hours: order.moveHours,
  ...(order.meetingUrl !== undefined && { meeting_url: order.meetingUrl }),
});

/** What a service costs: with a rate as long as it takes, and what else is charged. */
export const serviceFee = ({ rate, minutes, otherCharges, fee }: Omit<ServiceOrder, 'name'>) =>
  rate === null ? fee : Math.round((rate * minutes) / 60) + otherCharges;

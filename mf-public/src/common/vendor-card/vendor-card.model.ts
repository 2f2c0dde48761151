import { limits, type Rating, type Vendor } from '@nukkad/platform/contract';
import { formatFeeUnit, formatMoney, formatNearTime, formatTime } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { indianDay } from '../clock/india-time.model';
import * as common from '../common.text';
import type { Profession } from '../professions/profession';

/** View model of a card. Any field may be missing; null is rendered as a dash or left out. */
export interface VendorCardView {
  id: string;
  name: string;
  img: string;
  title: string | null;
  lines: { label: string; value: string | null }[];
  /** Speciality within the profession as the wire has it, for addresses: "Dentist". */
  speciality: string | undefined;
  rating: Rating | null;
  place: string | null;
  /** Kilometres from the search locality: `2.3`; null if unknown or zero. */
  km: string | null;
  /** `7 years of teaching`; null if unknown or already in a line. */
  years: string | null;
  /** Median minutes until an answer; null unless known and among the fastest. */
  replyMinutes: number | null;
  /** Free slots, soonest first; empty where booking is not possible. */
  slots: string[];
  /** Null if unknown or already in a line. */
  languages: string | null;
  fee: { amount: string; per: string } | null;
  isVerified: boolean;
  isSample: boolean;
}

export function vendorCardView(vendor: Vendor, profession: Profession): VendorCardView {
  const { cardLines, page } = profession;
  const { fee, locality } = vendor;
  const title = titleOf(vendor);
  const lines = cardLines(vendor)
    .map(({ label, value }) => ({ label, value: value ? localName(value) : null }))
    .filter(({ value }) => value === null || !title?.includes(value));
  return {
    id: vendor._id,
    name: vendor.vendorName,
    img: vendor.img,
    title,
    lines,
    speciality: vendor.subCategory?.categoryName,
    rating: vendor.rating ?? null,
    place: locality ? localName(`${locality.name}, ${locality.city}`) : null,
    km: typeof vendor.km === 'number' && vendor.km >= 0.1 ? vendor.km.toFixed(1) : null,
    years: yearsBeside(lines, vendor.experienceYears, profession),
    replyMinutes: fastReplyOf(vendor),
    slots: page.actions.includes('book')
      ? (vendor.nextSlots ?? []).slice(0, limits.slotsOnCard)
      : [],
    languages: languagesBeside(lines, vendor.languages),
    fee: fee ? { amount: formatMoney(fee), per: formatFeeUnit(fee.per) } : null,
    isVerified: vendor.isVerified === true,
    isSample: vendor.isSample === true,
  };
}

function fastReplyOf({ replyMinutes }: Vendor): number | null {
  const isFast = replyMinutes != null && replyMinutes <= limits.fastReplyMinutes;
  return isFast ? Math.max(1, replyMinutes) : null;
}

/** Title, with the speciality if the title does not name it. */
export function titleOf({ title, subCategory, profession }: Vendor): string | null {
  const speciality = subCategory?.categoryName ?? '';
  const isNamed = title?.toLowerCase().includes(speciality.toLowerCase());
  const said = [title && localName(title), !isNamed && localName(speciality, profession)];
  return said.filter(Boolean).join(' · ') || null;
}

function languagesBeside(lines: VendorCardView['lines'], languages: string[] | undefined) {
  if (!languages?.length) return null;
  const named = localName(languages.join(', '));
  return lines.some(({ value }) => value?.includes(named)) ? null : named;
}

function yearsBeside(
  lines: VendorCardView['lines'],
  years: number | undefined,
  { yearsOf }: Profession,
): string | null {
  if (!years) return null;
  const isNamed = lines.some(({ value }) => value?.includes(localName(`${years} year`)));
  return isNamed ? null : common.years(years, yearsOf);
}

/** A slot's text on a card, and for screen readers. */
export interface SlotWords {
  short: string;
  whole: string;
}

/** `Today, 5:30 PM`; only the time for a slot on the same day as the previous one. */
export function slotWords(slots: readonly string[], now: Date | null): SlotWords[] {
  return slots.map((slot, index) => {
    const whole = formatNearTime(slot, now);
    const before = slots[index - 1];
    const isSameDay = before !== undefined && indianDay(before) === indianDay(slot);
    return { short: isSameDay ? formatTime(slot) : whole, whole };
  });
}

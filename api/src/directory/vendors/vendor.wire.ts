import { limits, type Rating, type Vendor } from '@nukkad/platform/contract';
import type { Working } from '../../availability';
import type { VendorRow } from './vendors.store';

/** Card fields that are not in the vendor's row. `km`: distance from the place asked for. */
export interface CardMoment {
  km?: number | null;
  /** From `nextTimesOf`. */
  nextSlots: string[] | undefined;
}

/** A vendor as a listing's card shows it. */
export function toVendor(row: VendorRow, { km = null, nextSlots = [] }: CardMoment): Vendor {
  const { detail, profession } = row;
  return {
    _id: row.id,
    vendorName: row.name,
    subCategory:
      row.sub_category_id && row.sub_category_name
        ? { _id: row.sub_category_id, categoryName: row.sub_category_name }
        : null,
    doctorDetails:
      profession === 'doctor'
        ? {
            education: detail.education,
            experience: detail.experience,
            clinicName: detail.clinicName ?? '',
          }
        : null,
    teacherDetails:
      profession === 'teacher'
        ? {
            teachingLanguage: detail.teachingLanguages ?? [],
            totalLesson: detail.totalLessons ?? 0,
            teachingExperience: years(row.experience_years),
          }
        : null,
    specialization: detail.specializations.map((specializationName) => ({ specializationName })),
    education: detail.education.map((qualification) => ({ qualification })),
    category: { _id: row.category_id, categoryName: row.category_name },
    profession,
    img: row.image,
    title: row.title,
    qualifications: row.qualifications.slice(0, limits.qualificationLines),
    address: row.address,
    locality: {
      name: row.locality_name,
      city: row.city_name,
      pin: row.pin,
      lat: row.lat,
      lng: row.lng,
    },
    experienceYears: row.experience_years,
    languages: row.languages,
    rating: ratingOf(row.rating_sum, row.rating_count),
    fee: feeOf(row),
    isVerified: row.is_verified,
    km,
    nextSlots,
    replyMinutes: row.reply_minutes,
    isSample: row.is_sample,
  };
}

/** A vendor's working hours, for `nextTimesOf`. */
export const workingOf = (
  row: Pick<VendorRow, 'id' | 'working_hours' | 'lunch_from' | 'lunch_to' | 'has_own_times'>,
): Working => ({
  ...{ id: row.id, hours: row.working_hours, lunch: lunchOf(row) },
  hasOwnTimes: row.has_own_times,
});

/** A vendor's lunch break; null when none. */
export function lunchOf({ lunch_from, lunch_to }: Pick<VendorRow, 'lunch_from' | 'lunch_to'>) {
  return lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
}

/** Null below the minimum number of reviews, because a few say little. */
export function ratingOf(sum: number, count: number): Rating | null {
  if (count < limits.reviewsForRating) return null;
  return { average: Math.round((sum / count) * 10) / 10, count };
}

function feeOf({ fee_amount, fee_currency, fee_per }: VendorRow): Vendor['fee'] {
  if (fee_amount === null || fee_currency === null || fee_per === null) return null;
  return { amount: fee_amount, currency: fee_currency, per: fee_per };
}

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

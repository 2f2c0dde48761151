import { limits, type Rating, type Vendor, type VendorDetails } from '@nukkad/platform/contract';
import type { servicesOf, VendorRow, vendorById } from './vendors.store';

type DetailsRow = NonNullable<Awaited<ReturnType<typeof vendorById>>>;
type ServiceRow = Awaited<ReturnType<typeof servicesOf>>[number];

/** A vendor as a listing's card shows it. */
export function toVendor(row: VendorRow): Vendor {
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
    isSample: row.is_sample,
  };
}

/** A vendor with everything its own page shows. */
export function toVendorDetails(row: DetailsRow, services: ServiceRow[]): VendorDetails {
  return {
    ...toVendor(row),
    about: row.about,
    services: services.map((service) => ({
      _id: service.id,
      name: service.name,
      minutes: service.minutes,
      fee: { amount: service.fee_amount, currency: service.fee_currency },
    })),
    workingHours: row.working_hours,
  };
}

/** Too few reviews say nothing: then there is no rating. */
export function ratingOf(sum: number, count: number): Rating | null {
  if (count < limits.reviewsForRating) return null;
  return { average: Math.round((sum / count) * 10) / 10, count };
}

function feeOf({ fee_amount, fee_currency, fee_per }: VendorRow): Vendor['fee'] {
  if (fee_amount === null || fee_currency === null || fee_per === null) return null;
  return { amount: fee_amount, currency: fee_currency, per: fee_per };
}

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

import { limits, type Rating, type Vendor, type VendorDetails } from '@nukkad/platform/contract';
import { textOf } from '../common/navigation-state';
import { formatMoney } from '../common/rupees';
import { titleOf } from '../common/vendor-card/vendor-card.model';

/** Head of a details page: as much as a card brings along, or all of it. */
export interface Profile {
  name: string;
  img: string;
  title: string | null;
  qualifications: string[];
  address: string | null;
  /** Null where the card that came along does not say. */
  facts: Facts | null;
}

export interface Facts {
  rating: Rating | null;
  fee: { amount: string; per: string } | null;
  experienceYears: number | null;
  languages: string | null;
  speciality: string | null;
  isVerified: boolean;
  isSample: boolean;
}

export function profileOf(vendor: Vendor): Profile {
  const { fee, subCategory, languages, qualifications } = vendor;
  const lines = (qualifications ?? []).slice(0, limits.qualificationLines);
  const named = languages?.length ? languages.join(', ') : null;
  return {
    name: vendor.vendorName,
    img: vendor.img,
    title: titleOf(vendor),
    qualifications: lines,
    address: vendor.address || null,
    facts: {
      rating: vendor.rating ?? null,
      fee: fee ? { amount: formatMoney(fee), per: fee.per } : null,
      experienceYears: vendor.experienceYears > 0 ? vendor.experienceYears : null,
      // Some lines name the languages already.
      languages: named !== null && lines.some((line) => line.includes(named)) ? null : named,
      speciality: subCategory?.categoryName ?? null,
      isVerified: vendor.isVerified === true,
      isSample: vendor.isSample === true,
    },
  };
}

/** The documented card fields alone, when no vendor came with them. */
export function profileOfCard(state: unknown): Profile | null {
  const name = textOf(state, 'name');
  if (name === null) return null;
  const lines = ['qual1', 'qual2', 'qual3', 'qual4'].map((key) => textOf(state, key));
  return {
    name,
    img: textOf(state, 'img') ?? '',
    title: textOf(state, 'title'),
    qualifications: lines.filter((line) => line !== null),
    address: textOf(state, 'address'),
    facts: null,
  };
}

/** Nobody has this id, or it is no id at all. */
export function isUnknownVendor(status: number | null): boolean {
  return status === 400 || status === 404 || status === 422;
}

/** Monday to Sunday, each with its spans; none means closed. Empty when nothing is given. */
export function weekOf(
  workingHours: VendorDetails['workingHours'],
): { weekday: number; spans: { opens: string; closes: string }[] }[] {
  if (workingHours.length === 0) return [];
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    spans: workingHours
      .filter((hours) => hours.weekday === weekday)
      .sort((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => ({ opens: clockTime(opens), closes: clockTime(closes) })),
  }));
}

/** `20:00` → `8:00 pm`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A search for the address that every map application understands. */
export function mapsAddress({ address, locality }: Vendor): string {
  const place =
    locality && !address.includes(locality.pin) ? `, ${locality.city} ${locality.pin}` : '';
  const query = new URLSearchParams({ api: '1', query: address + place });
  return `https://www.google.com/maps/search/?${query}`;
}

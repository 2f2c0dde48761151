import type { Rating, Vendor } from '@nukkad/platform/contract';
import type { Profession } from '../professions/profession';
import { formatMoney } from '../rupees';

/** A vendor as a card shows it. Everything may be missing; null is drawn as a dash or left out. */
export interface VendorCardView {
  id: string;
  name: string;
  img: string;
  title: string | null;
  lines: { label: string; value: string | null }[];
  rating: Rating | null;
  place: string | null;
  /** Null where none are known, or where a line names them already. */
  languages: string | null;
  fee: { amount: string; per: string } | null;
  isVerified: boolean;
  isSample: boolean;
}

export function vendorCardView(vendor: Vendor, { cardLines }: Profession): VendorCardView {
  const { fee, locality } = vendor;
  const title = titleOf(vendor);
  const lines = cardLines(vendor)
    .map(({ label, value }) => ({ label, value: value || null }))
    .filter(({ value }) => value === null || !title?.includes(value));
  return {
    id: vendor._id,
    name: vendor.vendorName,
    img: vendor.img,
    title,
    lines,
    rating: vendor.rating ?? null,
    place: locality ? `${locality.name}, ${locality.city}` : null,
    languages: languagesBeside(lines, vendor.languages),
    fee: fee ? { amount: formatMoney(fee), per: fee.per } : null,
    isVerified: vendor.isVerified === true,
    isSample: vendor.isSample === true,
  };
}

/** What somebody is, with the speciality where the title does not name it. */
export function titleOf({ title, subCategory }: Vendor): string | null {
  const speciality = subCategory?.categoryName ?? '';
  if (!title || !speciality) return title || speciality || null;
  const isNamed = title.toLowerCase().includes(speciality.toLowerCase());
  return isNamed ? title : `${title} · ${speciality}`;
}

function languagesBeside(lines: VendorCardView['lines'], languages: string[] | undefined) {
  if (!languages?.length) return null;
  const named = languages.join(', ');
  return lines.some(({ value }) => value?.includes(named)) ? null : named;
}

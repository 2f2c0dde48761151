import { limits, type Rating, type Vendor, type VendorDetails } from '@nukkad/platform/contract';
import { formatFeeUnit, formatMoney } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { textOf } from '../common/navigation/navigation-state';
import type { DetailsTab, Profession } from '../common/professions/profession';
import { titleOf } from '../common/vendor-card/vendor-card.model';

/** Head of a details page: from the card, or complete. */
export interface Profile {
  /** Null if only the documented card fields are known. */
  id: string | null;
  name: string;
  img: string;
  title: string | null;
  qualifications: string[];
  address: string | null;
  /** Null if the card does not say. */
  facts: Facts | null;
}

export interface Facts {
  rating: Rating | null;
  fee: { amount: string; per: string } | null;
  experienceYears: number | null;
  languages: string | null;
  speciality: string | null;
  /** City; may be missing in a card. */
  city: string | null;
  /** Median minutes until an answer, if among the fastest. */
  quickReply: number | null;
  isVerified: boolean;
  isSample: boolean;
}

export function profileOf(vendor: Vendor): Profile {
  const { fee, subCategory, languages, qualifications, replyMinutes } = vendor;
  const lines = (qualifications ?? [])
    .slice(0, limits.qualificationLines)
    .map((line) => localName(line));
  const named = languages?.length ? localName(languages.join(', ')) : null;
  const isQuick = replyMinutes != null && replyMinutes <= limits.quickReplyMinutes;
  return {
    id: vendor._id,
    name: vendor.vendorName,
    img: vendor.img,
    title: titleOf(vendor),
    qualifications: lines,
    address: vendor.address || null,
    facts: {
      rating: vendor.rating ?? null,
      fee: fee ? { amount: formatMoney(fee), per: formatFeeUnit(fee.per) } : null,
      experienceYears: vendor.experienceYears > 0 ? vendor.experienceYears : null,
      // Some lines name the languages already.
      languages: named !== null && lines.some((line) => line.includes(named)) ? null : named,
      speciality: subCategory && localName(subCategory.categoryName, vendor.profession),
      city: vendor.locality ? localName(vendor.locality.city) : null,
      quickReply: isQuick ? replyMinutes : null,
      isVerified: vendor.isVerified === true,
      isSample: vendor.isSample === true,
    },
  };
}

/** Profile from the documented card fields, without a vendor. */
export function profileOfCard(state: unknown): Profile | null {
  const name = textOf(state, 'name');
  if (name === null) return null;
  const lines = ['qual1', 'qual2', 'qual3', 'qual4'].map((key) => textOf(state, key));
  return {
    id: null,
    name,
    img: textOf(state, 'img') ?? '',
    title: localName(textOf(state, 'title') ?? '') || null,
    qualifications: lines.filter((line) => line !== null).map((line) => localName(line)),
    address: textOf(state, 'address'),
    facts: null,
  };
}

/** The id is unknown or invalid. */
export function isUnknownVendor(status: number | null): boolean {
  return status === 400 || status === 404 || status === 422;
}

/** Anchor of the tabs. */
export const TABS = 'sides';

/** The tab in the address if the profession has it, else the first. */
export function tabOf(asked: string | null, { profile }: Profession): DetailsTab {
  return profile.tabs.find((tab) => tab === asked) ?? 'about';
}

/** Slug of a name, as the API makes it: `Income Tax` → `income-tax`. */
export function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Slug of the speciality; null if unknown. */
export function vendorSpeciality({ subCategory }: Vendor): string | null {
  return subCategory ? nameSlug(subCategory.categoryName) : null;
}

/** FAQ are stored by speciality within a profession: `doctor/dentist`. */
export function faqKey(profession: string, speciality: string | null): string {
  return speciality === null ? profession : `${profession}/${speciality}`;
}

/** Canonical address of a vendor's page. */
export function detailsAddress({ details }: Profession, id: string): string {
  return `${details}?${new URLSearchParams({ id })}`;
}

export function officeAddress(office: string, department?: string): string {
  const query = new URLSearchParams(department === undefined ? { office } : { office, department });
  return `/govt-offices-detail?${query}`;
}

export function chatAddress(id: string): string {
  return `/messages?${new URLSearchParams({ to: id })}`;
}

/** Fields of work, without duplicates. */
export function fieldsOf({ specialization, subCategory, profession }: VendorDetails): string[] {
  const named = (specialization ?? []).map(({ specializationName }) => specializationName);
  const own = subCategory ? [subCategory.categoryName] : [];
  return [...new Set([...own, ...named])].map((field) => localName(field, profession));
}

const LONG_WORD = 12;

/** Whether a name has a word that a phone would break: `Subrahmanyeswari`. */
export const hasLongWord = (name: string): boolean =>
  name.split(/\s+/).some((word) => word.length >= LONG_WORD);

import type { GovOffice, Vendor } from '@nukkad/platform/contract';
import type { Profession } from './professions/profession';

/** What comes along to a category page or a listing: a hint, never the only source. */
export interface CategoryState {
  categoryId: string;
}

/** What a card click brings to a details page: the card, so that it paints at once. */
export interface DetailsState {
  img: string;
  name: string;
  title: string;
  titleSpan: string;
  qual1: string;
  qual2: string;
  qual3: string;
  qual4: string;
  address: string;
  /** Listing the person came from, with its search. */
  from: string;
}

export function categoryHint(state: unknown): string | null {
  return textOf(state, 'categoryId');
}

export function detailsState(vendor: Vendor, profession: Profession, from: string): DetailsState {
  const [qual1 = '', qual2 = '', qual3 = '', qual4 = ''] = vendor.qualifications ?? [];
  return {
    img: vendor.img,
    name: vendor.vendorName,
    title: vendor.title,
    titleSpan: vendor.subCategory?.categoryName ?? '',
    qual1,
    qual2,
    qual3,
    qual4,
    address: vendor.address,
    from,
    [profession.stateKey]: vendor,
  };
}

/** The vendor that came along, if it is one. */
export function vendorInState(state: unknown, { stateKey }: Profession): Vendor | null {
  const vendor = isRecord(state) ? state[stateKey] : null;
  if (textOf(vendor, '_id') === null || textOf(vendor, 'vendorName') === null) return null;
  return vendor as Vendor;
}

/** Where to go back to; only an address of this site counts. */
export function originInState(state: unknown): string | null {
  const from = textOf(state, 'from');
  return from !== null && /^\/(?!\/)/.test(from) ? from : null;
}

export function textOf(record: unknown, key: string): string | null {
  const text = isRecord(record) ? record[key] : null;
  return typeof text === 'string' && text !== '' ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a card of a government office brings to its page. */
export type OfficeState = Pick<
  GovOffice,
  'heading' | 'detail1' | 'detail2' | 'detail3' | 'detail4' | 'detail5'
>;

export function officeState(office: GovOffice): OfficeState {
  const { heading, detail1, detail2, detail3, detail4, detail5 } = office;
  return { heading, detail1, detail2, detail3, detail4, detail5 };
}
